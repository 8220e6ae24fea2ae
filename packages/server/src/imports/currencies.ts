import { currency } from "@agency/content/settings";

/** Currency signs made of letters, in lower case, which no list of Unicode has. */
const letterSigns = new Set(
  "rm rp kr zł kč ft lei fr fr. chf rs rs. tl s/ s/. r$ b/. лв руб руб. din kn ksh tsh ush 元 圆 円 บาท".split(" "),
);

const codes = new Set(Intl.supportedValuesOf("currency"));

/** Signs that several countries share. */
const sharedSigns = new Set(["$", "¥", "kr", "Kr"]);

/** Currencies with a shared sign, by the number that spreadsheets give to a region, in lower case. */
const regions = new Map([
  ["409", "USD"],
  ["c09", "AUD"],
  ["1009", "CAD"],
  ["c0c", "CAD"],
  ["1409", "NZD"],
  ["c04", "HKD"],
  ["3c09", "HKD"],
  ["404", "TWD"],
  ["1004", "SGD"],
  ["4809", "SGD"],
  ["411", "JPY"],
  ["804", "CNY"],
  ["41d", "SEK"],
  ["414", "NOK"],
  ["406", "DKK"],
  ["40f", "ISK"],
]);

/** The currency that a text around a number names, as the text writes it: "US$", "EUR", "kr". Null when it names none. */
export function currencyNamed(text: string): string | null {
  const name = text.normalize("NFKC").trim();
  const known =
    /^\p{L}{0,3}\p{Sc}$/u.test(name) || codes.has(name.toUpperCase()) || letterSigns.has(name.toLowerCase());
  return known ? name : null;
}

/** Whether a currency's name is the agency's own: its code, its sign, or its sign as the country itself writes it, $ for S$. */
export function isOwnCurrency(name: string): boolean {
  const { code, symbol } = currency;
  return [code, symbol, symbol.replaceAll(/\p{L}/gu, "")].some(
    (own) => own !== "" && own.toUpperCase() === name.toUpperCase(),
  );
}

/** A currency as a cell's format writes it, its sign with a region; the code where only the region tells which it is. */
export function currencyOfRegion(sign: string, region: string): string {
  return sharedSigns.has(sign) ? (regions.get(region.toLowerCase().replace(/^0+/, "")) ?? sign) : sign;
}
