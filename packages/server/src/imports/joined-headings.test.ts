import { expect, test } from "vitest";
import { verdictOfLines } from "./cases.fixture.ts";

/* Tables that people lay out for readers: headings in two lines, columns that compare others, codes of branches. */

test.each([
  ["Sasaran,Sebenar", "monthly 2026-10-01: totalLeads 41; without Prospek (Sasaran) unknown_column"],
  ["KPI,Actual", "monthly 2026-10-01: totalLeads 41; without Prospek (KPI) unknown_column"],
  ["Bulan lepas,Bulan ini", "monthly 2026-10-01: totalLeads 41; without Prospek (Bulan lepas) unknown_column"],
  ["目标,达成", "asks column:prospek 目标"],
  ["LY,TY", "asks column:prospek ly"],
])("below one heading over two columns, %s is part of each heading", async (pair, verdict) => {
  expect(await verdictOfLines(["Bulan,Prospek,", `,${pair}`, "Oktober 2026,60,41"])).toContain(verdict);
  expect(await verdictOfLines(["Bulan,Prospek,Prospek", `,${pair}`, "Oktober 2026,60,41"])).toContain(verdict);
});

test("months that stand once above target and actual are those of both", async () => {
  const lines = [",Sep 2026,,Okt 2026,", "Metrik,Sasaran,Sebenar,Sasaran,Sebenar", "Prospek,50,35,60,41"];
  expect(await verdictOfLines(lines)).toBe(
    "monthly 2026-09-01: totalLeads 35; monthly 2026-10-01: totalLeads 41; without Sep 2026 (Sasaran) target, Okt 2026 (Sasaran) target",
  );
});

test("a figure that is written once beside target and actual is that of both", async () => {
  const lines = ["Metrik,Jenis,Oktober 2026", "Prospek,KPI,60", ",Sebenar,41"];
  expect(await verdictOfLines(lines)).toBe("monthly 2026-10-01: totalLeads 41; without Prospek (KPI) unknown_column");
});

test("of columns side by side that nothing tells apart, one is chosen by what it gives", async () => {
  const lines = ["Laporan Oktober 2026,,", "Metrik,Minimum,Dapat", "Prospek,60,41"];
  const period = { period: "monthly 2026-10-01" };
  const asked = await verdictOfLines(lines, period);
  expect(asked).toMatch(/^asks same_period:.* at 1: add or 0$/);
  const id = asked.slice("asks ".length, asked.indexOf(" at "));
  expect(await verdictOfLines(lines, { ...period, [id]: "1" })).toMatch(
    /^monthly 2026-10-01: totalLeads 41; without .*Minimum other_chosen$/,
  );
});

test("two lines of headings in two languages are not parts of each other", async () => {
  expect(await verdictOfLines(["Bulan,Prospek,Sesi", "Month,Leads,Sessions", "Oktober 2026,41,900"])).toBe(
    "monthly 2026-10-01: sessions 900, totalLeads 41; without line 2 explanation",
  );
});

test.each(["% Perubahan,17%", "Trend,▲", "YTD 2026,380", "Purata,38", "Sasaran,60"])(
  "beside months, %s is left out and named",
  async (column) => {
    const [heading, value] = column.split(",");
    expect(await verdictOfLines([`Metrik,Sep 2026,Okt 2026,${heading}`, `Prospek,35,41,${value}`])).toMatch(
      new RegExp(`^monthly 2026-09-01: totalLeads 35; monthly 2026-10-01: totalLeads 41; without ${heading}`),
    );
  },
);

test("beside months, remarks are read, and a month that is not understood is refused", async () => {
  const table = (heading: string, remark: string) => [`Metrik,Sep 2026,${heading},Nota`, `Prospek,35,41,${remark}`];
  expect(await verdictOfLines(table("Okt 2026", "sehingga 20 Okt"))).toMatch(/^asks whole_period:/);
  expect(await verdictOfLines(table("Okt", ""))).toMatch(/^refuses Metrik: not_a_period/);
});

test.each([
  ["Bulan (kumulatif)", /^asks whole_period:/],
  ["YTD", /^asks whole_period:/],
  ["Bulan (unjuran)", /^asks actual:/],
  ["Month", /^monthly 2026-10-01: totalLeads 41/],
])("above the months, the heading %s is read as a title is", async (heading, verdict) => {
  expect(await verdictOfLines([`${heading},Prospek`, "Oktober 2026,41"])).toMatch(verdict);
});

test.each(["Outlet,SS2", "Kod cawangan,101", "分店,KL"])("%s makes a row that of a part", async (column) => {
  const [heading, value] = column.split(",");
  expect(await verdictOfLines([`Bulan,${heading},Prospek`, `Oktober 2026,${value},41`])).toMatch(/^asks column:/);
});

test.each([
  "Q3'26",
  "3Q26",
  "Suku ke-3 2026",
  "Jul-Sep 2026",
  "Julai hingga September 2026",
  "2026年7-9月",
  "7月-9月 2026",
  "2026年Q3",
  "Q3 (Jul-Sep) 2026",
])("%s is a quarter", async (text) => {
  expect(await verdictOfLines(["Tempoh,Prospek", `"${text}",110`])).toBe("quarterly 2026-07-01: totalLeads 110");
});

test.each(["Jan-Okt 2026", "Jul & Sep 2026", "Ogos hingga Oktober 2026", "Q3 FY2026"])(
  "%s is not a period",
  async (text) => {
    expect(await verdictOfLines(["Tempoh,Prospek", `"${text}",110`])).toMatch(/^refuses Tempoh: /);
  },
);
