import { expect, test } from "vitest";
import { chosenWords, fillPlaceholders, noMailWords, wrongPlaceholder } from "./mail-words.ts";

const values = {
  client: "Kedai Roti",
  contact: "Puan Aminah",
  report: "Monthly report",
  period: "October 2026",
  agency: "Contoh Digital",
};

test.each([
  "",
  "No placeholder at all",
  "{report}: {period} – {client}",
  "Dear {contact},{contact}",
  "With thanks\n{agency}",
])("the placeholders of %j are known", (text) => {
  expect(wrongPlaceholder(text)).toBeNull();
});

test.each([
  ["Hello {cient}", "{cient}"],
  ["Hello {Client}", "{Client}"],
  ["Hello { client }", "{ client }"],
  ["Hello {}", "{}"],
  ["{client} and {invoice}", "{invoice}"],
  ["您好，｛client｝", "｛client｝"],
  ["您好，｛client}", "｛client}"],
  ["Hello {client", "{"],
  ["Hello client}", "}"],
  ["Hello {{client}}", "{"],
  ["{__proto__} {toString}", "{__proto__}"],
])("what is wrong in %j is named as it is written: %s", (text, wrong) => {
  expect(wrongPlaceholder(text)).toBe(wrong);
});

test("placeholders are filled in wherever they are, and a name that looks like one is left as it is", () => {
  expect(fillPlaceholders("{report}: {period} – {client}, {client}", { ...values, client: "{agency} $& $1" })).toBe(
    "Monthly report: October 2026 – {agency} $& $1, {agency} $& $1",
  );
});

test("a placeholder that is none any more stays as it was written", () => {
  expect(fillPlaceholders("{invoice} {client}", values)).toBe("{invoice} Kedai Roti");
});

test("a client's own words go before the agency's, part by part, and nothing is taken from nowhere", () => {
  const agency = { ...noMailWords, subject: "Agency's", signature: "Agency" };
  expect(chosenWords({ ...noMailWords, subject: "Client's" }, agency)).toEqual({
    ...noMailWords,
    subject: "Client's",
    signature: "Agency",
  });
  expect(chosenWords(undefined, undefined)).toEqual(noMailWords);
});
