import { describe, expect, test } from "vitest";
import { freeDays, slotProblem, type SlotRules } from "./slots.ts";

const weekday = [
  { from: "09:00", to: "10:15" },
  { from: "14:00", to: "15:00" },
];
const rules: SlotRules = {
  hours: { 1: weekday, 2: weekday, 3: weekday, 4: weekday, 5: [{ from: "09:00", to: "10:00" }], 6: [], 7: [] },
  holidays: new Set(["2026-11-11"]),
  timeZone: "Asia/Kuala_Lumpur",
  minutes: 30,
  leadHours: 4,
  daysAhead: 6,
};

/** A moment on the clock in Kuala Lumpur. */
const at = (local: string) => new Date(`${local}+08:00`);
/** Tuesday, 8 a.m. */
const now = at("2026-11-10T08:00");
const times = (taken: string[] = [], when = now) =>
  Object.fromEntries(
    freeDays(rules, { now: when, taken: taken.map(at) }).map(({ date, starts }) => [
      date,
      starts.map((start) => new Date(start.getTime() + 8 * 3_600_000).toISOString().slice(11, 16)),
    ]),
  );

describe("free times", () => {
  test("are within opening hours on working days, from the minimum notice to the last day", () => {
    expect(times()).toEqual({
      "2026-11-10": ["14:00", "14:30"],
      "2026-11-12": ["09:00", "09:30", "14:00", "14:30"],
      "2026-11-13": ["09:00", "09:30"],
      "2026-11-16": ["09:00", "09:30", "14:00", "14:30"],
    });
  });

  test("exclude held times, even ones outside the current grid", () => {
    expect(times(["2026-11-12T09:30", "2026-11-13T09:15"])).toMatchObject({
      "2026-11-12": ["09:00", "14:00", "14:30"],
    });
    expect(times(["2026-11-13T09:15"])).not.toHaveProperty("2026-11-13");
  });

  test("begin with today's date in Kuala Lumpur, not in UTC", () => {
    expect(Object.keys(times([], at("2026-11-12T00:30")))[0]).toBe("2026-11-12");
    expect(Object.keys(times([], at("2026-11-12T23:30")))[0]).toBe("2026-11-13");
  });

  test.each([
    ["Asia/Jakarta", "2026-11-12T02:00:00.000Z", "2026-11-12T01:00:00Z"],
    ["Asia/Kuala_Lumpur", "2026-11-12T01:00:00.000Z", "2026-11-12T02:15:00Z"],
    ["America/Bogota", "2026-11-12T14:00:00.000Z", "2026-11-12T13:30:00Z"],
  ])("open at nine in %s, which is %s", (timeZone, nine, closed) => {
    const there = { ...rules, timeZone };
    const thursday = freeDays(there, { now, taken: [] }).find(({ date }) => date === "2026-11-12");
    expect(thursday?.starts[0]?.toISOString()).toBe(nine);
    expect(slotProblem(there, new Date(nine), now)).toBeNull();
    expect(slotProblem(there, new Date(closed), now)).toBe("slot_closed");
  });

  test("are exactly the times that can be booked", () => {
    const free = freeDays(rules, { now, taken: [] }).flatMap(({ starts }) => starts);
    expect(free.map((start) => slotProblem(rules, start, now))).toEqual(free.map(() => null));
    const every5Minutes = Array.from({ length: (9 * 24 * 60) / 5 }, (_, step) => new Date(+now + step * 300_000));
    const possible = every5Minutes.filter((start) => slotProblem(rules, start, now) === null);
    expect(possible).toEqual(free);
  });
});

describe("a time that cannot be booked", () => {
  test.each([
    ["2026-11-10T07:30", "slot_past"],
    ["2026-11-10T08:00", "slot_past"],
    ["2026-11-10T09:00", "slot_too_soon"],
    ["2026-11-10T11:59", "slot_too_soon"],
    ["2026-11-11T09:00", "slot_holiday"],
    ["2026-11-12T08:30", "slot_closed"],
    ["2026-11-12T12:00", "slot_closed"],
    ["2026-11-12T15:00", "slot_closed"],
    ["2026-11-12T03:00", "slot_closed"],
    ["2026-11-12T09:45", "slot_off_grid"],
    ["2026-11-12T09:00:01", "slot_off_grid"],
    ["2026-11-14T09:00", "slot_closed"],
    ["2026-11-17T09:00", "slot_too_far"],
    ["2999-01-01T09:00", "slot_too_far"],
  ])("at %s gives %s", (local, problem) => {
    expect(slotProblem(rules, at(local), now)).toBe(problem);
  });

  test("is one inside the minimum notice, to the millisecond", () => {
    expect(slotProblem(rules, at("2026-11-10T14:00"), at("2026-11-10T10:00"))).toBeNull();
    expect(slotProblem(rules, at("2026-11-10T14:00"), at("2026-11-10T10:00:00.001"))).toBe("slot_too_soon");
  });
});
