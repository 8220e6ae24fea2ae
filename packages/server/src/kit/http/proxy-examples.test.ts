import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languageKeys } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { allRoutes } from "@agency/contracts/routes.fixture";
import { readEnvironment } from "../environment.ts";
import { plainHeaders } from "./security-headers.ts";

const conf = readFileSync(join(import.meta.dirname, "../../../../../docs/examples/nginx.conf"), "utf8");
const caddyfile = readFileSync(join(import.meta.dirname, "../../../../../deploy/compose/Caddyfile"), "utf8");
const ownAnswers = conf.slice(conf.indexOf("location /nginx-answers/"));

test("the example for nginx sends the product's headers with nginx's own errors", () => {
  const headers = Array.from(ownAnswers.matchAll(/add_header (\S+) "?([^";]+(?:; [^";]+)*)"? always;/g), (found) => [
    found[1]?.toLowerCase(),
    found[2],
  ]);
  expect(Object.fromEntries(headers)).toEqual({
    ...plainHeaders({ environment: { PUBLIC_URL: "https://agency.example" } } as Parameters<typeof plainHeaders>[0]),
    "x-request-id": "$request_id",
    "retry-after": "$agency_retry_after",
  });
});

test("the example for nginx says its own errors in the product's words, in every language", () => {
  for (const language of languageKeys) {
    for (const code of ["body_too_large", "too_many_at_once", "unavailable", "malformed_request"] as const) {
      expect(conf).toContain(`'${JSON.stringify({ error: code, message: translator(language)(`errors:${code}`) })}'`);
    }
  }
});

test("compose's Caddy sends the product's headers and words with its own errors", () => {
  const [, errors = ""] = caddyfile.split("handle_errors {");
  const headers = Array.from(errors.matchAll(/^\t{3}([A-Z][\w-]+) "?([^"\n]+)"?$/gm), ([, name = "", value]) => [
    name.toLowerCase(),
    value,
  ]);
  expect(Object.fromEntries(headers)).toEqual({
    ...plainHeaders({ environment: { PUBLIC_URL: "https://agency.example" } } as Parameters<typeof plainHeaders>[0]),
    "x-request-id": "{http.request.uuid}",
  });
  for (const language of languageKeys) {
    const message = translator(language)("errors:unavailable");
    expect(errors).toContain(`\`${JSON.stringify({ error: "unavailable", message })}\` {http.error.status_code}`);
  }
  const [page] = /<!doctype html>.*<\/html>/.exec(conf) ?? [];
  expect(errors).toContain(page);
});

test("a proxy gives up on an API, and on a connection to it, before that API stops", () => {
  const drain = readEnvironment({}).DRAIN_SECONDS;
  const upstream = /upstream agency \{[^}]+\}/.exec(conf)?.[0] ?? "";
  expect(upstream).toContain("zone agency");
  for (const setting of [/fail_timeout=(\d+)s/, /keepalive_timeout (\d+)s/])
    expect(Number(setting.exec(upstream)?.[1]), String(setting)).toBeLessThan(drain);
  expect(Number(/keepalive (\d+)s/.exec(caddyfile)?.[1]), "Caddy").toBeLessThan(drain);
});

test("no server of the example for nginx writes what contains a visitor's address or a path", () => {
  const servers = conf.split(/^server \{/m).slice(1);
  expect(servers).toHaveLength(2);
  for (const server of servers) expect(server).toMatch(/^ {4}error_log \S+ emerg;$/m);
  expect(/log_format agency '([^']+)'/.exec(conf)?.[1]).not.toMatch(/remote|uri|\$request |args|referer|agent/);
});

test("compose's Caddy takes the request, with its address and path, out of every line that it logs", () => {
  const [, log = ""] = /^\tlog \{\n([^]*?)\n\t\}$/m.exec(caddyfile) ?? [];
  expect(log).toMatch(/fields \{\s+request delete\s+\}/);
  expect(caddyfile.match(/^\s*log\b/gm)).toHaveLength(1);
});

test("the example for nginx lets the largest body of the contracts pass", () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(conf)?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(
    Math.max(...allRoutes.map(({ contract }) => contract.bodyBytes ?? 0)),
  );
});
