import type { Answer, CallName, Given, Input, Place } from "@agency/contracts/calls";
import { languageOfPath } from "../i18n/language-path.ts";
import { isUnattended } from "./attended.ts";
import { CallError } from "./call-error.ts";
import { isNowConfirmed } from "./confirmation.ts";

export type CallOptions = { signal?: AbortSignal };

/**
 * Calls the API and returns the response: JSON parsed, other text as it is, `null` for an empty body.
 * @param name the call's method and path
 * @throws {CallError} on an unsuccessful response; `TypeError` when the server cannot be reached
 */
export async function call<Name extends CallName>(
  name: Name,
  ...[input, options]: Given<Input<Name>, [options?: CallOptions]>
): Promise<Answer<Name>> {
  return readContent(await requestAnswer(callMethod(name), name, input, options));
}

/**
 * Requests part of a list and the total (the header x-total-count).
 * @throws as `call` does
 */
export async function callList<Name extends CallName>(
  name: Name,
  ...[input, options]: Given<Input<Name>, [options?: CallOptions]>
): Promise<{ rows: Answer<Name>; total: number }> {
  const response = await requestAnswer(callMethod(name), name, input, options);
  return { rows: await readContent(response), total: readTotal(response) };
}

/**
 * Requests a file.
 * @throws as `call` does
 */
export async function callFile<Name extends CallName>(name: Name, ...[input]: Given<Input<Name>>): Promise<Blob> {
  return (await requestAnswer(callMethod(name), name, input, undefined)).blob();
}

/**
 * Requests the total without the list.
 * @throws as `call` does
 */
export async function requestCount<Name extends CallName>(
  name: Name,
  ...[input, options]: Given<Input<Name>, [options?: CallOptions]>
): Promise<number> {
  return readTotal(await requestAnswer("HEAD", name, input, options));
}

/** A response without a total does not come from the API. */
function readTotal(response: Response): number {
  const total = Number(response.headers.get("x-total-count") ?? Number.NaN);
  if (Number.isNaN(total)) throw new CallError(response.status, "", "x-total-count");
  return total;
}

function callMethod(name: CallName): string {
  return name.slice(0, name.indexOf(" "));
}

type Address = { params?: Record<string, string>; query?: Record<string, unknown> };

type Request = [method: string, name: CallName, input: unknown, options: CallOptions | undefined];

/** A call for which the server wants to know again who makes it goes on once its person has confirmed. */
async function requestAnswer(...request: Request): Promise<Response> {
  try {
    return await send(...request);
  } catch (error) {
    const asksAgain = error instanceof CallError && error.body?.error === "confirmation_needed";
    if (!asksAgain || !(await isNowConfirmed())) throw error;
    return send(...request);
  }
}

async function send(...[method, name, input, options]: Request): Promise<Response> {
  const { body, ...address } = (input ?? {}) as Address & { body?: unknown };
  const headers = new Headers({ "accept-language": languageOfPath(location.pathname) });
  if (isUnattended()) headers.set("x-unattended", "1");
  if (body !== undefined) headers.set("content-type", "application/json");

  const response = await fetch(filled(name, address), {
    method,
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

async function readContent(response: Response) {
  const text = await response.text();
  if (text === "") return null;
  return response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : text;
}

/** The address of a call with its parameters filled in, for links and calls. */
export function callAddress<Name extends CallName>(name: Name, ...[place]: Given<Place<Name>>): string {
  return filled(name, (place ?? {}) as Address);
}

function filled(name: CallName, { params = {}, query = {} }: Address): string {
  const path = name
    .slice(name.indexOf(" ") + 1)
    .replaceAll(/:(\w+)/g, (_, parameter: string) => encodeURIComponent(params[parameter] ?? ""));
  const search = new URLSearchParams();
  for (const [field, value] of Object.entries(query)) {
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      search.set(field, String(value));
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
