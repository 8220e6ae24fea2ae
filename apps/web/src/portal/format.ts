export type Format = {
  /** A whole number with its groups apart: "12,345". */
  count: (value: number) => string;
  /** A position in the results of a search, with one decimal: "8.4". */
  position: (value: number) => string;
  /** A share in percent, given as 0 to 100: "65%". */
  percent: (value: number) => string;
  /** The date of a moment in the agency's time zone: "3 November 2026". */
  date: (moment: string) => string;
  /** A moment in the agency's time zone with its time of day. */
  moment: (moment: string) => string;
  /** Two calendar dates, both included: "1–31 October 2026". */
  range: (start: string, end: string) => string;
  /** A calendar date in parts: "Oct", "October 2026". */
  day: (date: string, parts: Intl.DateTimeFormatOptions) => string;
};

const known = new Map<string, Format>();

/** The formats of a locale (BCP 47, such as en-MY); made once each, for Intl objects are costly. */
export function makeFormat(locale: string, timeZone: string): Format {
  const key = `${locale} ${timeZone}`;
  const format = known.get(key) ?? newFormat(locale, timeZone);
  known.set(key, format);
  return format;
}

function newFormat(locale: string, timeZone: string): Format {
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const position = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone });
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone });
  const range = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return {
    count: (value) => count.format(value),
    position: (value) => position.format(value),
    percent: (value) => percent.format(value / 100),
    date: (text) => date.format(new Date(text)),
    moment: (text) => moment.format(new Date(text)),
    range: (start, end) => plainRange(range.formatRange(new Date(start), new Date(end))),
    day: (text, parts) => new Intl.DateTimeFormat(locale, { ...parts, timeZone: "UTC" }).format(new Date(text)),
  };
}

/** CLDR puts thin spaces around the dash, which many fonts lack, and in Malay a comma before the year that nobody writes. */
function plainRange(text: string): string {
  return text.replaceAll(/[\u2009\u202f]/gu, " ").replaceAll(/, (?=\d{4}\b)/gu, " ");
}
