import { expect, it } from "vitest";
import { product as english } from "./en.ts";
import { product as malay } from "./ms.ts";
import { product as chinese } from "./zh.ts";

it.each([
  ["English", english, /\b(?:we|our)\b/i],
  ["Malay", malay, /\bkami\b/i],
  ["Chinese", chinese, /我们/],
] as const)(
  "each recommendation in %s says what the agency does, so that none is a task for the client",
  (_, texts, we) => {
    const { first: _nothingToCompare, ...advice } = texts.report.recommendation;
    expect(Object.entries(advice).filter(([, sentence]) => !we.test(sentence))).toEqual([]);
  },
);
