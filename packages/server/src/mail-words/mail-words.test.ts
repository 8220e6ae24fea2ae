import { expect, test } from "vitest";
import type { Client, Contact } from "../clients/client.ts";
import { changedWords, copyRecipients } from "./mail-words.ts";

const client = { email: "first@kedai.test", contactName: null, contactReportTypes: null } as Client;
const contact = (email: string, reportTypes: Contact["reportTypes"]): Contact => ({
  name: null,
  email,
  phone: null,
  language: null,
  reportTypes,
});

test("nobody gets a copy of a report that they get in an email of their own, or a copy twice", () => {
  const contacts = [contact("monthly@kedai.test", ["monthly"]), contact("weekly@kedai.test", ["weekly"])];
  const cc = ["boss@agency.test", "boss@agency.test", "monthly@kedai.test", "weekly@kedai.test", "first@kedai.test"];
  const copies = (recipient: string) => copyRecipients({ cc }, client, contacts, { type: "monthly", recipient });
  expect(copies("first@kedai.test")).toEqual(["boss@agency.test", "weekly@kedai.test"]);
  // Somebody who was a contact when the report was sent.
  expect(copies("boss@agency.test")).toEqual(["weekly@kedai.test"]);
});

test("words of a language that the product no longer has are kept, and those of none are not", () => {
  const words = { subject: "S", greeting: "", introduction: "", signature: "" };
  const empty = { subject: "", greeting: "", introduction: "", signature: "" };
  const before = { ta: words, en: words } as Parameters<typeof changedWords>[0];
  expect(changedWords(before, { en: empty, ms: words })).toEqual({ ta: words, ms: words });
});
