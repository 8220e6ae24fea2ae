import { expect, test } from "vitest";
import { guessPassword } from "./guess-password.ts";
import { goodPasswords, obviousPasswords } from "./obvious-passwords.fixture.ts";
import { namesKnown } from "./password-problem.ts";

const reasons = await Promise.all(
  [...obviousPasswords, ...goodPasswords].map(async (password) => {
    return [password, await guessPassword(password, namesKnown("admin"))] as const;
  }),
);
const reasonFor = new Map(reasons);

test(`none of ${obviousPasswords.length} passwords that attackers try first is taken`, () => {
  expect(obviousPasswords.length).toBeGreaterThan(141);
  expect(obviousPasswords.filter((password) => reasonFor.get(password) === null)).toEqual([]);
});

test.each(goodPasswords)("%s is taken", (password) => {
  expect(reasonFor.get(password)).toBeNull();
});

test.each([
  ["Abc@12345678", "guessed_common"],
  ["Summer2026!!", "guessed_words"],
  ["SampleAgency1", "guessed_known"],
  ["aaaaaaaaaaaa", "guessed_repeat"],
  ["abcdefghijkl", "guessed_row"],
  ["Merdeka31081957", "guessed_date"],
])("the refusal of %s says why", (password, reason) => {
  expect(reasonFor.get(password)).toBe(reason);
});

test.each(["Taufan.Awan", "taufan awan", "TAUFANAWAN"])(
  "the name of its person with digits is refused: %s",
  async (name) => {
    expect(await guessPassword(`${name}1990`, ["taufan.awan"])).toBe("guessed_known");
  },
);
