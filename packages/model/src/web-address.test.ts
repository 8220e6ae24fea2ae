import { expect, test } from "vitest";
import { isBareName, readAddresses } from "./web-address.ts";

test.each([
  ["kedai.my", ["https://kedai.my/", "http://kedai.my/"]],
  ["  kedai.my/menu?x=1 ", ["https://kedai.my/menu?x=1", "http://kedai.my/menu?x=1"]],
  ["kedai.my:8080", ["https://kedai.my:8080/", "http://kedai.my:8080/"]],
  ["kedairoti.example.", ["https://kedairoti.example/", "http://kedairoti.example/"]],
  ["面包店。新加坡", ["https://xn--uir22yf59b.xn--yfro4i67o/", "http://xn--uir22yf59b.xn--yfro4i67o/"]],
  ["https://kedai.my", ["https://kedai.my/"]],
  ["HTTP://kedai.my", ["http://kedai.my/"]],
  ["https://kedai.my./menu", ["https://kedai.my/menu"]],
  ["https://面包店。新加坡/", ["https://xn--uir22yf59b.xn--yfro4i67o/"]],
  ["https://கடை.சிங்கப்பூர்/", ["https://xn--clcu7j.xn--clchc0ea0b2g2a9gcd/"]],
  ["kedai", []],
  ["ftp://kedai.my", []],
  ["javascript:alert(1)", []],
  ["ali@kedai.my", []],
  ["https://ali:secret@kedai.my/", []],
  ["Kedai Roti, kedai.my", []],
  ["", []],
  [`https://kedai.my/${"a".repeat(2_000)}`, []],
])("%s means the addresses %j", (typed, wanted) => {
  expect(readAddresses(typed)).toEqual(wanted);
});

test.each([
  "கடை.சிங்கப்பூர்",
  "தமிழ்.example",
  "दुकान.भारत",
  "ร้านขนมปัง.ไทย",
  "kedai.xn--mgbx4cd0ab",
  "面包店.新加坡",
  "كدائ.مليسيا",
  "www.kedairoti.example",
])("%s is a bare name", (typed) => {
  expect(isBareName(typed)).toBe(true);
});

test.each(["1.2.3", "127.0.0.1", "0x7f.1", "kedai.1", "-kedai.my", "kedai..my", "kedai.my\\menu", "https://kedai.my"])(
  "%s is not a bare name",
  (typed) => {
    expect(isBareName(typed)).toBe(false);
  },
);
