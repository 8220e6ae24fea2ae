import { expect, test } from "vitest";
import { comparable, readAddresses } from "./address.ts";

test.each([
  ["kedai.my", ["https://kedai.my/", "http://kedai.my/"]],
  ["  kedai.my/menu?x=1 ", ["https://kedai.my/menu?x=1", "http://kedai.my/menu?x=1"]],
  ["https://kedai.my", ["https://kedai.my/"]],
  ["HTTP://kedai.my", ["http://kedai.my/"]],
  ["kedai", []],
  ["ftp://kedai.my", []],
  [`https://kedai.my/${"a".repeat(2_000)}`, []],
])("%s means the addresses %j", (typed, wanted) => {
  expect(readAddresses(typed)).toEqual(wanted);
});

test.each([
  ["https://kedai.my/caf%c3%a9", "https://kedai.my/café"],
  ["https://kedai.my", "https://KEDAI.my:443/#menu"],
  ["https://kedai.my/%7Eali/%61", "https://kedai.my/~ali/a"],
])("%s and %s are the same address", (one, other) => {
  expect(comparable(one)).toBe(comparable(other));
});

test.each([
  ["https://kedai.my/p", "https://kedai.my/p/"],
  ["https://kedai.my/p", "http://kedai.my/p"],
  ["https://kedai.my/a%2Fb", "https://kedai.my/a/b"],
  ["https://kedai.my/?a=1&b=2", "https://kedai.my/?b=2&a=1"],
])("%s and %s are two addresses", (one, other) => {
  expect(comparable(one)).not.toBe(comparable(other));
});

test.each(["/p", "ftp://kedai.my/", "kedai"])("%s is no address of the web", (text) => {
  expect(comparable(text)).toBeNull();
});
