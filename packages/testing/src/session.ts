import type { Product } from "./product.ts";

/** An answer that is not a success. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(asked: string, status: number, body: string) {
    super(`${asked} answered ${status}: ${body.slice(0, 500)}`);
    this.status = status;
    this.code = body.startsWith("{") ? String((JSON.parse(body) as { error?: string }).error) : "";
  }
}

/** Calls the product as its pages do. */
export type Caller = {
  /** Sends a request as a page of the product does, and returns any answer. */
  send: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** The same. @throws Refused unless the answer is a success; fetch's error when there is none */
  ask: (method: string, path: string, body?: unknown) => Promise<Response>;
  /** The body of an answer in JSON; null for an empty one. */
  // oxlint-disable-next-line no-explicit-any -- tests name the fields that they read
  json: (method: string, path: string, body?: unknown) => Promise<any>;
};

/** @param cookie of a session, for one who is signed in */
function openCaller(url: string, cookie = ""): Caller {
  const send = (method: string, path: string, body?: unknown) =>
    fetch(url + path, {
      method,
      headers: {
        "sec-fetch-site": "same-origin",
        ...(cookie && { cookie }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const ask: Caller["ask"] = async (method, path, body) => {
    const answer = await send(method, path, body);
    if (!answer.ok) throw new Refused(`${method} ${path}`, answer.status, await answer.text());
    return answer;
  };
  return {
    send,
    ask,
    json: async (method, path, body) => JSON.parse((await (await ask(method, path, body)).text()) || "null"),
  };
}

/** @returns the cookie of a new session of the staff */
export async function openSession({ url, staff }: Pick<Product, "url" | "staff">): Promise<string> {
  const answer = await openCaller(url).ask("POST", "/api/auth/login", staff);
  return answer.headers.get("set-cookie")?.split(";", 1)[0] ?? "";
}

/** Calls the product as a member of staff who is signed in. */
export async function signIn(product: Pick<Product, "url" | "staff">): Promise<Caller> {
  return openCaller(product.url, await openSession(product));
}
