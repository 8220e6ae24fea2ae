import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languageKeys } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { allRoutes } from "@agency/contracts/routes.fixture";
import { plainHeaders } from "./security-headers.ts";

const conf = readFileSync(join(import.meta.dirname, "../../../../docs/examples/nginx.conf"), "utf8");
const ownAnswers = conf.slice(conf.indexOf("location /nginx-answers/"));

test("the example for nginx sends the product's headers with nginx's own errors", () => {
  const headers = Array.from(ownAnswers.matchAll(/add_header (\S+) "?([^";]+(?:; [^";]+)*)"? always;/g), (found) => [
    found[1]?.toLowerCase(),
    found[2],
  ]);
  expect(Object.fromEntries(headers)).toEqual({
    ...plainHeaders({ environment: { PUBLIC_URL: "https://agency.example" } } as Parameters<typeof plainHeaders>[0]),
    "x-request-id": "$request_id",
  });
});

test("the example for nginx says its own errors in the product's words, in every language", () => {
  for (const language of languageKeys) {
    for (const code of ["body_too_large", "unavailable", "malformed_request"] as const) {
      expect(conf).toContain(`'${JSON.stringify({ error: code, message: translator(language)(`errors:${code}`) })}'`);
    }
  }
});

test("the example for nginx lets the largest body of the contracts pass", () => {
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(conf)?.[1]);
  expect(megabytes * 1024 * 1024).toBeGreaterThan(
    Math.max(...allRoutes.map(({ contract }) => contract.bodyBytes ?? 0)),
  );
});
