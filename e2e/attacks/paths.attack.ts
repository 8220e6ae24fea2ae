import { expect } from "@playwright/test";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { test } from "./support/attack.ts";
import { expectSafe } from "./support/judge.ts";
import { sendBytes, statusesIn } from "./support/send.ts";

const repository = fileURLToPath(new URL("../../", import.meta.url));

/** Spellings of `..` and `/` that some servers have accepted. */
const ups = [
  "..",
  "%2e%2e",
  ".%2e",
  "%2e.",
  "%252e%252e",
  "..%00",
  "..;",
  "....",
  "%c0%ae%c0%ae",
  "\uFF0E\uFF0E",
  "..%20",
  "%u002e%u002e",
];
const slashes = ["/", "%2f", "%5c", "\\", "//", "%252f", "%c0%af", "/./", "%u2215"];
const wanted = [
  "etc/passwd",
  "package.json",
  "csp.json",
  "apps/web/sites/current/csp.json",
  "proc/self/environ",
  "data/agency.sqlite",
  ".env",
];

/** Found in those files only. */
const contents = [/root:.*:0:0:/, /"devDependencies"/, /"sha256-/, /SQLite format 3/, /ADMIN_PASSWORD/, /DATABASE_URL/];

function addresses(): string[] {
  const climbing = ups.flatMap((up) =>
    slashes.flatMap((slash) =>
      [1, 3, 8].flatMap((depth) =>
        wanted.map((file) => `${`${up}${slash}`.repeat(depth)}${file.replaceAll("/", slash)}`),
      ),
    ),
  );
  const starts = ["/", "/assets/", "/api/settings/mails/"];
  return climbing.flatMap((rest, n) => [`${starts[n % starts.length]}${rest}`, `/${rest}`]);
}

test("no spelling of a path leads out of the site's folder", async ({ target }) => {
  for (const path of addresses()) {
    const address = Array.from(path, (char) => (char > "~" ? encodeURIComponent(char) : char)).join("");
    const reply = await target.send({ path: address });
    expectSafe(reply, address);
    assert.ok([400, 401, 404].includes(reply.status), `${address} answered ${reply.status}`);
    for (const content of contents) assert.doesNotMatch(reply.body, content, address);
  }
});

test("raw bytes that no client library sends do not lead out of it either", async ({ target }) => {
  for (const path of [
    "/../../../../etc/passwd",
    "../../etc/passwd",
    "/assets/../../csp.json",
    "/\xff\xfe/../csp.json",
    "*",
    "?",
    "#",
  ]) {
    const answer = await sendBytes(target, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    assert.ok([400, 404, 200].includes(statusesIn(answer)[0] ?? 0), answer.slice(0, 200));
    for (const content of contents) assert.doesNotMatch(answer, content, path);
  }
});

test("neither files beside the built pages nor files that developers leave behind are served", async ({ target }) => {
  const hashes = readFileSync(`${repository}apps/web/sites/current/csp.json`, "utf8");
  expect(hashes).toContain("sha256-");
  const names = [
    ".env",
    ".git/config",
    ".git/HEAD",
    "csp.json",
    "not-found.json",
    "package.json",
    "server/index.js",
    "client/index.html",
  ];
  const more = [
    "server-status",
    "actuator/env",
    "debug",
    "metrics",
    "phpinfo.php",
    "wp-login.php",
    ".well-known/../.env",
    "assets/",
  ];
  for (const name of [...names, ...more, "assets/app.js.map"]) {
    const reply = await target.send({ path: `/${name}` });
    expectSafe(reply, name);
    expect(reply.status, name).toBe(404);
  }
});

test("no source map of the site is served", async ({ target }) => {
  const { body } = await target.send({ path: "/" });
  const scripts = [...new Set(Array.from(body.matchAll(/\/assets\/[\w./-]+\.js/g), ([path]) => path))];
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of scripts) {
    expect((await target.send({ path })).body, path).not.toContain("sourceMappingURL");
    expect((await target.send({ path: `${path}.map` })).status, path).toBe(404);
  }
});

test("no spelling of a staff path opens it without a session", async ({ target }) => {
  const paths = [
    "/api/reports/clients/",
    "/api//reports/clients",
    "//api/reports/clients",
    "/api/reports/clients;x=1",
    "/api/reports/clients%20",
    "/api/reports/clients%00",
    "/API/REPORTS/CLIENTS",
    "/api/%72eports/clients",
    "/api/reports/./clients",
    "/api/health/../reports/clients",
    "/api/health/..%2freports/clients",
    "/api/reports/clients?",
    "/api/reports/clients#x",
    "/api/reports/clients.json",
    "/./api/reports/clients",
  ];
  for (const path of paths) {
    const reply = await target.send({ path });
    expectSafe(reply, path, target.victim.secrets);
    expect([401, 404], path).toContain(reply.status);
  }
});

test("every unknown path gets the same answer, which does not echo it", async ({ target }) => {
  for (const path of [
    "/<script>alert(1)</script>",
    '/"onmouseover="alert(1)',
    "/api/<script>alert(1)</script>",
    "/?q=<script>alert(1)</script>",
    "/api/x?y=alert(1)",
  ]) {
    for (const method of ["GET", "POST", "DELETE"]) {
      const reply = await target.send({ method, path: encodeURI(path) });
      expectSafe(reply, path);
      expect(reply.body, path).not.toMatch(/alert\(1\)|onmouseover="alert/);
    }
    const raw = await sendBytes(
      target,
      `GET ${path.replaceAll(" ", "")} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect(raw, path).not.toMatch(/alert\(1\)/);
  }
});
