import { expect, test } from "vitest";
import { formatSize } from "./size.ts";

test.each([
  [0, "0 kB"],
  [2440, "2.4 kB"],
  [688_300, "688 kB"],
  [2_500_000, "2.5 MB"],
  [480_000_000, "480 MB"],
  [78_900_000_000, "79 GB"],
])("%d bytes are %s", (bytes, text) => {
  expect(formatSize(bytes, "en-MY")).toBe(text);
});
