import { z } from "zod";

/** A day such as 2026-12-25. */
export const day = z.iso.date({
  error: ({ input }) =>
    typeof input === "string" || typeof input === "number" ? dayProblem(String(input)) : undefined,
});

/** What to write for a day as people write it, which comes before its month. */
function dayProblem(typed: string): string {
  const parts = typed.split(/\D+/).filter(Boolean);
  const [year = "", month = "", date = ""] = parts[0]?.length === 4 ? parts : parts.toReversed();
  const written = [year, month.padStart(2, "0"), date.padStart(2, "0")].join("-");
  if (parts.length !== 3 || !z.iso.date().safeParse(written).success) return "is no valid day, such as 2026-12-25";
  const said = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(written));
  return `is no valid day. Write ${written} for ${said}`;
}
