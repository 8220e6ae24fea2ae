import { expect, test } from "vitest";
import { measure } from "./lengths.ts";

test.each([
  ["Flowers in Ipoh", { length: 15, minimum: 15, maximum: 61 }],
  ["Café à Ipoh", { length: 11, minimum: 15, maximum: 61 }],
  ["槟城面包店每天新鲜出炉", { length: 11, minimum: 8, maximum: 30 }],
  ["서울 강남 빵집", { length: 7, minimum: 8, maximum: 30 }],
  ["槟城 Penang Bakery", { length: 18, minimum: 15, maximum: 61 }],
  ["", { length: 0, minimum: 15, maximum: 61 }],
])("%s: counted in its own characters, wide ones filling two places", (text, wanted) => {
  expect(measure(text, { minimum: 15, maximum: 61 })).toEqual(wanted);
});
