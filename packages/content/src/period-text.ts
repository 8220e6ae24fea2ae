import type { Period } from "./shape.ts";

/** A period written out in a locale: "30 days", "24 bulan". */
export function periodText({ amount, unit }: Period, locale: string): string {
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(amount);
}
