import type { ErrorCode } from "@agency/model/error-codes";
import type { AnyRoute } from "./route.ts";

/** Every error code that a route can return: its own, and those implied by its method and access. */
export function declaredErrors({ method, contract }: AnyRoute): ErrorCode[] {
  const codes = new Set<ErrorCode>([...(contract.errors ?? []), "internal_error", "unavailable", "too_many_at_once"]);
  if (contract.access === "staff") codes.add("not_signed_in");
  if (method !== "GET" && !contract.takesForms) codes.add("wrong_origin");
  // A body is parsed even where the route takes none, so these apply to every such method.
  if (method !== "GET") codes.add("unsupported_media_type").add("malformed_body").add("body_too_large");
  return [...codes];
}
