import { describe, expect, test } from "vitest";
import { languageOfPath, localisedPath, plainPath } from "./language-path.ts";

describe("the language of an address", () => {
  test.each([
    ["/", "en"],
    ["/admin/login", "en"],
    ["/msx", "en"],
    ["/services/ms", "en"],
    ["/ms", "ms"],
    ["/ms/", "ms"],
    ["/ms?page=2", "ms"],
    ["/ms#contact", "ms"],
    ["/ms/client-portal", "ms"],
  ])("%s is %s", (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });
});

test.each([
  ["/ms", "/"],
  ["/ms/", "/"],
  ["/ms/admin", "/admin"],
  ["/admin", "/admin"],
  ["/msx", "/msx"],
])("%s without its language is %s", (path, plain) => {
  expect(plainPath(path)).toBe(plain);
});

test.each([
  ["/", "ms", "/ms"],
  ["/#pricing", "ms", "/ms#pricing"],
  ["/?a=1#pricing", "ms", "/ms?a=1#pricing"],
  ["/admin/login?next=1", "ms", "/ms/admin/login?next=1"],
  ["/ms/admin", "ms", "/ms/admin"],
  ["/ms?a=1#pricing", "en", "/?a=1#pricing"],
  ["/ms/client-portal", "en", "/client-portal"],
  ["/client-portal", "en", "/client-portal"],
  ["/team/", "ms", "/ms/team"],
  ["/ms/team/?a=1/#top/", "en", "/team?a=1/#top/"],
  ["/ms/", "ms", "/ms"],
  ["/ms/", "en", "/"],
] as const)("%s in %s is %s", (path, language, address) => {
  expect(localisedPath(path, language)).toBe(address);
});
