import { expect, test } from "vitest";
import { firstPaintStyles } from "./first-paint-styles.ts";

test("what only a started page needs is left to the linked stylesheet", () => {
  const css =
    "a{color:red}.art{view-transition-name:art}.menu{anchor-name:--share;margin:0}" +
    "@media (width>=40em){p{position-area:block-end}q{margin:0}}" +
    "@supports (position-area:block-end){.menu{inset:auto}}" +
    "b,::view-transition-old(*){animation:none}@media print{::view-transition-new(*){animation:none}}";
  expect(firstPaintStyles(css)).toBe("a{color:red}.menu{margin:0}@media (width>=40em){q{margin:0}}b{animation:none}");
});

test("everything else stays as it is, nested rules too", () => {
  const css = ".a{color:red;& .b{margin:0}}@font-face{font-family:x;src:url(/x.woff2)}";
  expect(firstPaintStyles(css)).toBe(css);
});
