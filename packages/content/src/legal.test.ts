import { describe, expect, it } from "vitest";
import { noticeVersions, offerTerms, privacyNotice, retention, termsOfService } from "./legal.ts";
import { periodText } from "./period-text.ts";
import { productTexts } from "./product-texts.ts";
import { languageKeys, aboutLanguage } from "./settings.ts";
import { getMessages } from "./translations.ts";

const facts = [
  "areas",
  "servers",
  "country",
  "currency",
  "symbol",
  "legalName",
  "address",
  "email",
  "phone",
  "replyWithin",
  "consultationMinutes",
  "analytics",
  "analyticsHosts",
  "videoHosts",
  "tools",
  "activity",
  ...Object.keys(retention),
  ...Object.keys(offerTerms),
];

/** Every text under a node with its path, in order. */
function leaves(node: unknown, path = ""): { path: string; text: string }[] {
  if (typeof node === "string") return [{ path, text: node }];
  return Object.entries(node as object).flatMap(([key, value]) => leaves(value, `${path}/${key}`));
}

const parameters = (text: string) => Array.from(text.matchAll(/\{\{(\w+)\}\}/g), ([, name = ""]) => name).toSorted();

describe.each(["privacy", "terms"] as const)("the text of /%s", (page) => {
  // An agency chooses its languages, and this one may speak no Chinese.
  const written = [...languageKeys.map(getMessages), productTexts("zh")];
  const [english, ...others] = written.map(({ legal }) => leaves(legal[page]));

  it("has the same structure and parameters in every language", () => {
    const shape = (texts = english) => texts?.map(({ path, text }) => ({ path, parameters: parameters(text) }));
    for (const other of others) expect(shape(other)).toEqual(shape());
  });

  it("uses only parameters that the page provides", () => {
    const named = english?.flatMap(({ text }) => parameters(text));
    expect(facts).toEqual(expect.arrayContaining([...new Set(named)]));
  });

  it("has no incomplete link or code markup", () => {
    for (const { path, text } of [english, ...others].flatMap((texts) => texts ?? [])) {
      const plain = text.replaceAll(/\[[^[\]]+\]\((?:\/|https:\/\/|mailto:)[^()\s]+\)|`[^`]+`/g, "");
      expect(plain, path).not.toMatch(/[[\]`]|\]\(/);
    }
  });
});

it("retention periods are written out in each language", () => {
  expect(periodText(retention.unconfirmedNewsletter, aboutLanguage("en").locale)).toBe("30 days");
  expect(periodText(retention.unconfirmedNewsletter, aboutLanguage("ms").locale)).toBe("30 hari");
  expect(periodText(retention.enquiries, aboutLanguage("ms").locale)).toBe("24 bulan");
});

it("the privacy notice names every retention period", () => {
  const notice = JSON.stringify(getMessages("en").legal.privacy);
  for (const name of Object.keys(retention)) expect(notice).toContain(`{{${name}}}`);
});

it("the current version of the privacy notice is the last one that exists", () => {
  expect(noticeVersions.at(-1)).toBe(privacyNotice.version);
  expect(new Set(noticeVersions).size).toBe(noticeVersions.length);
});

it("the legal texts have valid version numbers and dates", () => {
  for (const { version, date } of [privacyNotice, termsOfService]) {
    expect(version).toMatch(/^\d+\.\d+$/);
    expect(new Date(date).toISOString()).toBe(`${date}T00:00:00.000Z`);
  }
});
