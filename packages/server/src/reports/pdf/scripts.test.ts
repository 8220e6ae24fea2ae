import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { reportDocument } from "./document.fixture.ts";
import { undrawnWords } from "./fonts.ts";
import { drawReportPdf } from "./report-pdf.ts";

/** What is drawn of a client's name: its texts with their distances from the left. */
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
