/**
 * How a time of day is written: "10:33 pm". Malay and Chinese name the part of the day: "10:33 malam", "12:00 tengah hari". In English,
 * that would be "10:33 at night".
 */
export function timeOfDay(locale: string): Intl.DateTimeFormatOptions {
  const english = new Intl.Locale(locale).language === "en";
  return { hour: "numeric", minute: "2-digit", ...(!english && { dayPeriod: "short" }) };
}

const wholeDay: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };

/** A day and time as visitors read it: "26 November 2026 at 10:33 pm". */
export function dayAndTime(locale: string, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...wholeDay, ...timeOfDay(locale), timeZone });
}
