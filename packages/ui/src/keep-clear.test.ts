import { expect, test } from "vitest";
import { freeSpot, type Rect } from "./keep-clear.ts";

const room = { width: 1000, height: 800 };
const box = { width: 400, height: 100 };
const button = (left: number, top: number): Rect => ({ left, top, right: left + 120, bottom: top + 40 });

test("a box with nothing below it goes to the lower right corner", () => {
  expect(freeSpot(box, room, [button(100, 700)])).toEqual({ left: 600, top: 700 });
});

test("a box goes above the button in its corner", () => {
  expect(freeSpot(box, room, [button(850, 740)])).toEqual({ left: 600, top: 632 });
});

test("a box goes above the next button where two are too close together", () => {
  expect(freeSpot(box, room, [button(850, 740), button(850, 640)])).toEqual({ left: 600, top: 532 });
});

test("a box goes to the left edge where a column of buttons fills the right one", () => {
  const column = Array.from({ length: 10 }, (_, index) => button(850, index * 80));
  expect(freeSpot(box, room, column)).toEqual({ left: 0, top: 700 });
});

test("a window full of buttons has no free place", () => {
  const everywhere = [0, 300, 600, 880].flatMap((left) =>
    Array.from({ length: 10 }, (_, index) => button(left, index * 80)),
  );
  expect(freeSpot(box, room, everywhere)).toBeNull();
});
