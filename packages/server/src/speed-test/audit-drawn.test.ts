import { expect, test } from "vitest";
import type { AuditResult } from "../audit/audit.ts";
import { auditPage } from "../audit/audit.ts";
import { fetched, goodPage, pageUrl } from "../audit/evidence.fixture.ts";
import { readReferences } from "../audit/references.ts";
import { auditDrawn } from "./audit-drawn.ts";

const shell = goodPage.replace(
  /<body>[\s\S]*<\/body>/,
  '<body><div id="root"></div><script src="/main.js"></script></body>',
);

/** The audit of a page that is sent one way and drawn another. */
async function audit(sent: string, drawn: string): Promise<AuditResult> {
  const run = auditDrawn({
    clock: () => new Date("2026-11-10T04:00:00Z"),
    fetching: () => ({
      page: async () => fetched(sent),
      file: async (url) => fetched("", { url, status: 404 }),
    }),
    reading: { references: async (read) => readReferences(read), audit: async (read) => auditPage(read) },
    draw: async () => drawn,
  });
  const stages: string[] = [];
  const { finalUrl, result } = await run(pageUrl, {
    reach: async (stage) => void stages.push(stage),
    signal: new AbortController().signal,
  });
  expect([finalUrl, stages]).toEqual([pageUrl, ["opening", "measuring"]]);
  return result;
}

const outcomeOf = ({ findings, passed }: AuditResult, check: string) =>
  passed.includes(check) ? "pass" : findings.find((each) => each.check === check)?.outcome;

test("a page that its scripts build is judged by what a browser draws, without a cap", async () => {
  const result = await audit(shell, goodPage);
  expect(result).toMatchObject({ readAs: "drawn" });
  expect(result.findings.filter(({ cap }) => cap !== null)).toEqual([]);
  expect(["oneH1", "textAmount", "imageAlt", "internalLinks"].map((check) => outcomeOf(result, check))).toEqual(
    Array.from({ length: 4 }, () => "pass"),
  );
  expect(result.findings.find(({ check }) => check === "scripts")).toMatchObject({ finding: "drawn", lost: 0 });
});

test("what link previews read is judged as sent, since they run no scripts", async () => {
  const result = await audit(shell.replace(/<meta property="og:[^>]*>/g, ""), goodPage);
  expect(outcomeOf(result, "openGraph")).toBe("fail");
});

test("a page that draws nothing is judged as it is", async () => {
  const result = await audit(shell, shell);
  expect(["oneH1", "textAmount"].map((check) => outcomeOf(result, check))).toEqual(["fail", "warn"]);
});
