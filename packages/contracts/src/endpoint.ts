import type { z } from "zod";
import type { AnyContract, AnyRoute } from "./route.ts";

/** The types of a call's input and response. */
export type Shape = Record<"params" | "query" | "body" | "response", unknown>;

declare const shape: unique symbol;

/** The address of one call. It has the types of its route but no schema, so that the browser needs no validator. */
export type Endpoint<S extends Shape = Shape> = {
  readonly method: string;
  readonly path: string;
  readonly [shape]?: S;
};

type Sent<Z> = Z extends z.ZodType ? z.input<Z> : undefined;

/** Repeats the method and path of a route for the browser. The compiler refuses any other. */
export function endpoint<R extends AnyRoute, C extends AnyContract = R["contract"]>(
  method: R["method"],
  path: R["path"],
): Endpoint<{
  params: Sent<C["params"]>;
  query: Sent<C["query"]>;
  body: Sent<C["body"]>;
  response: z.output<C["success"]["schema"]>;
}> {
  return { method, path };
}
