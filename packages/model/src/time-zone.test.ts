import { describe, expect, test } from "vitest";
import { dayStart, localDate, momentAt, monthBounds } from "./time-zone.ts";

describe.each([
  ["Asia/Kuala_Lumpur", "16:00"],
  ["Asia/Jakarta", "17:00"],
  ["America/Bogota", "05:00"],
])("in %s, where a day begins at %s UTC", (zone, begin) => {
  /** The moment at which a calendar date begins; in Asia this is the day before in UTC. */
  const zoneDayStart = (date: string) =>
    new Date(Date.parse(`${date}T${begin}:00Z`) - (zone.startsWith("Asia") ? 86_400_000 : 0));
  const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

  test("the date changes at midnight", () => {
    expect(localDate(justBefore(zoneDayStart("2026-11-01")), zone).toString()).toBe("2026-10-31");
    expect(localDate(zoneDayStart("2026-11-01"), zone).toString()).toBe("2026-11-01");
    expect(dayStart("2026-10-31", 0, zone)).toEqual(zoneDayStart("2026-10-31"));
    expect(dayStart("2026-10-31", 1, zone)).toEqual(zoneDayStart("2026-11-01"));
  });

  test("a month ends where the next one begins", () => {
    const november = { start: zoneDayStart("2026-11-01"), end: zoneDayStart("2026-12-01") };
    expect(monthBounds(november.start, zone)).toEqual(november);
    expect(monthBounds(justBefore(november.end), zone)).toEqual(november);
    expect(monthBounds(november.end, zone).start).toEqual(november.end);
  });

  test("a time of day is counted from midnight", () => {
    const date = localDate(zoneDayStart("2026-11-02"), zone);
    const half = new Date(zoneDayStart("2026-11-02").getTime() + 9.5 * 3_600_000);
    expect(momentAt(date, "09:30", zone)).toEqual(half);
    expect(momentAt(date, { hour: 9, minute: 30 }, zone)).toEqual(half);
  });
});

test("the time zone defaults to the agency's", () => {
  expect(localDate(new Date("2026-10-31T15:59:59.999Z")).toString()).toBe("2026-10-31");
  expect(localDate(new Date("2026-10-31T16:00:00Z")).toString()).toBe("2026-11-01");
});
