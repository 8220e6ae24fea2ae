import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { unfilledAddress } from "@agency/content/unfilled-address";
import { errorBodySchema } from "@agency/contracts/errors";
import { login } from "@agency/contracts/staff";
import { testFolder } from "@agency/testing/afterwards";
import { until } from "@agency/testing/ceiling";
import { staffMember, startApi } from "../../testing/api.ts";

const site = await testFolder();
await mkdir(join(site, "client", "ms", "blog"), { recursive: true });
await mkdir(join(site, "client", "team"));
await mkdir(join(site, "client", "assets"));
await writeFile(
  join(site, "csp.json"),
  JSON.stringify({
    "index.html": ["sha256-abc", "count.example", "frame-src player.example"],
    "consultation/index.html": [],
  }),
);
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
  "assets/face-1a2b.woff2": "wOF2",
  "assets/film-1a2b.mp4": "0123456789",
  "assets/page-1a2b.css": Array.from({ length: 300 }, (_, place) => `.a${place % 7}{top:${place ** 3}px}`).join(""),
  "llms.txt": `${unfilledAddress}/team `.repeat(200) + encodeURIComponent(`${unfilledAddress}/team`),
})) {
  await writeFile(join(site, "client", file), text);
}
const redirects = {
  "/about-us": "/team",
  "/shop": "https://shop.example/all?from=site",
  "/关于": "/ms/关于?a=1#kami",
  "/team": "/",
  "/?p=12": "/team",
  "/index.php?lang=en&page_id=7": "/team#people",
};
const api = await startApi({ site, redirects, environment: { PUBLIC_URL: "https://agency.test" } });

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ method: "GET", url, headers });

describe("the security headers are on", () => {
  test.each([
    ["an API answer", "/api/health", 200],
    ["a page", "/", 200],
    ["a file", "/assets/app-1a2b.js", 200],
    ["a missing page", "/no/such/page", 404],
    ["a missing API path", "/api/no-such-path", 404],
    ["a refusal", "/api/auth/session", 401],
    ["bad input without a session", "/api/reports?limit=x", 401],
    ["a wrong client ID", "/api/reports/clients/x", 404],
    ["a URL that cannot be decoded", "/api/reports/clients/%E0%A4%A", 404],
    ["a very long URL", `/api/reports/clients/${"x".repeat(3000)}`, 404],
    ["the API description", "/api/openapi.json", 200],
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
    "an API answer is neither cached nor indexed: %s",
    async (url) => {
      const { headers } = await get(url);
      expect(headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "no-store" });
    },
  );

  test("a page may run only scripts hashed at build time and those of hosts that count visits, and an API answer none", async () => {
    const policy = (await get("/")).headers["content-security-policy"];
    expect(policy).toContain("script-src 'self' 'sha256-abc' count.example;");
    expect(policy).toContain("connect-src 'self' count.example;");
    expect(policy).toContain("frame-src 'self' player.example;");
    expect((await get("/api/health")).headers["content-security-policy"]).toBe(
      "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  test("players get the part of a video that they ask for, and what is compressed comes whole", async () => {
    const part = await get("/assets/film-1a2b.mp4", { range: "bytes=2-4" });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([206, "234", "bytes 2-4/10"]);
    const whole = await get("/assets/app-1a2b.js", { range: "bytes=2-4" });
    expect([whole.statusCode, whole.body]).toEqual([200, "export {}"]);
  });

  test("over http Strict-Transport-Security is absent", async () => {
    const plain = await startApi();
    const { headers } = await plain.app.inject({ method: "GET", url: "/api/health" });
    expect(headers["strict-transport-security"]).toBeUndefined();
  });
});

test("over https the session cookie is bound to this host and to https", async () => {
  const { headers } = await api.answer(login, { body: staffMember }, { session: null });
  const [session, browser] = [headers["set-cookie"]].flat();
  expect(browser).toMatch(/^__Host-browser=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(session).toMatch(/^__Host-session=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/);
});

describe("a missing page or path", () => {
  test.each(["/api/secret-path", "/api/", "/api/reports/secret-path", "/api/auth/login", "/api/%E0%A4%A"])(
    "under /api gets JSON that does not echo the path: %s",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(errorBodySchema.strict().parse(response.json()).error).toBe("not_found");
      expect(response.body).not.toMatch(/secret|login|%E0|GET/);
    },
  );

  test.each(["POST", "PUT", "DELETE", "PATCH"] as const)(
    "gets 404 for %s too, under /api and elsewhere",
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
  ])("elsewhere gets the 404 page in the language of the URL: %s", async (url, text) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers["content-type"]).toMatch(/^text\/html/);
    expect(response.body).toContain(text);
  });

  test.each(["//team", "/assets//app-1a2b.js", "/team//"])(
    "can be an unusual spelling of a real URL: %s",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers["content-type"]).toMatch(/^text\/html/);
    },
  );

  test("under /api can be an unusual spelling of a real path", async () => {
    const response = await get("/api//health");
    expect([response.statusCode, response.json().error]).toEqual([404, "not_found"]);
  });

  test.each(["/../csp.json", "/%2e%2e/csp.json", "/..%2fcsp.json", "/assets/..%2f..%2fcsp.json", "/..\\csp.json"])(
    "can be a file outside the site's folder: %s",
    async (url) => {
      const response = await get(url);
      expect(response.statusCode).toBe(404);
      expect(response.body).not.toContain("sha256");
    },
  );
});

describe("an old address", () => {
  test.each([
    ["/about-us", "/team"],
    ["/about-us/", "/team"],
    ["/about-us/index.html", "/team"],
    ["/About-Us", "/team"],
    ["/?p=12", "/team"],
    ["/?fbclid=abc&p=12", "/team?fbclid=abc"],
    ["/index.php?page_id=7&lang=en", "/team#people"],
    ["/en/team?x=1", "/team?x=1"],
    ["/en/", "/"],
    ["/about-us?utm_source=mail&x=1", "/team?utm_source=mail&x=1"],
    ["/shop?page=2", "https://shop.example/all?from=site&page=2"],
    ["/%E5%85%B3%E4%BA%8E?b=2", "/ms/%E5%85%B3%E4%BA%8E?a=1&b=2#kami"],
  ])("leads to the page that took its place, with the query: %s", async (url, target) => {
    for (const method of ["GET", "HEAD"] as const) {
      const { statusCode, headers } = await api.app.inject({ method, url });
      expect([statusCode, headers.location]).toEqual([301, target]);
      expect(headers["cache-control"]).toBe("public, max-age=3600");
    }
  });

  test("never hides a page, and gets nothing that is sent to it", async () => {
    expect((await get("/team")).statusCode).toBe(200);
    for (const url of ["/", "/?p=13", "/?p=120"]) expect((await get(url)).statusCode).toBe(200);
    for (const url of ["/about-us/more", "/en//evil.example", "/en/\\evil.example"])
      expect((await get(url)).statusCode).toBe(404);
    const sent = await api.app.inject({
      method: "POST",
      url: "/about-us",
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(sent.statusCode).toBe(404);
  });
});

describe("a link of an email whose # was escaped on the way", () => {
  test.each([
    ["/consultation%23Ab_c-", "/consultation#Ab_c-"],
    ["/consultation%2523Ab_c-.", "/consultation#Ab_c-."],
    ["/consultation/%23confirm%3DAbc", "/consultation#confirm%3DAbc"],
  ])("%s leads to the page, and no cache keeps it", async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 302, location });
    expect(headers["cache-control"]).toBe("no-store");
  });

  test.each(["/no-such-page%23abc", "//evil.example%23abc", "/api/health%23abc"])(
    "leads nowhere without a page: %s",
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect([statusCode, headers.location]).toEqual([404, undefined]);
    },
  );
});

test("pages are served without an extension, and hashed files are cached for a year", async () => {
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
])("an error is in the first requested language that the site has: %s", async (language, message) => {
  const response = await get("/api/nothing", language === undefined ? {} : { "accept-language": language });
  expect(response.json().message).toBe(message);
});

describe("a text of the site", () => {
  const whole = `${"https://agency.test/team ".repeat(200)}https%3A%2F%2Fagency.test%2Fteam`;

  test("names the address of the site, wherever it was built", async () => {
    expect((await get("/llms.txt")).body).toBe(whole);
  });

  test.each([
    ["br, gzip;q=0.9", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["gzip, br;q=0", "gzip", gunzipSync],
  ])("is compressed for a browser that accepts %s", async (accepted, encoding, unpack) => {
    const { headers, rawPayload } = await get("/llms.txt", { "accept-encoding": accepted });
    expect(headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
    expect(headers["content-length"]).toBe(String(rawPayload.length));
    expect(unpack(rawPayload).toString()).toBe(whole);
    expect(rawPayload.length).toBeLessThan(whole.length / 10);
  });

  test("is compressed better for the visitors after the first", async () => {
    const length = async () => (await get("/assets/page-1a2b.css", { "accept-encoding": "br" })).rawPayload.length;
    const first = await length();
    await until(async () => expect(await length()).toBeLessThan(first));
  });

  test("that a browser still has is not sent again, and its headers can be asked for alone", async () => {
    const accepted = { "accept-encoding": "br" };
    const { headers } = await get("/llms.txt", accepted);
    const again = await get("/llms.txt", { ...accepted, "if-none-match": String(headers.etag) });
    expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, "", "accept-encoding"]);
    const head = await api.app.inject({ method: "HEAD", url: "/llms.txt", headers: accepted });
    expect([head.statusCode, head.body, head.headers["content-encoding"]]).toEqual([200, "", "br"]);
  });

  test("is told from a font, which is compressed already", async () => {
    const { headers, body } = await get("/assets/face-1a2b.woff2", { "accept-encoding": "br" });
    expect([headers["content-encoding"], body]).toEqual([undefined, "wOF2"]);
  });
});
