import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { login } from "@agency/contracts/auth/routes";
import { errorBodySchema } from "@agency/contracts/errors";
import { type Api, staffMember, startApi } from "../testing/api.ts";

const site = join(tmpdir(), `agency-site-${process.pid}`);

let api: Api;

beforeAll(async () => {
  await mkdir(join(site, "client", "ms", "blog"), { recursive: true });
  await mkdir(join(site, "client", "team"));
  await mkdir(join(site, "client", "assets"));
  await writeFile(join(site, "csp.json"), JSON.stringify({ "index.html": ["sha256-abc"] }));
  const notFound = [
    { pattern: "^/ms/blog/[^/]+$", file: "ms/blog/404.html" },
    { pattern: "^/ms(?:/.*)?$", file: "ms/404.html" },
    { pattern: "^(?:/.*)?$", file: "404.html" },
  ];
  await writeFile(join(site, "not-found.json"), JSON.stringify(notFound));
  for (const [file, text] of Object.entries({
    "index.html": "<h1>Home</h1>",
    "404.html": "<h1>404 Page Not Found</h1>",
    "ms/404.html": "<h1>404 Halaman Tidak Ditemui</h1>",
    "ms/blog/404.html": "<h1>Artikel tidak ditemui</h1>",
    "team/index.html": "<h1>Team</h1>",
    "assets/app-1a2b.js": "export {}",
  })) {
    await writeFile(join(site, "client", file), text);
  }
  api = await startApi({ site, environment: { PUBLIC_URL: "https://agency.test" } });
});
afterAll(async () => {
  await api.close();
  await rm(site, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ method: "GET", url, headers });

describe("on every kind of answer stand the security headers", () => {
  test.each([
    ["an answer", "/api/health", 200],
    ["a page", "/", 200],
    ["a file", "/assets/app-1a2b.js", 200],
    ["a missing page", "/no/such/page", 404],
    ["a missing path of the API", "/api/no-such-path", 404],
    ["a refusal", "/api/auth/session", 401],
    ["bad input", "/api/reports?limit=x", 401],
    ["a wrong client ID", "/api/reports/clients/x", 404],
    ["an address that cannot be read", "/api/reports/clients/%E0%A4%A", 404],
    ["a very long address", `/api/reports/clients/${"x".repeat(3000)}`, 404],
    ["the document of the API", "/api/openapi.json", 200],
    ["the page of the API", "/api/docs/", 200],
  ])("%s", async (_, url, status) => {
    const { statusCode, headers } = await get(url);
    expect(statusCode).toBe(status);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
      "permissions-policy": expect.stringContaining("geolocation=()"),
      "content-security-policy": expect.any(String),
    });
    expect(headers["x-powered-by"]).toBeUndefined();
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|upgrade-insecure|https:/);
  });

  test.each(["/api/health", "/api/no-such-path", "/api/auth/session", "/api/reports/clients/x"])(
    "an answer of the API is kept by nobody and found by no search engine: %s",
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "no-store" });
    },
  );

  test("a page may run the scripts whose hashes the build knows, and an answer of the API nothing", async () => {
    expect((await get("/")).headers["content-security-policy"]).toContain("script-src 'self' 'sha256-abc';");
    expect((await get("/api/health")).headers["content-security-policy"]).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  test("over http no browser is told to come back by https", async () => {
    const plain = await startApi();
    try {
      const { headers } = await plain.app.inject({ method: "GET", url: "/api/health" });
      expect(headers["strict-transport-security"]).toBeUndefined();
    } finally {
      await plain.close();
    }
  });
});

test("on https the session cookie is bound to this host and to https", async () => {
  const { headers } = await api.answer(login, { body: staffMember }, { session: null });
  expect(headers["set-cookie"]).toMatch(
    /^__Host-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
  );
});

describe("an address where nothing is", () => {
  test.each(["/api/secret-path", "/api/", "/api/reports/secret-path", "/api/auth/login", "/api/%E0%A4%A"])(
    "under /api is answered in JSON, without an echo: %s",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(errorBodySchema.strict().parse(response.json()).error).toBe("not_found");
      expect(response.body).not.toMatch(/secret|login|%E0|GET/);
    },
  );

  test.each(["POST", "PUT", "DELETE", "PATCH"] as const)(
    "is a 404 for %s too, on pages and paths alike",
    async (method) => {
      for (const url of ["/", "/api/secret-path", "/api/health"]) {
        const response = await api.app.inject({ method, url, headers: { "sec-fetch-site": "same-origin" } });
        expect(response.json()).toEqual({ error: "not_found", message: "There is nothing at this address." });
      }
    },
  );

  test.each([
    ["/no/such/page", "404 Page Not Found"],
    ["/%E0%A4%A", "404 Page Not Found"],
    ["/ms/tiada", "404 Halaman Tidak Ditemui"],
    ["/ms?x=1", "404 Halaman Tidak Ditemui"],
    ["/ms/blog/tiada?x=1", "Artikel tidak ditemui"],
    ["/ms/blog/tiada/", "Artikel tidak ditemui"],
    ["/ms/blog/tiada/lagi", "404 Halaman Tidak Ditemui"],
    ["/msx", "404 Page Not Found"],
  ])("elsewhere is the page for it, in the address's language: %s", async (url, text) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toMatch(/^text\/html/);
    expect(response.body).toContain(text);
  });

  test.each(["//team", "/assets//app-1a2b.js", "/team//"])("is what an odd way to write one is: %s", async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toMatch(/^text\/html/);
  });

  test("is, under /api, what an odd way to write one is", async () => {
    const response = await get("/api//health");
    expect([response.statusCode, response.json().error]).toEqual([404, "not_found"]);
  });

  test.each(["/../csp.json", "/%2e%2e/csp.json", "/..%2fcsp.json", "/assets/..%2f..%2fcsp.json", "/..\\csp.json"])(
    "outside the site's folder is not read: %s",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain("sha256");
    },
  );
});

test("pages are found under their address, and files with a hash are kept by the browser for a year", async () => {
  for (const url of ["/team", "/team/", "/team?x=1"]) expect((await get(url)).body).toBe("<h1>Team</h1>");
  expect((await get("/")).headers["cache-control"]).toBe("no-cache");
  expect((await get("/assets/app-1a2b.js")).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test.each([
  [undefined, "There is nothing at this address."],
  ["en-GB,en;q=0.9", "There is nothing at this address."],
  ["ms", "Tiada apa-apa di alamat ini."],
  ["zh-CN,ms-MY;q=0.8,en;q=0.5", "Tiada apa-apa di alamat ini."],
  ["de", "There is nothing at this address."],
  ["__proto__,constructor", "There is nothing at this address."],
])("an error speaks the first language of the asker that the site has: %s", async (language, message) => {
  const response = await get("/api/nothing", language === undefined ? {} : { "accept-language": language });
  expect(response.json().message).toBe(message);
});
