import { describe, expect, test } from "vitest";
import { previewed, shownId, text } from "./clients.fixture.ts";
import { makeXlsx } from "./corpus.fixture.ts";

const header = "Pelanggan,Bulan,Jumlah Pelawat,Prospek,Belanja Iklan (RM)";
const profiles = {
  name: "profil.csv",
  bytes: text(header, "Gim Kuat Perkasa,Oktober 2026,100,10,0.10", "GIM KUAT PERKASA SDN BHD,Oktober 2026,50,5,0.20"),
};
const id = `same_period:${shownId("gim")} 0-1`;

describe("two rows of the same client and period", () => {
  test("are asked about, whatever they are called", async () => {
    expect(await previewed(null, [profiles])).toEqual([
      "asks same_period: add or Gim Kuat Perkasa:2 or GIM KUAT PERKASA SDN BHD:3",
    ]);
  });

  test.each([
    ["add", "gim 2026-10: adSpend 0.3, totalLeads 15"],
    ["0", "gim 2026-10: adSpend 0.1, totalLeads 10, totalVisitors 100"],
    ["1", "gim 2026-10: adSpend 0.2, totalLeads 5, totalVisitors 50"],
  ])("answered %s, are %s: people do not add up", async (answer, expected) => {
    expect(await previewed(null, [{ ...profiles, answers: { [id]: answer } }])).toEqual([expected]);
  });

  test("that are added up keep what only one of them gives", async () => {
    const bytes = text(header, "Gim Kuat Perkasa,Oktober 2026,100,10,", "GIM KUAT PERKASA,Oktober 2026,,5,0.20");
    expect(await previewed(null, [{ name: "x.csv", bytes, answers: { [id]: "add" } }])).toEqual([
      "gim 2026-10: adSpend 0.2, totalLeads 15, totalVisitors 100",
    ]);
  });

  test("are asked about once for all periods when their names tell them apart", async () => {
    const bytes = text(
      header,
      "Gim Kuat Perkasa,September 2026,,8,",
      "GIM KUAT PERKASA SDN BHD,September 2026,,3,",
      "Gim Kuat Perkasa,Oktober 2026,,10,",
      "GIM KUAT PERKASA SDN BHD,Oktober 2026,,5,",
    );
    expect(await previewed(null, [{ name: "x.csv", bytes, answers: { [id]: "add" } }])).toEqual([
      "gim 2026-09: totalLeads 11",
      "gim 2026-10: totalLeads 15",
    ]);
  });

  test("without names are asked about for their period, and offered to be added up only where something adds up", async () => {
    const bytes = text("Bulan,Jumlah Pelawat", "Oktober 2026,100", "2026-10,50", "September 2026,90");
    expect(await previewed("warung", [{ name: "x.csv", bytes }])).toEqual(["asks same_period: :2 or :3"]);
    const answers = { [`same_period:${shownId("warung")} monthly 2026-10-01`]: "1" };
    expect(await previewed("warung", [{ name: "x.csv", bytes, answers }])).toEqual([
      "warung 2026-10: totalVisitors 50",
      "warung 2026-09: totalVisitors 90",
    ]);
  });

  test("in greater number than a person compares are refused", async () => {
    const bytes = text("Bulan,Prospek", ...Array.from({ length: 13 }, (_, number) => `Oktober 2026,${number}`));
    await expect(previewed("warung", [{ name: "x.csv", bytes }])).rejects.toMatchObject({ code: "invalid_csv" });
  });
});

describe("two sheets of the same client and period", () => {
  const sheet = (heading: string, value: number) => [
    ["Bulan", heading],
    ["Oktober 2026", value],
  ];
  test("complete each other, and are asked about where both give a figure", async () => {
    const different = makeXlsx({ Trafik: sheet("Jumlah Pelawat", 100), Prospek: sheet("Prospek", 9) });
    expect(await previewed("warung", [{ name: "x.xlsx", bytes: different }])).toEqual([
      "warung 2026-10: totalVisitors 100",
      "warung 2026-10: totalLeads 9",
    ]);
    const outlets = makeXlsx({ Ipoh: sheet("Prospek", 9), Taiping: sheet("Prospek", 9) });
    expect((await previewed("warung", [{ name: "x.xlsx", bytes: outlets }]))[0]).toBe(
      "asks same_period: add or Ipoh:2 or Taiping:2",
    );
  });
});

describe("two files of the same client and period", () => {
  const file = (name: string, heading: string, values: string) => ({
    name,
    bytes: text(`Pelanggan,Bulan,${heading}`, `Gim Kuat Perkasa,Oktober 2026,${values}`),
  });
  const one = file("a.csv", "Jumlah Pelawat,Prospek", "100,9");

  test("are asked about the rows of each by itself, and then about both", async () => {
    const own = { ...profiles, answers: { [id]: "add" } };
    expect(await previewed(null, [one, profiles])).toEqual([
      "asks same_period: add or Gim Kuat Perkasa:2 or GIM KUAT PERKASA SDN BHD:3",
    ]);
    expect(await previewed(null, [one, own])).toEqual([
      "asks same_period: add or a.csv, Gim Kuat Perkasa:2 or profil.csv, Gim Kuat Perkasa:2",
    ]);
  });

  test("complete each other, and the same figure in both is one", async () => {
    expect(await previewed(null, [one, file("b.csv", "Prospek,Sesi", "9,150")])).toEqual([
      "gim 2026-10: totalLeads 9, totalVisitors 100",
      "gim 2026-10: sessions 150",
    ]);
  });

  test("that differ are asked about, and of the other one stays what only it gives", async () => {
    const other = file("b.csv", "Prospek,Sesi", "12,150");
    expect(await previewed(null, [one, other])).toEqual([
      "asks same_period: add or a.csv, Gim Kuat Perkasa:2 or b.csv, Gim Kuat Perkasa:2",
    ]);
    expect(
      await previewed(null, [{ ...one, answers: { [`same_period:files ${shownId("gim")} 0-1`]: "1" } }, other]),
    ).toEqual(["gim 2026-10: totalVisitors 100", "gim 2026-10: sessions 150, totalLeads 12"]);
  });
});
