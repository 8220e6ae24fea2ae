import { expect, test } from "vitest";
import { redirectOf } from "./redirect.ts";

const from = new URL("https://kedai.example/a/");
const latin1 = (text: string) => Buffer.from(text).toString("latin1");

test.each([
  ["b", "https://kedai.example/a/b"],
  ["//other.example/x#top", "https://other.example/x"],
  [latin1("/caf\u00E9"), "https://kedai.example/caf%C3%A9"],
  ["/caf\u00E9", "https://kedai.example/caf%E9"],
  ["/caf%c3%a9", "https://kedai.example/caf%c3%a9"],
  [latin1("https://b\u00E4ckerei.example/"), "https://xn--bckerei-5wa.example/"],
])("a redirect to %j leads where a browser goes", (location, wanted) => {
  expect(redirectOf(302, location, from)?.href).toBe(wanted);
});

test.each([
  [200, "/b"],
  [300, "/b"],
  [304, "/b"],
  [301, undefined],
])("status %i with the target %s is no redirect", (status, location) => {
  expect(redirectOf(status, location, from)).toBeNull();
});

test.each([
  ["http://[::1", "unreadable"],
  ["javascript:alert(1)", "refused"],
  ["https://user:secret@kedai.example/", "refused"],
])("a redirect to %s is not followed", (location, problem) => {
  expect(() => redirectOf(302, location, from)).toThrow(problem);
});
