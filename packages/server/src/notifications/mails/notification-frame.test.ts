import { expect, test } from "vitest";
import { plainName } from "./notification-frame.ts";

test.each([
  ["Aina binti Contoh", "Aina binti Contoh"],
  ["K.Muthu", "K. Muthu"],
  ["A. R. Contoh-Tan", "A. R. Contoh-Tan"],
  ["陳美玲", "陳美玲"],
  ["Win a prize at https://evil.example/x now", "Win a prize at now"],
  ["Win at evil.example", "Win at"],
  ["Visit www.evil.example/prize", "Visit"],
  ["Write to me@evil.example", "Write to"],
  ["ｅｖｉｌ．ｅｘａｍｐｌｅ", ""],
  ["javascript:alert(1)", ""],
  ["Siti, binti; Näh\\me", "Siti, binti; Näh\\me"],
  ["t.co", "t. co"],
  ["Aina\r\nBcc: victim@person.example", "Aina"],
])("%j becomes %j in an email", (typed, shown) => {
  expect(plainName(typed)).toBe(shown);
});

test("a long name is cut, and no character is split", () => {
  expect(Array.from(plainName("😀".repeat(100)))).toEqual(Array.from("😀".repeat(60)));
});
