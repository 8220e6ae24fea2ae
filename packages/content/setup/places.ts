/** The currencies of countries that agencies of this product are likely to be in. Others are asked for. */
const currencies: Readonly<Record<string, string>> = {
  AU: "AUD",
  BN: "BND",
  CN: "CNY",
  GB: "GBP",
  HK: "HKD",
  ID: "IDR",
  IN: "INR",
  JP: "JPY",
  MY: "MYR",
  NZ: "NZD",
  PH: "PHP",
  SG: "SGD",
  TH: "THB",
  TW: "TWD",
  US: "USD",
  VN: "VND",
};

/** Where two countries of the region write the same sign. */
const symbols: Readonly<Record<string, string>> = { SGD: "S$", BND: "B$", MYR: "RM" };

const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

export function hasRegion(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined;
}

export function regionName(code: string): string {
  return regions.of(code) ?? code;
}

export function hasTimeZone(name: string): boolean {
  return Intl.supportedValuesOf("timeZone").includes(name);
}

/** The first time zone of a country, or an empty text. */
export function countryTimeZone(country: string): string {
  if (!hasRegion(country)) return "";
  // Newer than TypeScript's own description of it.
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.()?.[0] ?? "";
}

export function hasCurrency(code: string): boolean {
  return Intl.supportedValuesOf("currency").includes(code);
}

/** The currency of a country, or an empty text. */
export function countryCurrency(country: string): string {
  return currencies[country] ?? "";
}

/** How a currency is written before an amount: "RM", "S$". */
export function currencySymbol(currency: string, country: string): string {
  if (symbols[currency]) return symbols[currency];
  if (!hasCurrency(currency)) return currency;
  const format = new Intl.NumberFormat(`en-${country}`, { style: "currency", currency });
  return format.formatToParts(0).find(({ type }) => type === "currency")?.value ?? currency;
}

/** Codes of one digit, and those of two; all others have three (ITU-T E.164). */
const short = ["1", "7"];
const two =
  "20 27 30 31 32 33 34 36 39 40 41 43 44 45 46 47 48 49 51 52 53 54 55 56 57 58 60 61 62 63 64 65 66 81 82 84 86 90 91 92 93 94 95 98".split(
    " ",
  );

/** The country's code of a number such as "+65 6123 4567". */
export function readCallingCode(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  return [...short, ...two].find((code) => digits.startsWith(code)) ?? digits.slice(0, 3);
}
