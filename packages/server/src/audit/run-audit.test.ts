import { expect, test } from "vitest";
import { SiteError, type SiteProblem } from "../kit/outbound/outbound-error.ts";
import { contextOn } from "../testing/context.ts";
import { scratchDatabase } from "../testing/migrated-scratch.ts";
import { auditPage } from "./audit.ts";
import { fetched, goodPage } from "./evidence.fixture.ts";
import { readReferences } from "./references.ts";
import { runAudit } from "./run-audit.ts";

const database = await scratchDatabase();

/** Audits a site whose https fails. Tells the address that was read, or the code of the refusal. */
async function audit(typed: string, problem: SiteProblem, page = fetched(goodPage)): Promise<string> {
  const fetchPage = async (url: string) => {
    if (url.startsWith("https:")) throw new SiteError(problem);
    return { ...page, url };
  };
  const done = runAudit(
    {
      ...contextOn(database, { clock: () => new Date("2026-11-10T04:00:00Z") }),
      fetching: { page: fetchPage, file: async (url) => fetched("", { url, status: 404 }) },
      reading: { references: async (read) => readReferences(read), audit: async (read) => auditPage(read) },
    },
    { url: typed, visit: { language: "en" } },
  );
  return done.then(
    ({ url, result }) => `${url} ${result.findings.some(({ check }) => check === "https") ? "without https" : ""}`,
    (error: { code: string }) => error.code,
  );
}

test.each(["unreachable", "insecure"] as const)("a bare host whose https is %s is read on http", async (problem) => {
  expect(await audit("kedai.example/menu", problem)).toBe("http://kedai.example/menu without https");
});

test.each([
  ["https://kedai.example", "unreachable", "page_unreachable"],
  ["https://kedai.example", "insecure", "page_insecure"],
  ["kedai.example", "too_slow", "page_too_slow"],
  ["kedai.example", "too_many_redirects", "page_redirects"],
  ["no address", "unreachable", "page_unreachable"],
] as const)("%s whose https is %s is refused: %s", async (typed, problem, code) => {
  expect(await audit(typed, problem)).toBe(code);
});

test.each([
  [404, "page_error"],
  [500, "page_error"],
  [403, "page_refused"],
  [429, "page_refused"],
] as const)("a page that answers %i has no score: %s", async (status, code) => {
  expect(await audit("http://kedai.example/", "unreachable", fetched(goodPage, { status }))).toBe(code);
});

test.each([
  [fetched("{}", { headers: { "content-type": "application/json" } }), "page_not_html"],
  [fetched(" \n"), "page_empty"],
] as const)("what is no page has no score", async (page, code) => {
  expect(await audit("http://kedai.example/", "unreachable", page)).toBe(code);
});
