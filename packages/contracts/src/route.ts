import type { z } from "zod";
import type { Endpoint, Method, Shape } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";

/** Who may call: anyone, anyone who knows the client ID, or a signed-in member of staff. */
export type Access = "public" | "portal" | "staff";

/** A contract with any schemas. */
export type AnyContract = {
  summary: string;
  tag: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  success: {
    /** 204 has no response body. */
    status: 200 | 201 | 202 | 204;
    schema: z.ZodType;
    /** Set when the response is not JSON. */
    contentType?: string;
  };
  errors: readonly ErrorCode[];
  /** Set when the request body is not JSON. */
  accepts?: "text/csv";
  /**
   * Set for routes that mail services call too (RFC 8058): cross-origin, with a form body that adds nothing to the
   * address.
   */
  takesForms?: true;
};

export type AnyRoute = { readonly method: Method; readonly path: string; readonly contract: AnyContract };

/** Checks at compile time that a contract's schemas match its endpoint's types. */
type ContractOf<S extends Shape> = AnyContract & {
  [K in Extract<keyof S, "params" | "query" | "body">]: z.ZodType<S[K]>;
} & { success: { schema: z.ZodType<S["response"]> } };

/** Joins an endpoint with the schemas that validate its input and response. */
export function route<S extends Shape, const C extends ContractOf<S>>(
  endpoint: Endpoint<S>,
  contract: C,
): { readonly method: Method; readonly path: string; readonly contract: C } {
  return { ...endpoint, contract };
}
