import { expect, test } from "vitest";
import { dayAndTime } from "./time-of-day.ts";

test.each([
  ["en-MY", "22:33", "10:33 pm"],
  ["ms-MY", "22:33", "10:33 malam"],
  ["ms-MY", "12:00", "12:00 tengah hari"],
  ["ms-MY", "09:00", "9:00 pagi"],
  ["zh-MY", "22:33", "晚上10:33"],
])("in %s, %s ends as %j", (locale, time, text) => {
  const written = dayAndTime(locale, "Asia/Kuala_Lumpur").format(new Date(`2026-11-26T${time}:00+08:00`));
  expect(written.replaceAll(/\s/g, " ").endsWith(text)).toBe(true);
});
