import { join } from "node:path";
import { z } from "zod";
import { contrast, mix, readable } from "../src/brand/colour-math.ts";
import type { Colour } from "../src/brand/shape.ts";
import { audiences } from "../src/shape.ts";
import { findFont } from "./fonts.ts";
import type { Given } from "./given.ts";
import { countNames, nameProblem } from "./names.ts";
import {
  readCallingCode,
  countryCurrency,
  hasCurrency,
  hasRegion,
  hasTimeZone,
  currencySymbol,
  countryTimeZone,
} from "./places.ts";
import { pricesIn, pricesProblem } from "./service-prices.ts";
import { spoken } from "./spoken.ts";
import { usualBrand as brand } from "./usual-brand.ts";

export type Question = {
  /** The flag is `--<name>`. */
  name: string;
  /** The chapter that it is asked in. */
  about: string;
  /** The question, which may depend on the answers before it. */
  ask: string | ((given: Given) => string);
  /** Taken for an empty answer; follows from the answers before it. */
  usual: (given: Given) => string;
  /** The mistake in an answer, and how to write it; `before` are the answers of an earlier run. */
  problem: (answer: string, given: Given, before?: Given) => string | undefined;
  /** Where it is asked only sometimes. */
  when?: (given: Given, before: Given | undefined) => boolean;
  /**
   * For checks that read files or the network.
   * @throws {Error} with what is wrong
   */
  check?: (answer: string, folder: string) => Promise<unknown>;
};

const isAudience = (answer: string) => audiences.some((each) => each === answer);
const isColour = (answer: string): answer is Colour => /^#[0-9a-f]{6}$/i.test(answer);

const codes = Object.entries(spoken)
  .map(([code, { name }]) => `${code} for ${name}`)
  .join(", ");

const typedLanguages = ({ languages = "" }: Given) => languages.split(",").map((each) => each.trim());

/** An address as browsers accept it, with a dot after the @. */
const wholeEmail = z.email({ pattern: z.regexes.html5Email }).regex(/@.+\./);

/** How names in several languages are written: "; each in en and ms, as in en=Copywriting|ms=Penulisan". */
function inSeveral(given: Given, example: Readonly<Record<string, string>>): string {
  const languages = typedLanguages(given);
  if (languages.length < 2) return "";
  return `; each in ${languages.join(" and ")}, as in ${languages.map((language) => `${language}=${example[language] ?? ""}`).join("|")}`;
}

const needed = (what: string) => (answer: string) => (answer.trim() ? undefined : `Please give ${what}.`);
const anything = () => undefined;
const none = () => "";

function aColour(name: "paper" | "ink" | "accent" | "area", ask: string): Question {
  return {
    name,
    about: "Colours",
    ask,
    usual: () => brand.colours.light[name],
    problem: (answer, given) => {
      if (!isColour(answer))
        return `${answer} is not a colour. Write # and six characters from 0-9 and a-f, such as ${brand.colours.light[name]}.`;
      const { paper = "", ink = answer } = given;
      // Texts on the area get a colour of their own.
      return name !== "paper" && name !== "area" && isColour(paper) && isColour(ink)
        ? unreadable(answer, paper, ink)
        : undefined;
    },
  };
}

const checkList = (what: string, least: number, most: number) => (answer: string, given: Given, before?: Given) => {
  const count = countNames(answer);
  return count >= least && count <= most
    ? nameProblem(answer, typedLanguages(given), before && typedLanguages(before))
    : `Please name ${least} to ${most} ${what}, separated by commas.`;
};

/** The questions of `npm run setup`, in their order. */
export const questions: readonly Question[] = [
  { name: "name", about: "Name", ask: "What is your agency called?", usual: none, problem: needed("a name") },
  {
    name: "legal-name",
    about: "Name",
    ask: "Its full legal name",
    usual: ({ name = "" }) => name,
    problem: needed("the legal name"),
  },
  {
    name: "registration",
    about: "Name",
    ask: "Company registration number (may stay empty)",
    usual: none,
    problem: anything,
  },
  {
    name: "founded",
    about: "Name",
    ask: "Founded in (year)",
    usual: () => String(new Date().getFullYear()),
    problem: (answer) =>
      /^(?:19|20)\d\d$/.test(answer) && Number(answer) <= new Date().getFullYear()
        ? undefined
        : "Write a year, such as 2019.",
  },
  {
    name: "email",
    about: "Contact",
    ask: "Email address for enquiries",
    usual: none,
    problem: (answer) =>
      wholeEmail.safeParse(answer).success ? undefined : "Write a whole email address, such as hello@example.com.",
  },
  {
    name: "phone",
    about: "Contact",
    ask: "Phone number with the country code",
    usual: none,
    problem: (answer) =>
      /^\+\d[\d ()-]{6,18}$/.test(answer)
        ? undefined
        : "Write the number with the country code, such as +65 6123 4567.",
  },
  {
    name: "whatsapp",
    about: "Contact",
    ask: "WhatsApp number (may stay empty)",
    usual: none,
    problem: (answer) =>
      answer === "" || /^\+?\d[\d ()-]{6,18}$/.test(answer) ? undefined : "Write the number with the country code.",
  },
  { name: "street", about: "Contact", ask: "Street and number", usual: none, problem: needed("the street") },
  { name: "postcode", about: "Contact", ask: "Postcode", usual: none, problem: needed("the postcode") },
  { name: "city", about: "Contact", ask: "City", usual: none, problem: needed("the city") },
  {
    name: "state",
    about: "Contact",
    ask: "State or region",
    usual: ({ city = "" }) => city,
    problem: needed("the state"),
  },
  {
    name: "domain",
    about: "Domain",
    ask: "Domain of the new site",
    usual: ({ email = "" }) => email.slice(email.indexOf("@") + 1),
    problem: (answer) =>
      z.hostname().safeParse(answer).success
        ? undefined
        : "Write the domain without https://, such as www.example.com.",
  },
  aColour("paper", "Background of pages"),
  aColour("ink", "Text"),
  aColour("accent", "Buttons and links: a colour that people can read"),
  aColour("area", "Large areas, such as heroes and charts: any colour, also a light one"),
  {
    name: "pattern",
    about: "Colours",
    ask: "Decoration (tiles, or plain shapes: plain)",
    usual: () => "tiles",
    problem: (answer, _, before) =>
      ["tiles", "plain", ...(before?.["pattern"] === "picture" ? ["picture"] : [])].includes(answer)
        ? undefined
        : "Write tiles or plain. For a picture of yours, put it in pictures/ and name it in brand.yaml.",
  },
  {
    name: "display-font",
    about: "Fonts",
    ask: "Heading font (a name from fontsource.org)",
    usual: () => brand.fonts.display.family,
    problem: needed("a font"),
    check: (answer, folder) => findFont("display", answer, join(folder, "brand")),
  },
  {
    name: "text-font",
    about: "Fonts",
    ask: "Text font (a name from fontsource.org)",
    usual: () => brand.fonts.text.family,
    problem: needed("a font"),
    check: (answer, folder) => findFont("text", answer, join(folder, "brand")),
  },
  {
    name: "languages",
    about: "Languages",
    ask: `Languages, the default one first, separated by commas (${codes})`,
    usual: () => "en",
    problem: (answer) => {
      const all = typedLanguages({ languages: answer });
      const unknown = all.find((each) => !(each in spoken));
      if (unknown !== undefined) return `"${unknown}" is not one of the product's languages. Write ${codes}.`;
      return new Set(all).size === all.length ? undefined : "Name each language once.";
    },
  },
  {
    name: "country",
    about: "Country and money",
    ask: "Country (two letters)",
    usual: () => "MY",
    problem: (answer) =>
      hasRegion(answer) ? undefined : `${answer} is not a country code. Write two letters, such as SG.`,
  },
  {
    name: "time-zone",
    about: "Country and money",
    ask: "Time zone",
    usual: ({ country = "" }) => countryTimeZone(country),
    problem: (answer) =>
      hasTimeZone(answer) ? undefined : `${answer} is not a time zone. Write it as Asia/Singapore.`,
  },
  {
    name: "currency",
    about: "Country and money",
    ask: "Currency (three letters)",
    usual: ({ country = "" }) => countryCurrency(country),
    problem: (answer) =>
      hasCurrency(answer) ? undefined : `${answer} is not a currency. Write three letters, such as SGD.`,
  },
  {
    name: "currency-symbol",
    about: "Country and money",
    ask: "How prices write the currency",
    usual: ({ currency = "", country = "" }) => currencySymbol(currency, country),
    problem: (answer) => (/^[^\d,|]{1,5}$/.test(answer.trim()) ? undefined : "Write a short symbol, such as RM or S$."),
  },
  {
    name: "calling-code",
    about: "Country and money",
    ask: "The country's calling code",
    usual: ({ phone = "" }) => readCallingCode(phone),
    problem: (answer) => (/^\d{1,3}$/.test(answer) ? undefined : "Write the digits, such as 65."),
  },
  {
    name: "for",
    about: "Services",
    ask: "Who your customers mostly are: businesses, or people with a plan of their own, such as a wedding (people)",
    usual: () => "businesses",
    problem: (answer) => (isAudience(answer) ? undefined : 'Write "businesses" or "people".'),
  },
  {
    name: "services",
    about: "Services",
    ask: (given) =>
      `Services, separated by commas${inSeveral(given, { en: "Copywriting", ms: "Penulisan", zh: "文案" })}`,
    usual: () => "Web design, SEO, Digital marketing",
    problem: checkList("services", 1, 8),
  },
  {
    name: "prices",
    about: "Prices",
    ask: "The smallest price of each service: seo=month 900, branding=once 5200, print=from 300, filming=day 2400, hosting=year 600, photography=on-request",
    usual: () => "",
    problem: pricesProblem,
  },
  {
    name: "monthly-fee",
    about: "Prices",
    ask: "Price of the smallest monthly plan on the home page, in whole units; none if you sell no plans",
    usual: ({ prices = "" }) => {
      const monthly = Object.values(pricesIn(prices)).find((price) => price?.kind === "month");
      return monthly && "amount" in monthly ? String(monthly.amount) : "none";
    },
    problem: (answer) =>
      answer === "none" || /^[1-9]\d{0,6}$/.test(answer)
        ? undefined
        : "Write a whole number without the currency, such as 1500; or none.",
  },
  {
    name: "cities",
    about: "Cities",
    ask: (given) =>
      `Cities with pages of their own, separated by commas${inSeveral(given, { en: "Penang", ms: "Pulau Pinang", zh: "槟城" })}`,
    usual: ({ city = "" }) => city,
    problem: checkList("cities", 1, 40),
  },
  {
    name: "city-pages",
    about: "Cities",
    when: (given, before) => countCityPages(given) > manyPages && countCityPages(given) > countCityPages(before ?? {}),
    ask: (given) =>
      `Each service has a page for each city${countCityPages(given) > 0 ? `: ${countCityPages(given)} pages` : ""}. Search engines value few that say something of their own. Make them all? yes, or < to name fewer cities`,
    usual: none,
    problem: (answer, given) =>
      answer === "yes"
        ? undefined
        : `These are ${countCityPages(given)} pages of services in cities. Write yes to make them all, or name fewer cities.`,
  },
];

/** More pages of services in cities than anybody fills with words. */
const manyPages = 24;

function countCityPages({ services = "", cities = "" }: Given): number {
  return countNames(services) * countNames(cities);
}

/** The least contrast of text with its ground: WCAG 2.2, 1.4.3. */
const least = 4.5;

/** Why a colour cannot be read on a background, with one of its kind that can; undefined when it can be read. */
function unreadable(colour: Colour, paper: Colour, ink: Colour): string | undefined {
  const ratio = contrast(colour, paper);
  if (ratio >= least) return undefined;
  const better = readable(colour, [[mix(paper, ink, 0.06), least]]);
  return `${colour} is hard to read on ${paper}: their contrast is ${ratio.toFixed(1)}, and text needs ${least}. ${better} would do.`;
}
