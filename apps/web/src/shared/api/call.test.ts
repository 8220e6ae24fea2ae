import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addMessages } from "../i18n/messages.ts";
import { CallError } from "./call-error.ts";
import { callAddress, call, callList, requestCount, orNullIfSignedOut } from "./call.ts";
import { errorMessage } from "./error-message.ts";

const fetched = vi.fn<typeof fetch>();

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json; charset=utf-8" } });
}

/** The request of the last call. */
function sent() {
  const [address, init] = fetched.mock.lastCall ?? [];
  const headers = new Headers(init?.headers);
  return {
    address,
    method: init?.method,
    credentials: init?.credentials,
    body: init?.body,
    type: headers.get("content-type"),
    language: headers.get("accept-language"),
  };
}

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { pathname: "/admin" });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a request", () => {
  test("has a content type for a JSON body and includes cookies", async () => {
    fetched.mockResolvedValue(json(200, {}));
    await call("POST /api/auth/login", { body: { username: "rani", password: "secret" } });
    expect(sent()).toEqual({
      address: "/api/auth/login",
      method: "POST",
      credentials: "include",
      body: '{"username":"rani","password":"secret"}',
      type: "application/json",
      language: "en",
    });
  });

  test("has no content type without a body", async () => {
    fetched.mockResolvedValue(new Response(null, { status: 204 }));
    await call("POST /api/auth/logout");
    expect(sent()).toMatchObject({ body: undefined, type: null });
  });

  test("uses the language of the page", async () => {
    vi.stubGlobal("location", { pathname: "/ms/admin" });
    fetched.mockResolvedValue(json(200, []));
    await call("GET /api/reports/clients", { query: {} });
    expect(sent().language).toBe("ms");
  });

  test("escapes parameters and omits missing query values", () => {
    expect(callAddress("GET /api/reports/clients/:clientId", { params: { clientId: "a/b c" } })).toBe(
      "/api/reports/clients/a%2Fb%20c",
    );
    expect(
      callAddress("GET /api/reports/clients", { query: { search: "kopi & teh", limit: 5, offset: undefined } }),
    ).toBe("/api/reports/clients?search=kopi+%26+teh&limit=5");
  });
});

describe("the compiler", () => {
  test("refuses a path that no route has, a wrong parameter, query or body, and one that is missing", async () => {
    fetched.mockImplementation(async () => new Response(null, { status: 204 }));
    const clientId = "a";
    // @ts-expect-error no route has this path
    await call("GET /api/reports/client");
    // @ts-expect-error no route has this method
    await call("PUT /api/auth/session");
    // @ts-expect-error the parameter is clientId
    await call("GET /api/reports/clients/:clientId", { params: { id: clientId } });
    // @ts-expect-error a parameter is missing
    await call("DELETE /api/reports/clients/:clientId", {});
    // @ts-expect-error the query has no such order
    await call("GET /api/reports/clients", { query: { order: "up" } });
    // @ts-expect-error the body has no password
    await call("POST /api/auth/login", { body: { username: "rani" } });
    // @ts-expect-error the call takes no body
    await call("POST /api/auth/logout", { body: {} });
    // @ts-expect-error an address has no body
    callAddress("PUT /api/reports/clients/:clientId", { params: { clientId }, body: {} });
    const answer = await call("GET /api/auth/session");
    // @ts-expect-error the answer has no such field
    expect(answer?.fee).toBeUndefined();
  });
});

describe("a response", () => {
  test("is parsed if it is JSON, null if it is empty, and otherwise text", async () => {
    fetched.mockResolvedValueOnce(json(200, { username: "rani" }));
    expect(await call("GET /api/auth/session")).toEqual({ username: "rani" });
    fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
    expect(await call("POST /api/auth/logout")).toBeNull();
    fetched.mockResolvedValueOnce(new Response("a;b", { headers: { "content-type": "text/csv; charset=utf-8" } }));
    expect(await call("GET /api/auth/session")).toBe("a;b");
  });

  test("includes the total of a list, which can also be requested alone", async () => {
    const headers = { "content-type": "application/json", "x-total-count": "40" };
    fetched.mockResolvedValueOnce(new Response("[1]", { headers }));
    expect(await callList("GET /api/enquiries", { query: { limit: 1 } })).toEqual({ rows: [1], total: 40 });
    fetched.mockResolvedValueOnce(new Response(null, { headers }));
    expect(await requestCount("GET /api/enquiries", { query: { state: "waiting" } })).toBe(40);
    expect(sent()).toMatchObject({ address: "/api/enquiries?state=waiting", method: "HEAD" });
    fetched.mockResolvedValueOnce(new Response(null));
    await expect(requestCount("GET /api/enquiries", { query: {} })).rejects.toThrow(CallError);
  });

  test("with an error throws the status and the parsed body", async () => {
    const body = { error: "email_taken", message: "Another client already has this email address." };
    fetched.mockResolvedValue(json(409, body));
    const error = await call("GET /api/auth/session").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: 409, message: `409: ${JSON.stringify(body)}`, body });
    expect(errorMessage(error)).toBe(body.message);
  });

  test("with an error and no body throws the status text", async () => {
    fetched.mockResolvedValue(new Response("", { status: 502, statusText: "Bad Gateway" }));
    await expect(call("GET /api/auth/session")).rejects.toThrow("502: Bad Gateway");
  });

  test("with status 401 can be read as null, unlike any other error", async () => {
    fetched.mockResolvedValueOnce(json(401, { error: "not_signed_in", message: "Please sign in." }));
    expect(await orNullIfSignedOut(call("GET /api/auth/session"))).toBeNull();
    fetched.mockResolvedValueOnce(json(500, { error: "internal_error", message: "…" }));
    await expect(orNullIfSignedOut(call("GET /api/auth/session"))).rejects.toThrow("500");
  });
});

describe("the message for people", () => {
  beforeEach(() => {
    addMessages("en", "common", { failure: { unreachable: "No server.", answer: "Wrong ({{status}})." } });
    addMessages("ms", "common", { failure: { unreachable: "Tiada pelayan." } });
  });

  test("says in the page's language that the server cannot be reached", () => {
    expect(errorMessage(new TypeError("Failed to fetch"))).toBe("No server.");
    vi.stubGlobal("location", { pathname: "/ms/admin" });
    expect(errorMessage(new TypeError("Failed to fetch"))).toBe("Tiada pelayan.");
  });

  test("does not include a response that is not the API's", () => {
    expect(errorMessage(new CallError(502, "<html>nginx</html>", "Bad Gateway"))).toBe("Wrong (502).");
  });
});
