import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import type { Brand } from "../src/brand/shape.ts";
import type { Answers } from "./answers.ts";
import type { Before } from "./before.ts";
import { initialLogo } from "./brand-file.ts";
import {
  firstAgency,
  firstLegal,
  firstPlans,
  firstService,
  firstTeam,
  hasReports,
  inLanguages,
  statedPrices,
} from "./first-files.ts";
import { pricesIn, priceText } from "./service-prices.ts";
import { createYaml, type Explained, updateYaml, type Value, write } from "./yaml-write.ts";

const content = fileURLToPath(new URL("../", import.meta.url));
const article = "articles/reading-your-monthly-report";

type Folder = {
  folder: string;
  answers: Answers;
  brand: Brand;
  /** Files of the brand's fonts, by their names. */
  fontFiles: Readonly<Record<string, Buffer>>;
  before: Before | undefined;
  /** The day from which the first texts hold. */
  today: string;
};

/**
 * Writes an agency's folder, or brings one up to date: what was answered is set where it stands, and files that are missing are
 * written. Everything else that somebody wrote stays, comments too.
 */
export function writeFolder({ folder, answers, brand, fontFiles, before, today }: Folder): void {
  const schemas = relative(folder, join(content, "schemas")).replaceAll("\\", "/");
  const create: Create = (file, value, more = {}) => {
    if (!existsSync(join(folder, file))) createYaml(folder, file, value, { schemas, ...more });
  };
  writeAgency({ folder, answers, before, today }, create);
  for (const kind of ["services", "cities"] as const)
    setAside(
      folder,
      kind,
      answers[kind].map(({ key }) => key),
      before?.agency[kind] ?? [],
    );
  // An article of the first day that was deleted does not come back.
  const articles = !before || existsSync(join(folder, article)) ? [article.slice("articles/".length)] : [];
  for (const service of answers.services) {
    const file = `services/${service.key}.yaml`;
    if (existsSync(join(folder, file)))
      updateYaml(folder, file, [...nameEntries(service.names), ...changedPrices(folder, service, before)]);
    else create(file, firstService(service, articles));
  }
  for (const { key, names } of answers.cities) {
    const file = `cities/${key}.yaml`;
    if (existsSync(join(folder, file))) updateYaml(folder, file, nameEntries(names));
    else create(file, { name: names });
  }
  create("team.yaml", firstTeam(answers));
  if (answers.monthlyFee !== null)
    create("plans.yaml", firstPlans(answers.monthlyFee), {
      comment: "The plans of the home page, a month, cheapest first.",
    });
  const { value, comments } = firstLegal(today);
  create("legal.yaml", value, { comments });
  // It explains a report.
  if (!before && hasReports(answers)) writeFirstArticle({ folder, answers, today }, create);
  for (const language of Object.keys(answers.languages)) writePages(folder, language);
  writeBrand(folder, brand, before, create);
  mkdirSync(join(folder, "brand"), { recursive: true });
  for (const [file, bytes] of Object.entries(fontFiles)) writeFileSync(join(folder, "brand", file), bytes);
  writeLogos(folder, answers.name, brand, before);
}

/** Keeps the file of a service or city that was taken off the list under a name that nothing reads, and takes it back with its entry. */
function setAside(
  folder: string,
  kind: "services" | "cities",
  listed: readonly string[],
  before: readonly string[],
): void {
  const entryFile = (key: string) => join(folder, kind, `${key}.yaml`);
  for (const key of before.filter((each) => !listed.includes(each) && existsSync(entryFile(each))))
    renameSync(entryFile(key), `${entryFile(key)}.unused`);
  for (const key of listed.filter((each) => !existsSync(entryFile(each)) && existsSync(`${entryFile(each)}.unused`)))
    renameSync(`${entryFile(key)}.unused`, entryFile(key));
}

/** Writes a file that is not there yet. */
type Create = (file: string, value: Value, explained?: Explained) => void;

const nameEntries = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([language, name]) => [["name", language], name] as const);

/** The prices of a service that was answered otherwise than last time: of its smallest package, and of others that setup wrote. */
function changedPrices(folder: string, { key, price }: Answers["services"][number], before: Before | undefined) {
  const earlier = pricesIn(before?.given["prices"] ?? "")[key];
  if (!earlier || priceText(earlier) === priceText(price)) return [];
  const file = parse(readFileSync(join(folder, `services/${key}.yaml`), "utf8")) as ServiceFile;
  const [was, is] = [statedPrices(earlier), statedPrices(price)];
  const isAsWritten = ({ key: size, price: amount, priced }: PackageFile) =>
    was.packages.find((one) => one.key === size && one.priced === priced && readAmount(one) === amount);
  const packages = file.packages.flatMap((each, at) => {
    const next =
      is.packages.find((one) => one.key === isAsWritten(each)?.key) ?? (at === 0 ? is.packages[0] : undefined);
    if (!next) return [];
    return [[["packages", at, "price"], readAmount(next)] as const, [["packages", at, "priced"], next.priced] as const];
  });
  const isCityPrice = file.cityPriced === was.city.cityPriced && file.cityPrice === amountIn(was.city);
  const city = [[["cityPrice"], amountIn(is.city)] as const, [["cityPriced"], is.city.cityPriced] as const];
  return [...packages, ...(isCityPrice ? city : [])];
}

type PackageFile = { key: string; price?: number; priced?: string };
type ServiceFile = { cityPrice?: number; cityPriced?: string; packages: readonly PackageFile[] };

const readAmount = (each: object) => ("price" in each ? (each.price as number) : undefined);
const amountIn = (each: object) => ("cityPrice" in each ? (each.cityPrice as number) : undefined);

type Written = Pick<Folder, "folder" | "answers" | "before" | "today">;

function writeAgency({ folder, answers, before, today }: Written, create: Create): void {
  if (!existsSync(join(folder, "agency.yaml"))) {
    const { value, comments } = firstAgency(answers, today);
    create("agency.yaml", value, { comments });
    return;
  }
  const { office, country, currency, languages, services, cities } = answers;
  const optional = (["registration", "whatsapp"] as const).flatMap((key) =>
    answers[key] === "" ? [] : [[[key], answers[key]] as const],
  );
  updateYaml(folder, "agency.yaml", [
    ...(["name", "legalName", "founded", "email", "phone", "domain", "timeZone"] as const).map(
      (key) => [[key], answers[key]] as const,
    ),
    ...optional,
    ...Object.entries(office).map(([key, value]) => [["offices", 0, key], value] as const),
    [["country"], country.code],
    [["callingCode"], country.callingCode],
    [["currency", "code"], currency.code],
    [["currency", "symbol"], currency.symbol],
    [["languages"], languages],
    // Who says nothing works for businesses.
    [["for"], answers.audience === "businesses" && !before?.agency["for"] ? undefined : answers.audience],
    [["services"], services.map(({ key }) => key)],
    [["cities"], cities.map(({ key }) => key)],
  ]);
}

function writeFirstArticle({ folder, answers: { languages }, today }: Omit<Written, "before">, create: Create): void {
  create("blog.yaml", {
    categories: [{ key: "reports", name: inLanguages(languages, { en: "Reports", ms: "Laporan", zh: "报告" }) }],
  });
  create(`${article}/article.yaml`, { category: "reports", date: today, minutes: 2 });
  for (const language of Object.keys(languages)) {
    const text = join(content, "setup", article, `${language}.md`);
    if (existsSync(text)) cpSync(text, join(folder, article, `${language}.md`));
  }
}

/** A file that says how to write a text of the pages otherwise. */
function writePages(folder: string, language: string): void {
  const file = join(folder, "pages", `${language}.yaml`);
  if (existsSync(file)) return;
  write(
    file,
    [
      `# The texts of your pages in "${language}", by their keys: packages/content/agency/pages/en.yaml shows many, and`,
      `# packages/content/messages/${language} has the product's.`,
      "# A text that is not here is the product's. Take the # away and write yours:",
      "#",
      "# common:",
      "#   tagline: …",
      "# home:",
      "#   hero:",
      "#     lead: …",
      "",
    ].join("\n"),
  );
}

function writeBrand(folder: string, brand: Brand, before: Before | undefined, create: Create): void {
  if (!before?.brand) {
    create("brand.yaml", JSON.parse(JSON.stringify(brand)) as Value, {
      comment:
        "The look. Only these four colours of each scheme are required; the others follow from them unless you state them.",
    });
    return;
  }
  const colours = (["light", "dark"] as const).flatMap((scheme) =>
    Object.entries(brand.colours[scheme]).map(([name, colour]) => [["colours", scheme, name], colour] as const),
  );
  const face = (role: "display" | "text") =>
    before.brand?.fonts[role].family === brand.fonts[role].family
      ? []
      : [[["fonts", role], JSON.parse(JSON.stringify(brand.fonts[role]))] as const];
  updateYaml(folder, "brand.yaml", [
    ...colours,
    ...face("display"),
    ...face("text"),
    ...(hasDrawnMark(before.brand) ? [[["logo", "markGround"], brand.colours.light.accent] as const] : []),
    [["pattern"], brand.pattern],
  ]);
}

/** A ground that setup chose, in the accent's colour. */
function hasDrawnMark({ logo, colours }: Brand): boolean {
  return logo.markGround === colours.light.accent;
}

/** The initial, until the agency has a logo of its own: that one stays. */
function writeLogos(folder: string, name: string, brand: Brand, before: Before | undefined): void {
  for (const [file, scheme] of [
    ["logo.svg", "light"],
    ["logo-on-dark.svg", "dark"],
  ] as const) {
    const drawn = join(folder, "brand", file);
    const earlier = before?.brand && initialLogo(String(before.agency["name"]), before.brand.colours[scheme].accent);
    if (!existsSync(drawn) || readFileSync(drawn, "utf8") === earlier)
      write(drawn, initialLogo(name, brand.colours[scheme].accent));
  }
}
