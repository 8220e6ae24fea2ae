import { expect, test } from "vitest";
import { heaviest, nameOf } from "./page-files.ts";

test.each([
  ["https://kedai.example/", "/"],
  ["https://kedai.example/img/hero.jpg?width=3000", "hero.jpg"],
  ["https://kedai.example/gambar/roti%20bakar.webp", "roti bakar.webp"],
  ["https://kedai.example/a/%E0%A4%A", "%E0%A4%A"],
  ["https://kedai.example/%E2%80%AEgpj.exe", "gpj.exe"],
  [`https://kedai.example/${"a".repeat(60)}.main.js`, `${"a".repeat(24)}…${"a".repeat(15)}.main.js`],
])("%s is called %s", (url, name) => {
  expect(nameOf(url)).toBe(name);
});

test("only files that were transferred count, and three are named", () => {
  const file = (name: string, bytes: number) => ({ url: name, kind: "image" as const, bytes });
  const files = [
    file("https://kedai.example/a.jpg", 10),
    file("https://kedai.example/cached.jpg", 0),
    file("data:image/png;base64,AAAA", 99),
    file("https://kedai.example/b.jpg", 30),
    file("https://cdn.example/c.jpg", 20),
    file("https://kedai.example/d.jpg", 5),
  ];
  expect(heaviest(files).map(({ host, name }) => `${host} ${name}`)).toEqual([
    "kedai.example b.jpg",
    "cdn.example c.jpg",
    "kedai.example a.jpg",
  ]);
});
