import { expect, it } from "vitest";
import { productTexts } from "./product-texts.ts";

it.each([
  ["English", productTexts("en"), /\b(?:we|our)\b/i],
  ["Malay", productTexts("ms"), /\bkami\b/i],
  ["Chinese", productTexts("zh"), /我们/],
] as const)(
  "in %s, each promise says what the agency does, and no other sentence of the rules does",
  (_, texts, we) => {
    const { promise, recommendation, beside } = texts.report;
    expect(Object.entries(promise).filter(([, sentence]) => !we.test(sentence))).toEqual([]);
    const others = [
      ...Object.values(recommendation),
      ...Object.values(beside.festival),
      beside.usual,
      beside.yearBefore,
    ];
    expect(others.filter((sentence) => we.test(sentence))).toEqual([]);
  },
);
