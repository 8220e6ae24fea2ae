import { expect, test } from "vitest";
import { emailLink } from "./contact-links.ts";

test("a link to an address with signs of its own opens an email to that address", () => {
  const link = emailLink("r&d/a?b#c+d@firma.example", "Re: pertanyaan & harga");
  const { pathname, searchParams, hash } = new URL(link);
  expect(decodeURIComponent(pathname)).toBe("r&d/a?b#c+d@firma.example");
  expect(searchParams.get("subject")).toBe("Re: pertanyaan & harga");
  expect(hash).toBe("");
});
