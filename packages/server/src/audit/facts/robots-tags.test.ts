import { expect, test } from "vitest";
import { readPage } from "../page/read-page.ts";
import { expiringTag, readRobotsTags, tagWith } from "./robots-tags.ts";

const now = new Date("2026-11-10T04:00:00Z");
const inHead = (content: string, name = "robots") =>
  readPage(`<head><meta name="${name}" content="${content}"></head>`);
const empty = readPage("");

test.each([
  ["otherbot: nofollow, googlebot: noindex", true],
  ["googlebot: nofollow, otherbot: noindex", false],
  ["googlebot: nofollow\notherbot: noindex, nofollow", false],
  ["noindex, otherbot: nofollow", true],
  ["max-snippet:20, otherbot: nofollow, noindex", false],
  ["max-snippet: 20, noindex", true],
  ["otherbot: nofollow\nnoindex", true],
  ["unavailable_after: 25 Jun 2030 15:00:00 PST, noindex", true],
  ["googlebot: unavailable_after: Friday, 25-Jun-30 15:00:00 GMT, none", true],
  ["GOOGLEBOT: NOINDEX", true],
  ["googlebot-image: noindex", false],
  ["max-image-preview: none", false],
])("the header %j keeps Google from showing the page: %s", (header, wanted) => {
  expect(tagWith(readRobotsTags(empty, header), ["noindex", "none"]) !== undefined).toBe(wanted);
});

test.each([
  ["noindex nofollow", "robots"],
  ["noindex;nofollow", "robots"],
  ["max-snippet:-1 noindex", "googlebot"],
  ["noindex", "robots, googlebot"],
])("noindex in the tag %j of %s is unclear", (content, name) => {
  const { obeyed, unclear } = readRobotsTags(inHead(content, name), undefined);
  expect([obeyed, unclear.length]).toEqual([[], 1]);
});

test.each([
  ["2020-01-01", true],
  ["2026-11-08", true],
  ["2026-11-09T20:00:00+08:00", false],
  ["2030-01-01", false],
  ["25 Jun 2010 15:00:00 PST", true],
  ["25-Jun-2020 15:00:00 PST", true],
  ["Wednesday, 25-Jun-25 15:00:00 GMT", true],
  ["Wed, 25 June 2031 15:00:00 GMT", false],
  ["never 1", false],
])("the date %s is over everywhere: %s", (date, wanted) => {
  const content = `unavailable_after: ${date}`;
  expect(expiringTag(readRobotsTags(inHead(content), undefined), now)?.isPast).toBe(wanted);
  expect(expiringTag(readRobotsTags(empty, content), now)?.isPast).toBe(wanted);
});
