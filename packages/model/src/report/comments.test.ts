import { expect, it } from "vitest";
import { changedComments, languagesRead, languagesWithoutComment } from "./comments.ts";

it("a comment is changed and cleared in its language alone", () => {
  const comments = { en: "Well done.", ms: "Syabas." };
  expect(changedComments(comments, { en: " Better. " })).toEqual({ en: "Better.", ms: "Syabas." });
  expect(changedComments(comments, { en: " " })).toEqual({ ms: "Syabas." });
  expect(changedComments(comments, { xx: "A language that the settings lost" })).toEqual(comments);
});

it("the client's language comes first among a report's, also where no recipient reads it", () => {
  expect(languagesRead("en", [{ language: "ms" }, { language: null }, { language: "ms" }])).toEqual(["en", "ms"]);
  expect(languagesRead("en", [{ language: "ms" }])).toEqual(["en", "ms"]);
});

it("a language lacks a comment only while another one has one", () => {
  const read = ["en", "ms"];
  expect(languagesWithoutComment({}, read)).toEqual([]);
  expect(languagesWithoutComment({ en: "Well done." }, read)).toEqual(["ms"]);
  expect(languagesWithoutComment({ en: "Well done.", ms: "Syabas." }, read)).toEqual([]);
});
