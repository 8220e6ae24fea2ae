import type { z } from "zod";
import type { Endpoint, Shape } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";

/** Who may call: anyone, anyone who knows the client ID, or a signed-in member of staff. */
export type Access = "public" | "portal" | "staff";

type Part<T> = T extends undefined ? undefined : z.ZodType<T>;

export type Contract<S extends Shape> = {
  summary: string;
  tag: string;
  access: Access;
  params?: Part<S["params"]>;
  query?: Part<S["query"]>;
  body?: Part<S["body"]>;
  /** The successful answer. `null` stands for an answer without a body. */
  success: {
    status: 200 | 201 | 202 | 204;
    schema: z.ZodType<S["response"]>;
    /** Set where the answer is no JSON. */
    contentType?: string;
  };
  errors: readonly ErrorCode[];
  /** Set where the request body is no JSON. */
  accepts?: "text/csv";
};

export type Route<S extends Shape = Shape, C extends Contract<S> = Contract<S>> = Endpoint<S> & { readonly contract: C };

/** Joins an endpoint with the schemas that its input and answer are checked against. */
export function route<S extends Shape, const C extends Contract<S>>(endpoint: Endpoint<S>, contract: C): Route<S, C> {
  return { ...endpoint, contract };
}
