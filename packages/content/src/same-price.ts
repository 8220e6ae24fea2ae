import type { Price } from "./shape.ts";

/** Whether two prices are of one amount and cover the same. */
export function isSamePrice(one: Price, other: Price): boolean {
  return one.kind === other.kind && ("amount" in one ? one.amount : 0) === ("amount" in other ? other.amount : 0);
}
