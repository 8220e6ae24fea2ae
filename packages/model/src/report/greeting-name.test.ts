import { expect, test } from "vitest";
import { greetingName } from "./greeting-name.ts";

test.each([
  ["Aisyah binti Contoh", "Aisyah"],
  ["Nur Aisyah binti Contoh", "Nur Aisyah"],
  ["Muhammad Hafiz bin Contoh", "Muhammad Hafiz"],
  ["Kavitha a/p Contoh", "Kavitha"],
  ["Grace Contoh", "Grace"],
  ["Lee Wei Contoh", "Lee Wei Contoh"],
  ["Puan Siti Contoh", "Puan Siti Contoh"],
  ["Dr. Contoh", "Dr. Contoh"],
  ["Tan Sri Contoh", "Tan Sri Contoh"],
  ["Wei", "Wei"],
  ["  Aminah  ", "Aminah"],
  ["陈小明", "陈小明"],
])("%s is greeted as %s", (name, greeted) => {
  expect(greetingName(name)).toBe(greeted);
});
