import { extractText, getDocumentProxy, getMeta } from "unpdf";
import { describe, expect, it } from "vitest";
import type { ReportDocument } from "@agency/model/report/report-document";
import { makeHistory, months, point, reportDocument, row, makeSeo } from "./document.fixture.ts";
import { undrawnWords } from "./fonts.ts";
import { type Placed, placedTexts } from "./placed-texts.fixture.ts";
import { drawReportPdf } from "./report-pdf.ts";

async function read(pdf: Buffer): Promise<{ text: string; pages: number }> {
  const { text, totalPages } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  return { text: text.replaceAll(/\s+/gu, " "), pages: totalPages };
}

function draw(changes: Partial<ReportDocument> = {}) {
  return drawReportPdf(reportDocument(changes)).then(read);
}

describe("the report PDF", () => {
  it("has the same bytes for the same report and different bytes for another", async () => {
    const [one, two] = await Promise.all([drawReportPdf(reportDocument()), drawReportPdf(reportDocument())]);
    expect(one.equals(two)).toBe(true);
    const other = await drawReportPdf(reportDocument({ clientName: "Kopitiam Lain" }));
    expect(other.equals(one)).toBe(false);
  });

  it("has a title, author, language and time, and is tagged", async () => {
    const pdf = await drawReportPdf(reportDocument({ language: "ms", clientName: "A & B <Sdn> Bhd" }));
    const proxy = await getDocumentProxy(new Uint8Array(pdf));
    const { info, metadata } = await getMeta(proxy);
    expect(info).toMatchObject({
      Title: "Monthly report: October 2026 – A & B <Sdn> Bhd",
      Author: "Sample Agency",
      Language: "ms",
      CreationDate: "D:20261103030405Z",
    });
    expect(metadata.get("dc:title")).toBe("Monthly report: October 2026 – A & B <Sdn> Bhd");
    const tree = await (await proxy.getPage(1)).getStructTree();
    expect(JSON.stringify(tree)).toContain('"H1"');
    expect(JSON.stringify(tree)).toContain('"alt":"Bar chart in short."');
  });

  it("has its headings as bookmarks, under the report's title", async () => {
    const proxy = await getDocumentProxy(new Uint8Array(await drawReportPdf(reportDocument())));
    type Item = { title: string; items: Item[] };
    const [title, ...more]: Item[] = await proxy.getOutline();
    expect(more).toEqual([]);
    expect(title?.title).toBe("Monthly report: October 2026");
    expect(title?.items.map((item) => item.title)).toEqual(expect.arrayContaining(["Visitors month by month"]));
    expect(title?.items.at(-1)?.items.map((item) => item.title)).toContain("SEO");
  });

  it("has the key figures and the figures of the chart as tables, so that none is a loose paragraph", async () => {
    const proxy = await getDocumentProxy(new Uint8Array(await drawReportPdf(reportDocument())));
    const tree = await (await proxy.getPage(1)).getStructTree();
    expect(JSON.stringify(tree).split('"role":"Table"').length - 1).toBe(2);
  });

  it("writes a minus and not a hyphen before a negative change, on white paper", async () => {
    const base = reportDocument();
    const figures = [{ ...row("SEO average position", "8.4"), change: { text: "-1.2", up: false, good: true } }];
    const pdf = await drawReportPdf({ ...base, keyFigures: { heading: "Numbers", figures } });
    expect((await read(pdf)).text).toContain("\u22121.2");
  });

  it("has the badge on each page when figures are samples", async () => {
    const sample = { badge: "Sample data", note: "These figures are made up." };
    const { text } = await draw({ sample });
    expect(text.split("Sample data").length - 1).toBe(2);
    expect(text).toContain("These figures are made up.");
  });

  it("shows missing data as 'No data' and not as 0", async () => {
    const unknown = (label: string) => row(label, "No data", false);
    const { traffic } = reportDocument();
    const { text, pages } = await draw({
      headline: null,
      why: null,
      keyFigures: { heading: "Numbers", figures: [unknown("Visitors"), unknown("Position"), unknown("Leads")] },
      history: { ...makeHistory([point("Oct", 2026, null)]), none: "No visitors are known." },
      traffic: traffic && { ...traffic, rows: [unknown("Total visitors")] },
      seo: { ...makeSeo([]), rows: [unknown("Keywords")] },
      social: { heading: "Social", rows: [unknown("Followers")] },
      conversions: { heading: "Leads", rows: [unknown("Leads")], costs: [], groups: [], note: null },
      recommendations: {
        heading: "Recommendations",
        sentences: [{ text: "There are no figures yet.", language: "en" }],
      },
      comment: null,
      origins: null,
    });
    expect(pages).toBe(1);
    expect(text.split("No data").length - 1).toBe(8);
    expect(text).toContain("No visitors are known.");
    expect(text).not.toMatch(/(^| )0( |$)/u);
  });

  it.each([1, 2, 12])("draws a chart of %i periods, each with its value", async (count) => {
    const points = months(count);
    const { text } = await draw({ history: makeHistory(points) });
    for (const { visitors } of points) expect(text).toContain(visitors.text);
  });

  it("labels a period without figures in the chart", async () => {
    const points = months(12).with(4, point("Mar", 2026, null));
    const { text } = await draw({ history: makeHistory(points) });
    expect(text.split("No data").length - 1).toBe(1);
  });

  it("shows names and keywords in Chinese, Tamil, Jawi and emoji", async () => {
    const keywords = ["怡保白咖啡", "謝謝優兒", "கடை", "كداي", "kopi ☕ ipoh", "Nguyễn", "Zoë"];
    const { text } = await draw({
      clientName: "怡保茶室 👍",
      seo: makeSeo(keywords),
    });
    for (const expected of ["怡保茶室", "👍", "怡保白咖啡", "謝謝優兒", "☕", "Nguyễn", "Zoë"])
      expect(text).toContain(expected);
    expect(text.normalize("NFKC")).toMatch(/كداي/u);
    expect(text).not.toContain("?");
  });

  it("names what a change compares with before it where the language does", async () => {
    const namesFirst = ({ text }: { text: string }) => text.indexOf("against the month before") < text.indexOf("+2.7%");
    expect(namesFirst(await draw())).toBe(false);
    expect(namesFirst(await draw({ againstFirst: true }))).toBe(true);
  });

  it("has the words of a Jawi name from right to left", async () => {
    const [texts = []] = await placedTexts(await drawReportPdf(reportDocument({ clientName: "كداي كوڤي Ipoh" })));
    const letterLeft = (letter: string) => texts.find(({ text }) => text.normalize("NFKC").includes(letter))?.x ?? 0;
    expect(letterLeft("د")).toBeGreaterThan(letterLeft("ڤ"));
    expect(letterLeft("Ipoh")).toBeGreaterThan(letterLeft("د"));
  });

  it("keeps hostile names as plain text", async () => {
    const clientName = "<script>alert(1)</script>\u202e evil \u0000\u0007 A\u0301 {{agency}}";
    const { text } = await draw({ clientName });
    expect(text).toContain("<script>alert(1)</script> evil Á {{agency}}");
  });

  it("fits the longest texts in three pages without truncation or overlap", async () => {
    const clientName = "Perusahaan Contoh Terpanjang ".repeat(5).slice(0, 119).trim();
    const comment = `${"Kami memindahkan waktu operasi ke bahagian atas halaman. ".repeat(40).slice(0, 1990)} TAMAT`;
    const sentences = Array.from(
      { length: 4 },
      (_, index) => `Advice ${index}: ${"more of what worked before, and less of the rest. ".repeat(4)}`,
    );
    const keywords = Array.from({ length: 10 }, (_, index) =>
      `keyword ${index} ${"tempat sarapan sedap di ipoh ".repeat(3)}`.slice(0, 80).trim(),
    );
    const pdf = await drawReportPdf(
      reportDocument({
        clientName,
        comment: { heading: "A word from us", text: comment, language: "ms" },
        recommendations: {
          heading: "Recommendations",
          sentences: sentences.map((text) => ({ text, language: "en" })),
        },
        seo: makeSeo(keywords),
      }),
    );
    const { text, pages } = await read(pdf);
    expect(pages).toBe(3);
    for (const expected of [clientName, comment, ...sentences, ...keywords])
      expect(text).toContain(expected.replaceAll(/\s+/gu, " ").trim());
    for (const items of await placedTexts(pdf)) {
      for (const { x, y, width } of items) {
        expect(x).toBeGreaterThanOrEqual(40);
        expect(x + width).toBeLessThanOrEqual(550);
        expect(y).toBeGreaterThan(20);
      }
      expect(overlaps(items)).toEqual([]);
    }
  });

  it("says at its end where the figures come from", async () => {
    const lines = ["Visitors and leads: Google Analytics, 3 November 2026, 03:10.", "Followers: typed by siti."];
    const { text } = await draw({ origins: { summary: "In short.", heading: "Where from", lines } });
    expect(text).toContain(`Where from ${lines.join(" ")}`);
    expect(text).not.toContain("In short.");
  });

  it("continues a comment of a thousand lines on further pages without losing a line", async () => {
    const lines = Array.from({ length: 660 }, (_, index) => `L${index}.`);
    const pdf = await drawReportPdf(
      reportDocument({ comment: { heading: "A word", text: lines.join("\n"), language: "en" } }),
    );
    const { text: read2, pages } = await read(pdf);
    expect(pages).toBeGreaterThan(2);
    expect(lines.filter((line) => !read2.includes(line))).toEqual([]);
  });

  it("continues a long list of work on further pages without losing a line", async () => {
    const items = Array.from({ length: 120 }, (_, index) => ({
      period: null,
      text: `Line ${index}.`,
      link: null,
    }));
    const { text } = await draw({ work: { heading: "What we did", language: "en", items } });
    expect(items.filter((item) => !text.includes(item.text))).toEqual([]);
  });

  it("links what was done to its website, whatever letters its address has, and to nothing else", async () => {
    const links = ["https://kopitiam.example/menu", "https://kopitiam.example/怡保", "javascript:alert(1)", "", null];
    const items = links.map((link) => ({ period: null, text: "Menu page.", link }));
    const pdf = await drawReportPdf(reportDocument({ work: { heading: "What we did", language: "en", items } }));
    const proxy = await getDocumentProxy(new Uint8Array(pdf));
    const annotations = await Promise.all([1, 2].map(async (number) => (await proxy.getPage(number)).getAnnotations()));
    expect(annotations.flat().map(({ url }) => url)).toEqual([
      "https://kopitiam.example/menu",
      "https://kopitiam.example/%E6%80%A1%E4%BF%9D",
    ]);
  });

  it("does not leave its last page emptier than a third", async () => {
    const comment = { heading: "A word", text: "A long month. ".repeat(140), language: "en" } as const;
    const sections = { traffic: null, seo: null, social: null, history: null, recommendations: null };
    const pages = await placedTexts(
      await drawReportPdf(reportDocument({ ...sections, comment, sections: ["comment"] })),
    );
    const lowest =
      pages
        .at(-1)
        ?.map(({ y }) => y)
        .filter((y) => y > 70) ?? [];
    expect(pages).toHaveLength(2);
    expect(Math.min(...lowest)).toBeLessThan(842 * (2 / 3));
  });

  it("breaks a word that is wider than its column", async () => {
    const clientName = "W".repeat(120);
    const { text } = await draw({ clientName });
    expect(text.replaceAll(" ", "")).toContain(clientName);
  });
});

/** Pairs of overlapping texts. */
function overlaps(items: Placed[]): string[][] {
  const found: string[][] = [];
  items.forEach((one, index) => {
    for (const other of items.slice(index + 1)) {
      const acrossX = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
      const acrossY = Math.abs(one.y - other.y);
      if (acrossX > 1 && acrossY < 0.6 * Math.min(one.height, other.height)) found.push([one.text, other.text]);
    }
  });
  return found;
}

/** The texts of a client's name as drawn, with their distances from the left. */
async function drawnName(clientName: string): Promise<{ text: string; x: number }[]> {
  const proxy = await getDocumentProxy(new Uint8Array(await drawReportPdf(reportDocument({ clientName }))));
  const { items } = await (await proxy.getPage(1)).getTextContent();
  const texts = items.flatMap((item) => ("str" in item ? [{ text: item.str, x: Number(item.transform[4]) }] : []));
  const start = texts.findIndex(({ text }) => text === "Prepared for") + 1;
  return texts
    .slice(
      start,
      texts.findIndex(({ text }) => text.startsWith("164 leads")),
    )
    .filter(({ text }) => /\S/u.test(text));
}

async function readName(clientName: string): Promise<string> {
  const proxy = await getDocumentProxy(new Uint8Array(await drawReportPdf(reportDocument({ clientName }))));
  const { text } = await extractText(proxy, { mergePages: true });
  return text.replaceAll(/\s+/gu, "");
}

describe("a name in another script", () => {
  it.each([
    ["Thai", "ร้านกาแฟ"],
    ["Hindi", "समय"],
    ["Korean", "서울 커피 맛집"],
    ["Hebrew", "בית קפה"],
    ["Greek", "Καφενείο Άνθρωπος"],
    ["Russian and Ukrainian", "Кофейня Їжак ґанок"],
    ["Vietnamese", "Phở Nguyễn"],
    ["Korean whose letters came in parts", "서울".normalize("NFD")],
  ])("is drawn in %s", async (_, name) => {
    expect(await readName(name)).toContain(name.normalize("NFC").replaceAll(" ", ""));
    expect(await undrawnWords([name])).toEqual([]);
  });

  it.each([
    ["بيت 123 (Ipoh)", ["123", "بيت", "(Ipoh)"]],
    ["Ipoh בית 5 (קפה)", ["Ipoh", ")", "קפה", "(", "5", "בית"]],
    ["كداي (كوڤي) 12 👍 بيت", ["بيت", "👍", "12", ")", "كوڤي", "(", "كداي"]],
  ])("has its digits, brackets and Latin letters where they belong: %s", async (name, expected) => {
    const fromTheLeft = (await drawnName(name)).toSorted((one, other) => one.x - other.x);
    // Dots, which are parts of letters, say nothing of their own: this reader takes their numbers for control characters.
    const texts = fromTheLeft.map(({ text }) => text.normalize("NFKC").replaceAll(/[\p{Cc} ]/gu, ""));
    // Brackets are named as they are written: an opening one is at the right of what comes from there.
    expect(texts.join("")).toBe(expected.join(""));
  });

  it("tells letters apart that look alike but for their dots", async () => {
    const text = await readName("على علي");
    expect(text).toContain("على");
    expect(text).toContain("علي");
  });
});

describe("letters that no font has", () => {
  it("are named with their words, each once", async () => {
    const texts = ["Kopi ហាងកាហ្វេ (ភ្នំពេញ) Ipoh", "ហាងកាហ្វេ ☕ 怡保 ก็", "ကော်ဖီ5"];
    expect(await undrawnWords(texts)).toEqual(["ហាងកាហ្វេ", "(ភ្នំពេញ)", "ကော်ဖီ5"]);
  });

  it("do not include joiners, and other signs that nobody sees", async () => {
    expect(await undrawnWords(["می\u200cخواهم ☕\ufe0f e\u034f \u202e"])).toEqual([]);
  });
});
