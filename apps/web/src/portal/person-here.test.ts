import { expect, test } from "vitest";
import { isSign } from "./person-here.ts";

const event = { isTrusted: true, type: "pointermove", movementX: 0, movementY: 0 };

test("a tap, a key and a wheel are signs of a person", () => {
  for (const type of ["pointerdown", "keydown", "wheel"]) expect(isSign({ ...event, type })).toBe(true);
});

test("an event that a script dispatches is not a sign of a person", () => {
  expect(isSign({ ...event, type: "pointerdown", isTrusted: false })).toBe(false);
});

test("a pointer is a sign once it moves", () => {
  expect(isSign(event)).toBe(false);
  expect(isSign({ ...event, movementY: 3 })).toBe(true);
});
