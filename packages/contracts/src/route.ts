import type { z } from "zod";
import type { Endpoint, Method, Shape } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";

/** Who may call: anyone, anyone who knows the client ID, or a signed-in member of staff. */
export type Access = "public" | "portal" | "staff";

/** A contract whatever its schemas are. */
export type AnyContract = {
  summary: string;
  tag: string;
  access: Access;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  success: {
    /** 204 answers without a body. */
    status: 200 | 201 | 202 | 204;
    schema: z.ZodType;
    /** Set where the answer is no JSON. */
    contentType?: string;
  };
  errors: readonly ErrorCode[];
  /** Set where the request body is no JSON. */
  accepts?: "text/csv";
  /**
   * Set where mail services call too (RFC 8058): from no page of ours, with a form as the body, which says nothing that the
   * address does not.
   */
  takesForms?: true;
};

export type AnyRoute = { readonly method: Method; readonly path: string; readonly contract: AnyContract };

/** The schemas of a contract must be of the types that its endpoint names. */
type ContractOf<S extends Shape> = AnyContract & {
  [K in Extract<keyof S, "params" | "query" | "body">]: z.ZodType<S[K]>;
} & { success: { schema: z.ZodType<S["response"]> } };

/** Joins an endpoint with the schemas that its input and answer are checked against. */
export function route<S extends Shape, const C extends ContractOf<S>>(
  endpoint: Endpoint<S>,
  contract: C,
): { readonly method: Method; readonly path: string; readonly contract: C } {
  return { ...endpoint, contract };
}
