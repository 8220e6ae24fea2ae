/** A length of time in words, in hours where it is whole ones: "2 hours", "45 minutes". */
export function durationText(minutes: number, locale: string): string {
  const hours = minutes / 60;
  const [value, unit] = Number.isInteger(hours) ? [hours, "hour"] : [minutes, "minute"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
}
