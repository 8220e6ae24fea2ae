import type { Endpoint, Shape } from "@agency/contracts/endpoint";
import { languageOfPath } from "../i18n/language-path.ts";
import { CallError } from "./call-error.ts";

type Part<S extends Shape, K extends "params" | "query" | "body"> = S[K] extends undefined
  ? { [P in K]?: never }
  : undefined extends S[K]
    ? { [P in K]?: S[K] }
    : Record<never, unknown> extends S[K]
      ? { [P in K]?: S[K] }
      : { [P in K]: S[K] };

/** The parts of the request that an endpoint defines. */
export type Input<S extends Shape> = Part<S, "params"> & Part<S, "query"> & Part<S, "body">;

type Arguments<S extends Shape> =
  Record<never, unknown> extends Input<S>
    ? [input?: Input<S>, options?: CallOptions]
    : [input: Input<S>, options?: CallOptions];

export type CallOptions = { signal?: AbortSignal };

type Address = { params?: Record<string, string> | undefined; query?: Record<string, unknown> | undefined };

/**
 * Calls the API and returns the response: JSON parsed, other text as it is, `null` for an empty body.
 * @throws {CallError} on an unsuccessful response; `TypeError` when the server cannot be reached
 */
export async function call<S extends Shape>(
  endpoint: Endpoint<S>,
  ...[input, options]: Arguments<S>
): Promise<S["response"]> {
  return contentOf(await answerOf(endpoint, input, options));
}

/**
 * Requests part of a list and the total (the header x-total-count).
 * @throws as `call` does
 */
export async function callList<S extends Shape>(
  endpoint: Endpoint<S>,
  ...[input, options]: Arguments<S>
): Promise<{ rows: S["response"]; total: number }> {
  const response = await answerOf(endpoint, input, options);
  return { rows: await contentOf(response), total: totalOf(response) };
}

/**
 * Requests the total without the list.
 * @throws as `call` does
 */
export async function countOf<S extends Shape>(
  endpoint: Endpoint<S>,
  ...[input, options]: Arguments<S>
): Promise<number> {
  return totalOf(await answerOf({ ...endpoint, method: "HEAD" }, input, options));
}

/** A response without a total does not come from the API. */
function totalOf(response: Response): number {
  const total = Number(response.headers.get("x-total-count") ?? Number.NaN);
  if (Number.isNaN(total)) throw new CallError(response.status, "", "x-total-count");
  return total;
}

async function answerOf(
  endpoint: { method: string; path: string },
  input: unknown,
  options: CallOptions | undefined,
): Promise<Response> {
  const { body, ...address } = (input ?? {}) as Address & { body?: unknown };
  const headers = new Headers({ "accept-language": languageOfPath(location.pathname) });
  if (body !== undefined) headers.set("content-type", "application/json");

  const response = await fetch(addressOf(endpoint, address), {
    method: endpoint.method,
    credentials: "include",
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...options,
  });

  if (!response.ok) {
    const { status, statusText, headers: told } = response;
    throw new CallError(status, await response.text(), statusText, told.get("retry-after"));
  }
  return response;
}

async function contentOf(response: Response) {
  const text = await response.text();
  if (text === "") return null;
  return response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
}

/** The address of an endpoint with its parameters filled in, for links and calls. */
export function addressOf(endpoint: Pick<Endpoint, "path">, { params = {}, query = {} }: Address = {}): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      search.set(name, String(value));
    }
  }
  return search.size === 0 ? path : `${path}?${search}`;
}

/** Reads a 401 as null instead of an error. */
export async function orNullIfSignedOut<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null;
    throw error;
  }
}
