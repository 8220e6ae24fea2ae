import { expect, test } from "vitest";
import { isGuessedFirst } from "./password.ts";

const names = ["Sample Agency", "agency.example"];

test.each([
  ["Password1234", true],
  ["admin-2026-admin", true],
  ["Sample.Agency.123", true],
  ["agencyAGENCY99!!", true],
  ["Welcome12345", true],
  ["2026!Welcome!", true],
  ["P@ssw0rd-12345", true],
  ["Dr4g0n!!!!!!2026", true],
  ["labuan123456", true],
  ["Kuala.Lumpur.2026", true],
  ["abcabcabcabc", true],
  ["k7#k7#k7#k7#k7", true],
  ["correcthorsebatterystaple", true],
  ["Correct-Horse-Battery-Staple-1", true],
  ["nasilemak12345", true],
  ["abcabcabcabd", false],
  ["correct lorry battery mango", false],
  ["welcome to Taiping", false],
  ["administrator of lorries", false],
  ["kopi tarik di Ipoh", false],
  ["1234567890-=", false],
  ["", false],
])("%s is guessed first: %s", async (password, guessed) => {
  expect(await isGuessedFirst(password, "admin", names)).toBe(guessed);
});
