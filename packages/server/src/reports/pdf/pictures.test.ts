import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { changePdf, redraw } from "@agency/testing/pdf-ua/change-pdf";
import { findChanges, keptNames } from "../../testing/pictures/kept.ts";
import { renderPages } from "../../testing/pictures/render.ts";
import { picturedReports } from "../../testing/sample-reports.ts";
import { drawReportPdf } from "./report-pdf.ts";

const reports = picturedReports();

// `npm run pictures:reports` keeps new pictures.
it.each(reports)("the PDF of the report $name looks like its kept pictures", async ({ name, document }) => {
  expect(await findChanges(name, await renderPages(await drawReportPdf(document)))).toEqual([]);
});

it("each kept picture is of a report", async () => {
  const strange = (await keptNames()).filter((file) => !reports.some(({ name }) => file.startsWith(`${name}-`)));
  expect(strange).toEqual([]);
});

describe("a comparison with kept pictures", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pictures-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const [{ name, document }] = reports as [(typeof reports)[number]];
  const pdf = await drawReportPdf(document);
  const pages = await renderPages(pdf);
  const changesAfter = async (change: (content: string) => string) => {
    const changed = await changePdf(pdf, (file) => redraw(file, change));
    const [first] = await renderPages(changed, { last: 1 });
    return findChanges(name, first === undefined ? [] : [first, ...pages.slice(1)], folder);
  };

  it("finds a text that moved by two points, and leaves the page with its differences", async () => {
    const moved = await changesAfter((content) =>
      content.replace(/(?<=1 0 0 1 )[\d.]+/u, (x) => String(Number(x) + 2)),
    );
    expect(moved).toEqual([expect.stringMatching(`^${name}-1.png: `)]);
    expect(readdirSync(folder).toSorted()).toEqual([`${name}-1.differences.png`, `${name}-1.png`]);
  });

  it("finds an arrow that is missing", async () => {
    const triangle = /\S+ \S+ m\s\S+ \S+ l\s\S+ \S+ l\s/u;
    expect(await changesAfter((content) => content.replace(triangle, "0 0 m 0 0 l 0 0 l "))).toHaveLength(1);
  });

  it("finds a page that is missing, and one too many", async () => {
    expect(await findChanges(name, pages.slice(0, -1))).toEqual([`${name}-${pages.length}.png is no longer drawn`]);
    expect(await findChanges(name, [...pages, ...pages.slice(0, 1)])).toEqual([
      `${name}-${pages.length + 1}.png is not kept yet`,
    ]);
  });

  it("ignores edges that are drawn with another resolution", async () => {
    const others = await renderPages(pdf, { last: 1, resolution: 360 });
    expect(others[0]?.pixels.equals(pages[0]?.pixels ?? Buffer.alloc(0))).toBe(false);
    expect(await findChanges(name, [...others, ...pages.slice(1)])).toEqual([]);
  });
});
