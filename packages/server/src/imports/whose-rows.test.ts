import { describe, expect, test } from "vitest";
import { previewed, slip, text } from "./clients.fixture.ts";
import { makeXlsx } from "./corpus.fixture.ts";

const months = (month: string, visitors: number) => [
  ["Bulan", "Jumlah Pelawat"],
  [month, visitors],
];
const titled = (...lines: string[]) => text(...lines, "Bulan,Jumlah Pelawat", "Oktober 2026,2600");
const table = titled();
const ga4 = (property: string) =>
  text(
    "# ----",
    `# Property: ${property}`,
    "# Start date: 20261001",
    "# End date: 20261031",
    "Session primary channel group (Default Channel Group),Sessions",
    "Direct,443",
    ",443",
  );
const october = "2026-10: totalVisitors 2600";

describe("on a client's page, another client is asked about", () => {
  test.each<[string, string, string, Uint8Array, string[]]>([
    [
      "in the title",
      "warung",
      "laporan.xlsx",
      slip("t-other.xlsx"),
      ["asks about “Laporan Bulanan – Gim Kuat Perkasa” (above): gim or warung"],
    ],
    [
      "in lower case, without its legal form",
      "warung",
      "x.csv",
      titled("laporan gim kuat perkasa"),
      ["asks about “laporan gim kuat perkasa” (above): gim or warung"],
    ],
    [
      "by a part of its name",
      "warung",
      "x.csv",
      titled("Okt - Gim Kuat"),
      ["asks about “Okt - Gim Kuat” (above): gim or warung"],
    ],
    [
      "in the name of the file",
      "warung",
      "Gim Kuat Perkasa Okt 2026.csv",
      table,
      ["asks about “Gim Kuat Perkasa Okt 2026” (file): gim or warung"],
    ],
    [
      "in one word",
      "warung",
      "GimKuatPerkasa_Okt2026.csv",
      table,
      ["asks about “GimKuatPerkasa_Okt2026” (file): gim or warung"],
    ],
    [
      "by one word that is its own",
      "warung",
      "Fatihah Oktober 2026.csv",
      table,
      ["asks about “Fatihah Oktober 2026” (file): salon or warung"],
    ],
    [
      "by its website",
      "warung",
      "x.csv",
      titled("Laman: https://www.gimkuatperkasa.example/harga"),
      ["asks about “Laman: https://www.gimkuatperkasa.example/harga” (above): gim or warung"],
    ],
    [
      "by a subdomain",
      "warung",
      "x.csv",
      titled("promo.gimkuatperkasa.example"),
      ["asks about “promo.gimkuatperkasa.example” (above): gim or warung"],
    ],
    [
      "by the number of its property",
      "warung",
      "412345678_Oktober.csv",
      table,
      ["asks about “412345678_Oktober” (file): salon or warung"],
    ],
    [
      "by a website in a remark",
      "warung",
      "x.csv",
      text("Bulan,Jumlah Pelawat,Nota", "Oktober 2026,2600,dari gimkuatperkasa.example"),
      ["asks about “dari gimkuatperkasa.example” (remark): gim or warung"],
    ],
    [
      "below the table",
      "warung",
      "x.csv",
      text("Bulan,Jumlah Pelawat", "Oktober 2026,2600", "", "Disediakan untuk Gim Kuat Perkasa"),
      ["asks about “Disediakan untuk Gim Kuat Perkasa” (below): gim or warung"],
    ],
    [
      "in Chinese",
      "warung",
      "x.csv",
      titled("槟城面包店十月报告"),
      ["asks about “槟城面包店十月报告” (above): mian or warung"],
    ],
    [
      "as its property, with words of reports",
      "warung",
      "x.csv",
      ga4("Gim Kuat Perkasa - GA4"),
      ["asks about “Gim Kuat Perkasa - GA4” (property): gim or warung"],
    ],
    ...["above", "below"].map((where): [string, string, string, Uint8Array, string[]] => [
      `by its initials ${where} the table`,
      "warung",
      "x.csv",
      where === "above" ? titled("GKP") : text("Bulan,Jumlah Pelawat", "Oktober 2026,2600", "", "GKP"),
      [`asks about “GKP” (${where}): gim or warung`],
    ]),
    [
      "by another word for its kind of business",
      "warung",
      "x.csv",
      titled("Gym Kuat Perkasa"),
      ["asks about “Gym Kuat Perkasa” (above): gim or warung"],
    ],
    [
      "above the months",
      "warung",
      "x.csv",
      text("Gim Kuat Perkasa,Jumlah Pelawat", "Oktober 2026,2600"),
      ["asks about “Gim Kuat Perkasa” (above): gim or warung"],
    ],
    [
      "that is nobody's, as the file says",
      "warung",
      "x.csv",
      titled("Pelanggan: Kedai Buku Contoh Lain"),
      ["asks about “Pelanggan: Kedai Buku Contoh Lain” (above): warung"],
    ],
    [
      "that has ended",
      "warung",
      "x.csv",
      titled("Butik Lama Contoh"),
      ["asks about “Butik Lama Contoh” (above): warung"],
    ],
    [
      "though a column names its own",
      "warung",
      "Gim Kuat Perkasa.csv",
      text("Pelanggan,Bulan,Jumlah Pelawat", "Warung Tok Ma,Oktober 2026,2600"),
      ["asks about “Gim Kuat Perkasa” (file): gim or warung"],
    ],
    [
      "as the name of the only sheet",
      "warung",
      "x.xlsx",
      makeXlsx({ "Gim Kuat Perkasa": months("Oktober 2026", 2600) }),
      ["asks about “Gim Kuat Perkasa” (sheet): gim or warung"],
    ],
  ])("%s", async (_how, on, name, bytes, expected) => {
    expect(await previewed(on, [{ name, bytes }])).toEqual(expected);
  });
});

describe("a property or site that is nobody's", () => {
  const zip = "gimkuatperkasa.example-Performance-on-Search-2026-11-03.zip";
  const bytes = slip(zip);
  const site = (name: string, on: string | null = "warung") => previewed(on, [{ name, bytes }]);

  test("is asked about, shown as the file writes it", async () => {
    const property = { name: "ga4-unknown.csv", bytes: slip("ga4-unknown.csv") };
    expect(await previewed("salon", [property])).toEqual(["asks about “Klinik Gigi Damai (GA4)” (property): salon"]);
    expect(await site("kedaisiapa.example-Performance-on-Search-2026-11-03.zip")).toEqual([
      "asks about “kedaisiapa.example” (site): warung",
    ]);
    expect(await site(zip)).toEqual([
      "asks about “gimkuatperkasa.example-Performance-on-Search-2026-11-03” (file): gim or warung",
    ]);
  });

  test("is not asked about again once it was answered for the client", async () => {
    const property = { name: "ga4-unknown.csv", bytes: slip("ga4-unknown.csv") };
    const read =
      "salon 2026-10: directTraffic 348, organicTraffic 637, sessions 1861, socialTraffic 253, totalLeads 34, totalVisitors 1438";
    const known = new Map([["salon", ["Klinik Gigi Damai (GA4)"]]]);
    expect(await previewed("salon", [property], known)).toEqual([read]);
    expect(await previewed(null, [property], known)).toEqual([read]);
    expect(await previewed("warung", [property], known)).toEqual([
      "asks about “Klinik Gigi Damai (GA4)” (property): warung",
    ]);
  });

  test.each([
    ["a domain", zip],
    ["a domain as Search Console calls it", "sc-domain_gimkuatperkasa.example-Performance-on-Search-2026-11-03.zip"],
    ["an address", "https___www.gimkuatperkasa.example_-Performance-on-Search-2026-11-03 (1).zip"],
    ["a subdomain", "https___shop.gimkuatperkasa.example_-Performance-on-Search-2026-11-03.zip"],
  ])("is nobody's only if no client has it: %s", async (_how, name) => {
    expect((await site(name, "gim"))[0]).toMatch(/^gim 2026-10: averagePosition/);
    expect((await site(name, null))[0]).toMatch(/^gim 2026-10: averagePosition/);
    expect((await site(name))[0]).toMatch(/^asks about/);
  });

  test.each([
    ["a source's name", "Fatihah Beauty - GA4"],
    ["a client's name with words of reports", "Salon Rambut Fatihah - GA4 Property"],
    ["the number of a property", "412345678"],
    ["a source's site", "fatihahbeauty.example"],
    ["a website with www", "www.salonfatihah.example"],
    ["a part of the client's name", "Fatihah"],
    ["words that are nobody's", "GA4 property"],
  ])("fits the client by %s", async (_how, property) => {
    expect(await previewed("salon", [{ name: "export.csv", bytes: ga4(property) }])).toEqual([
      "salon 2026-10: sessions 443",
    ]);
  });
});

test.each([
  "export.csv",
  "Laporan Oktober 2026.csv",
  "data_final (2).csv",
  "Media Sosial.csv",
  "Kedai.csv",
  "Warung Tok Ma Okt.csv",
  "tok-ma.csv",
  "leads-2026-10.csv",
  "Book1.csv",
])("%s names nobody else on a client's page", async (name) => {
  expect(await previewed("warung", [{ name, bytes: table }])).toEqual([`warung ${october}`]);
});

describe("a workbook with a sheet a client", () => {
  const both = slip("sheets-clients2.xlsx");

  test("gives a client's page its own sheet, and names the other", async () => {
    expect(await previewed("warung", [{ name: "semua.xlsx", bytes: both }])).toEqual([
      "warung 2026-10: totalLeads 9, totalVisitors 400",
      "without “Gim Kuat Perkasa”",
    ]);
    expect(await previewed("salon", [{ name: "semua.xlsx", bytes: both }])).toEqual([
      "asks about “Gim Kuat Perkasa” (sheet): gim or salon",
      "asks about “Warung Tok Ma” (sheet): warung or salon",
    ]);
  });

  test("gives each client its sheet, and asks about a name that is not sure", async () => {
    expect(await previewed(null, [{ name: "semua.xlsx", bytes: both }])).toEqual([
      "gim 2026-09: totalLeads 50, totalVisitors 2600",
      "warung 2026-10: totalLeads 9, totalVisitors 400",
    ]);
    const sheets = {
      "Okt - Gim Kuat": months("Oktober 2026", 2600),
      "Warung Tok Ma": months("Oktober 2026", 400),
      Siapa: months("Oktober 2026", 7),
    };
    const file = { name: "semua.xlsx", bytes: makeXlsx(sheets) };
    expect(await previewed(null, [file])).toEqual([
      "asks about “Okt - Gim Kuat” (sheet): gim",
      "asks about “Siapa” (sheet): gim or roti or salon or warung or mian",
    ]);
    expect(await previewed(null, [{ ...file, clients: { "Okt - Gim Kuat": "gim", Siapa: null } }])).toEqual([
      "gim 2026-10: totalVisitors 2600",
      "warung 2026-10: totalVisitors 400",
      "without “Siapa”",
    ]);
    expect(await previewed("warung", [file])).toEqual([
      "asks about “Okt - Gim Kuat” (sheet): gim or warung",
      "asks about “Siapa” (sheet): warung",
    ]);
  });

  test("beside one that is nobody's asks whose both are", async () => {
    const sheets = { Ringkasan: months("Oktober 2026", 3000), "Gim Kuat Perkasa": months("Oktober 2026", 2600) };
    expect(await previewed("warung", [{ name: "x.xlsx", bytes: makeXlsx(sheets) }])).toEqual([
      "asks about “Gim Kuat Perkasa” (sheet): gim or warung",
    ]);
  });

  test("whose sheets are periods is one client's", async () => {
    const sheets = { "Sep 2026": months("September 2026", 2500), "Okt 2026": months("Oktober 2026", 2600) };
    expect(await previewed("warung", [{ name: "x.xlsx", bytes: makeXlsx(sheets) }])).toEqual([
      "warung 2026-09: totalVisitors 2500",
      "warung 2026-10: totalVisitors 2600",
    ]);
  });
});

test("a file that names the client is that client's on its page and among many", async () => {
  for (const on of ["gim", null])
    expect(await previewed(on, [{ name: "laporan.xlsx", bytes: slip("t-other.xlsx") }])).toEqual([
      "gim 2026-10: sessions 3500, totalLeads 50, totalVisitors 2600",
    ]);
  expect(await previewed("salon", [{ name: "ga4.csv", bytes: slip("ga4-excel.csv") }])).toEqual([
    "salon 2026-10: directTraffic 348, organicTraffic 637, sessions 1861, socialTraffic 253, totalLeads 34, totalVisitors 1438",
  ]);
});

test("the answer about a text decides whose the figures are beside it", async () => {
  const file = { name: "x.csv", bytes: titled("Laporan Gim Kuat Perkasa") };
  const answered = (id: string | null) =>
    previewed("warung", [{ ...file, clients: { "Laporan Gim Kuat Perkasa": id } }]);
  expect(await answered("warung")).toEqual([`warung ${october}`]);
  expect(await answered("gim")).toEqual([`gim ${october}`]);
  await expect(answered(null)).rejects.toMatchObject({ code: "invalid_csv" });
  const named = {
    name: "Gim Kuat Perkasa.csv",
    bytes: text("Pelanggan,Bulan,Jumlah Pelawat", "Warung Tok Ma,Oktober 2026,2600"),
  };
  const decided = (id: string) => previewed("warung", [{ ...named, clients: { "Gim Kuat Perkasa": id } }]);
  expect(await decided("warung")).toEqual([`warung ${october}`]);
  expect(await decided("gim")).toEqual([`gim ${october}`]);
});

test("the rows of other clients are not used on a client's page, and a text that names nobody is quoted", async () => {
  const rows = [
    "Pelanggan,Bulan,Jumlah Pelawat,Nota",
    "Warung Tok Ma,Oktober 2026,2600,cuti panjang",
    "Gim Kuat Perkasa,Oktober 2026,9,",
  ];
  expect(await previewed("warung", [{ name: "semua.csv", bytes: text(...rows) }])).toEqual([
    `warung ${october}`,
    "without “Gim Kuat Perkasa”",
    "quotes “cuti panjang”",
  ]);
});
