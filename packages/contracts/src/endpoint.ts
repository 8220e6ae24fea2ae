export type Method = "GET" | "POST" | "PUT" | "DELETE";

/** The types of a call's input and response. */
export type Shape = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  response: unknown;
};

declare const shape: unique symbol;

/** The address of one call. It carries types but no schema, so that the browser needs no validator. */
export type Endpoint<S extends Shape = Shape> = {
  readonly method: Method;
  readonly path: string;
  readonly [shape]?: S;
};

/** Defines a call by method and path; path parameters are written `:name`. */
export function endpoint<S extends Shape>(method: Method, path: string): Endpoint<S> {
  return { method, path };
}
