import { describe, expect, test } from "vitest";
import { nameInSubject, plainName } from "./plain-name.ts";

test.each([
  "Aina binti Contoh",
  "Muthu a/l Raman",
  "Kavitha A/P Subramaniam",
  "Ravi s/o Gopal",
  "Devi d/o Krishnan",
  "Tan Ah Kow @ Tan Kok Wai",
  "Ahmad Zaki@Zaki bin Omar",
  "Dr. Lim Mei Ling",
  "Mohd. Ali b. Hassan",
  "Mohd.Ali bin Hassan",
  "mohd.ali bin hassan",
  "Abd.Rahman",
  "Md.Zain Hj.Yusof",
  "Norsiah Bt.Abdul",
  "K.Muthu",
  "A. R. Contoh-Tan",
  "Lim Wei/陈伟",
  "陳美玲",
  "Siti, binti; Näh\\me",
  "ﬁ㈱",
  "Sharifah Nur Aisyah Humaira Khadijah binti Syed Muhammad Zulkifli Al-Contoh",
])("%j is whole in an email", (name) => {
  expect(plainName(name)).toBe(name);
});

describe("addresses and links are taken out of a name", () => {
  test.each([
    ["Win a prize at https://evil.example/x now", "Win a prize at now"],
    ["Win at evil.example", "Win at"],
    ["Win at (evil.com)!", "Win at"],
    ["Visit www.evil.example/prize", "Visit"],
    ["Visit bit.ly/x and evil.com.my.", "Visit and"],
    ["Write to me@evil.example", "Write to"],
    ["Lim Wei/evil.com", "Lim"],
    ["ｅｖｉｌ．ｅｘａｍｐｌｅ", ""],
    ["面包店。新加坡", ""],
    ["ev\u200Bil.com", ""],
    ["192.0.2.1", ""],
    ["javascript:alert(1)", ""],
    ["t.co", ""],
    ['<a href="https://evil.example/">Aina</a>', "a"],
    ["<b>Aina</b><img src=x onerror=y>", "b Aina /b img src=x onerror=y"],
  ])("%j becomes %j", (typed, shown) => {
    expect(plainName(typed)).toBe(shown);
  });
});

test("a name that ends like a country's domain does not become a link, and loses nothing", () => {
  expect(plainName("Wei.Li bin Contoh")).toBe("Wei. Li bin Contoh");
});

test("only a subject shortens a long name, says so, and splits no character", () => {
  const name = "😀".repeat(100);
  expect(plainName(name)).toBe(name);
  expect(nameInSubject({ name, email: "" })).toBe(`${"😀".repeat(59)}…`);
});

test("a name is on one line", () => {
  expect(plainName("Aina\r\nBcc: Contoh")).toBe("Aina Bcc: Contoh");
});
