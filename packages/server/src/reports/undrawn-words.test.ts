import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { noFigures } from "@agency/model/figures";
import { octoberSnapshot } from "../testing/records.ts";
import { undrawnWords } from "./pdf/fonts.ts";
import { type UndrawnWords, undrawnWordsFinder } from "./undrawn-words.ts";

const messages = new URL("../../../content/messages/", import.meta.url);

describe("the product's own texts have letters of the fonts only", () => {
  test.each(["en", "ms", "zh"])("in %s", async (language) => {
    const folder = new URL(`${language}/`, messages);
    const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
    expect(await undrawnWords(texts)).toEqual([]);
  });
});

describe("a report's words", () => {
  const snapshot = { ...octoberSnapshot({ id: "1", name: "Kedai", language: "en" }), figures: noFigures };
  const undrawnIn = vi.fn(undrawnWords);
  let find: UndrawnWords;

  beforeEach(async () => {
    find = undrawnWordsFinder({ undrawnIn });
    await find(snapshot);
    undrawnIn.mockClear();
  });

  test("of ASCII alone are not looked up in fonts, once others of their language were", async () => {
    expect(await find({ ...snapshot, comments: { en: 'Well "done"\nin October \\o/' } })).toEqual([]);
    expect(undrawnIn).not.toHaveBeenCalled();
    await find({ ...snapshot, language: "ms" });
    expect(undrawnIn).toHaveBeenCalledOnce();
  });

  test.each([
    ["comments", { comments: { en: "Tahniah ភ្នំពេញ" } }],
    ["the client's name", { clientName: "Kedai ភ្នំពេញ" }],
  ])("of other letters are looked up, in %s", async (_, written) => {
    expect(await find({ ...snapshot, ...written })).toEqual(["ភ្នំពេញ"]);
  });

  test("with control characters are looked up", async () => {
    await find({ ...snapshot, comments: { en: "A\u0007bell" } });
    expect(undrawnIn).toHaveBeenCalledOnce();
  });

  test("are looked up each time in a language whose own texts the fonts cannot show", async () => {
    const other = undrawnWordsFinder({ undrawnIn: undrawnIn.mockResolvedValue(["ភ្នំពេញ"]) });
    for (let times = 0; times < 2; times += 1) expect(await other(snapshot)).toEqual(["ភ្នំពេញ"]);
    undrawnIn.mockImplementation(undrawnWords);
  });
});
