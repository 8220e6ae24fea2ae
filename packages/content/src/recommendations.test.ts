import { expect, it } from "vitest";
import { productTexts } from "./product-texts.ts";

it.each([
  ["English", productTexts("en"), /\b(?:we|our)\b/i],
  ["Malay", productTexts("ms"), /\bkami\b/i],
  ["Chinese", productTexts("zh"), /我们/],
] as const)(
  "each recommendation in %s says what the agency does, so that none is a task for the client",
  (_, texts, we) => {
    const { first: _nothingToCompare, ...advice } = texts.report.recommendation;
    expect(Object.entries(advice).filter(([, sentence]) => !we.test(sentence))).toEqual([]);
  },
);
