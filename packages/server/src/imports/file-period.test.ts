import { describe, expect, test } from "vitest";
import { previewed, text } from "./clients.fixture.ts";

const undated = text("Jumlah Pelawat,Prospek", "2600,50");
const september = text("Bulan,Jumlah Pelawat", "September 2026,2500");
const on = (name: string, bytes: Uint8Array, answers: Record<string, string> = {}) =>
  previewed("warung", [{ name, bytes, answers }]);

describe("the period in a file's name", () => {
  test.each([
    ["Laporan Oktober 2026.xlsx", "monthly 2026-10-01"],
    ["leads-2026-10.csv", "monthly 2026-10-01"],
    ["leads_2026_10 (2).csv", "monthly 2026-10-01"],
    ["Warung_Tok_Ma_Okt26.csv", "monthly 2026-10-01"],
    ["trafik Q3 2026.csv", "quarterly 2026-07-01"],
    ["trafik 1-31 Okt 2026.csv", "monthly 2026-10-01"],
    ["Jan 2019.csv", "monthly 2019-01-01"],
  ])("%s is offered where the file says none: %s", async (name, period) => {
    expect(await on(name, undated)).toEqual([`asks period: ${period}`]);
  });

  test.each(["export.csv", "Laporan 2026.csv", "2026-11-03.csv", "Laporan November 2026.csv", "Okt Sep 2026.csv"])(
    "%s offers none",
    async (name) => {
      expect((await on(name, undated))[0]).toMatch(/^asks period: weekly 2026-11-16 or weekly 2026-11-09/);
    },
  );

  test("decides nothing by itself, and is not held against the answer", async () => {
    expect(await on("Laporan Oktober 2026.csv", undated, { period: "monthly 2026-09-01" })).toEqual([
      "warung 2026-09: totalLeads 50, totalVisitors 2600",
    ]);
  });

  test("that is another than the file's is asked about, and can be the right one", async () => {
    const name = "Laporan Oktober 2026.csv";
    expect(await on(name, september)).toEqual(["asks file_period: monthly 2026-10-01"]);
    expect(await on(name, september, { file_period: "inside" })).toEqual(["warung 2026-09: totalVisitors 2500"]);
    expect(await on(name, september, { file_period: "monthly 2026-10-01" })).toEqual([
      "warung 2026-10: totalVisitors 2500",
    ]);
    expect(await on("Laporan Q2 2026.csv", september)).toEqual(["asks file_period: monthly 2026-09-01"]);
  });

  test.each(["Laporan September 2026.csv", "Q3 2026.csv", "Laporan Disember 2026.csv"])(
    "%s does not contradict September",
    async (name) => {
      expect(await on(name, september)).toEqual(["warung 2026-09: totalVisitors 2500"]);
    },
  );
});

describe("what a file's name says of its figures is asked about", () => {
  test.each([
    ["prospek 1-20 Sept 2026.csv", "whole_period"],
    ["prospek YTD.csv", "whole_period"],
    ["Pelawat_setakat_ini.xlsx", "whole_period"],
    ["Warung Tok Ma - cawangan KL.csv", "part_of_all"],
    ["trafik organik sahaja.csv", "part_of_all"],
    ["laporan DRAF.csv", "final"],
    ["数据（未确认）.csv", "final"],
    ["unjuran pelawat.csv", "actual"],
  ])("%s: %s", async (name, kind) => {
    expect((await on(name, september))[0]).toMatch(new RegExp(`^asks ${kind}: `));
  });

  test.each(["laporan akhir.csv", "KPI September 2026.csv", "Sept vs target.csv", "final (2).csv"])(
    "%s says nothing",
    async (name) => {
      expect(await on(name, september)).toEqual(["warung 2026-09: totalVisitors 2500"]);
    },
  );
});
