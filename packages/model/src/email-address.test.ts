import { expect, test } from "vitest";
import { readEmail } from "./email-address.ts";

test.each([
  ["aina@kedai.example", "aina@kedai.example"],
  ["  Aina.Contoh+News@Kedai.Example ", "aina.contoh+news@kedai.example"],
  ["r&d@firma.example", "r&d@firma.example"],
  ["a/b@firma.example", "a/b@firma.example"],
  ["o'contoh@firma.example", "o'contoh@firma.example"],
  ["info@münchen.example", "info@xn--mnchen-3ya.example"],
  ["info@MÜNCHEN.example", "info@xn--mnchen-3ya.example"],
  ["info@xn--mnchen-3ya.example", "info@xn--mnchen-3ya.example"],
  ["hello@kedai.xn--mgbx4cd0ab", "hello@kedai.xn--mgbx4cd0ab"],
  ["hello@咖啡。example", "hello@xn--bur6r.example"],
])("%s is the address %s", (typed, email) => {
  expect(readEmail(typed)).toEqual({ email });
});

test.each([
  "josé@firma.example",
  "jose\u0301@firma.example",
  "咖啡@kedai.example",
  "victim%bank.example@kedai.example",
  "bank.example!victim@kedai.example",
  "=?utf-8?q?victim=40bank.example?=@kedai.example",
])("%s is an address that is not sent to because of what is before the @", (typed) => {
  expect(readEmail(typed)).toEqual({ problem: "email_name" });
});

test.each([
  "",
  "aina",
  "@kedai.example",
  "aina@",
  "aina@kedai",
  "aina@@kedai.example",
  "aina contoh@kedai.example",
  ".aina@kedai.example",
  "ai..na@kedai.example",
  '"aina"@kedai.example',
  "aina@kedai.example.",
  "aina@kedai_kopi.example",
  "aina@kedai.example/path",
  "aina@kedai.example:25",
  "aina@kedai%2eexample",
  "aina@ke\tdai.example",
  "aina@192.0.2.1",
  "aina@[192.0.2.1]",
  "aina@3221225985",
  "aina@kedai.example\r\nBcc: thief@evil.example",
  "a@b.example, c@d.example",
  `${"a".repeat(65)}@kedai.example`,
  `aina@${"a".repeat(64)}.example`,
  `aina@${"kedai.".repeat(42)}example`,
])("%j is not a whole address", (typed) => {
  expect(readEmail(typed)).toEqual({ problem: "email" });
});
