import type { ErrorCode } from "./errors.ts";
import type { AnyRoute } from "./route.ts";

/** Every error code a route may answer with: its own, and those that follow from what it takes and who may call it. */
export function declaredErrors({ method, contract }: AnyRoute): ErrorCode[] {
  const codes = new Set<ErrorCode>([...contract.errors, "internal_error", "unavailable"]);
  if (contract.access === "staff") codes.add("not_signed_in");
  if (method !== "GET" && !contract.takesForms) codes.add("wrong_origin");
  // A body is read before it is known to be one too many.
  if (method !== "GET") codes.add("unsupported_media_type").add("malformed_body").add("body_too_large");
  return [...codes];
}
