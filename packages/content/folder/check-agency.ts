import type { EnglishProduct } from "../.types/english-product.ts";
import type { AgencyTexts } from "../src/agency-texts.ts";
import { productTexts } from "../src/product-texts.ts";
import { type Prices, withPrices } from "../src/quoted-prices.ts";
import { withAgency } from "../src/with-agency.ts";
import { checkRedirects, checkWrittenLinks } from "./addresses.ts";
import { checkBrand } from "./check-brand.ts";
import { checkFileNames } from "./file-names.ts";
import type { Files } from "./files.ts";
import { proposal, sentence } from "./issue-sentences.ts";
import { checkPicture, leastWidth } from "./pictures.ts";
import { agencyPrices } from "./prices.ts";
import type { Folder, Stated } from "./read-agency.ts";
import { partName } from "./read-shape.ts";
import { key as keyShape } from "./shapes.ts";
import { readSnippet } from "./snippet.ts";
import { agencyTexts } from "./texts.ts";
import { placedVideo } from "./video-shape.ts";
import type { Path } from "./yaml-file.ts";

/** Looks for what does not fit together: names of things that are not there, missing pictures, texts without a place. */
export function checkFolder({ languages, stated, files }: Folder): void {
  checkArticles(languages, files);
  checkFileNames(files, languages, stated[languages[0] ?? ""]?.agency);
  // A file with mistakes states nothing certain.
  const whole = languages.filter((language) => isWhole(stated[language]));
  const [first] = whole;
  if (first === undefined) return;
  const facts = stated[first] as Stated;
  checkNames(facts, files);
  checkPictures(facts, files);
  checkBrand(facts, files);
  checkAnalytics(facts, files);
  checkHours(facts, files);
  checkRedirects(facts, languages, files);
  checkWrittenLinks(facts, languages, files);
  const prices = agencyPrices(facts);
  for (const language of whole) {
    checkSizes(stated[language] as Stated, language, files);
    checkPages(stated[language] as Stated, language, files);
    checkPrices(stated[language] as Stated, language, prices, files);
  }
  checkArticlePrices(languages, facts, prices, files);
}

function isWhole(stated: Stated | undefined): boolean {
  if (!stated) return false;
  const { services, cities, projects, articles, officeCities: _, ...files } = stated;
  return (
    [...Object.values(files), ...Object.values(services), ...Object.values(cities)].every(Boolean) &&
    projects.every(({ texts, services: provided }) => texts && provided) &&
    articles.every(({ date }) => date)
  );
}

function checkArticles(languages: readonly string[], files: Files): void {
  for (const slug of files.foldersIn("articles"))
    if (keyShape.safeParse(slug).success && !languages.some((language) => files.has(`articles/${slug}/${language}.md`)))
      files.refuse({
        file: `articles/${slug}`,
        text: `The article has no text. Write ${languages[0]}.md beside article.yaml.`,
      });
}

/** Every name of a service, city, article or category must be one that is there, and no key twice. */
function checkNames(facts: Stated, files: Files): void {
  const { agency, services, cities, team, plans, testimonials, blog, articles, projects } = facts;
  const known = {
    service: agency.services,
    city: agency.cities,
    article: [...articles.map(({ slug }) => slug), ...facts.hiddenArticles],
    category: blog.categories.map(({ key }) => key),
  };
  const among = (kind: keyof typeof known, file: string, path: Path, name: string) => {
    if (known[kind].includes(name)) return;
    const all =
      known[kind].join(", ") || (kind === "category" ? "none. Name it in blog.yaml, below categories" : "none");
    files.refuseAt(
      file,
      path,
      sentence(
        partName(files.yaml(file).value, path),
        `names the ${kind} "${name}", which is not there. There are: ${all}${proposal(name, known[kind])}`,
      ),
    );
  };
  agency.homeServices?.forEach((key, at) => among("service", "agency.yaml", ["homeServices", at], key));
  if (agency.wholeService) among("service", "agency.yaml", ["wholeService"], agency.wholeService);
  agency.footer?.forEach(({ service, city }, at) => {
    among("service", "agency.yaml", ["footer", at, "service"], service);
    among("city", "agency.yaml", ["footer", at, "city"], city);
    const places = services[service]?.cities;
    if (places?.includes(city) === false)
      files.refuseAt(
        "agency.yaml",
        ["footer", at],
        `${service} has no page in ${city}: its file says cities. Add ${city} there, or delete this line.`,
      );
  });
  for (const [key, service] of Object.entries(services)) {
    const file = `services/${key}.yaml`;
    service.cities?.forEach((city, at) => among("city", file, ["cities", at], city));
    service.articles.forEach((slug, at) => among("article", file, ["articles", at], slug));
    service.packages.forEach((size, at) => {
      const own = service.channels?.map((channel) => channel.key);
      for (const channel of "channels" in size ? (size.channels ?? []) : [])
        if (own && !own.includes(channel))
          files.refuseAt(
            file,
            ["packages", at, "channels"],
            `"${channel}" is none of the service's channels: ${own.join(", ")}.`,
          );
    });
    eachOnce(files, file, ["packages"], service.packages);
    eachOnce(files, file, ["channels"], service.channels ?? []);
  }
  for (const [key, city] of Object.entries(cities)) {
    city.near.forEach((other, at) => among("city", `cities/${key}.yaml`, ["near", at], other));
    for (const [service, { points = [] }] of Object.entries(city.services ?? {})) {
      among("service", `cities/${key}.yaml`, ["services", service], service);
      const sizes = services[service]?.packages.map((size) => size.key);
      points.forEach(({ from }, at) => {
        if (from !== undefined && sizes?.includes(from) === false)
          files.refuseAt(
            `cities/${key}.yaml`,
            ["services", service, "points", at, "from"],
            `"${from}" is none of the service's packages: ${sizes.join(", ")}.`,
          );
      });
    }
  }
  testimonials.forEach(({ service }, at) => {
    if (service !== undefined) among("service", "testimonials.yaml", [at, "service"], service);
  });
  for (const { slug, category } of articles) among("category", `articles/${slug}/article.yaml`, ["category"], category);
  for (const { key, services: provided, cities: places = [] } of projects) {
    provided.forEach((name, at) => among("service", `work/${key}/project.yaml`, ["services", at], name));
    places.forEach((name, at) => among("city", `work/${key}/project.yaml`, ["cities", at], name));
  }
  eachOnce(
    files,
    "agency.yaml",
    ["services"],
    agency.services.map((key) => ({ key })),
  );
  eachOnce(
    files,
    "agency.yaml",
    ["cities"],
    agency.cities.map((key) => ({ key })),
  );
  eachOnce(files, "agency.yaml", ["clientPackages"], agency.clientPackages);
  eachOnce(files, "team.yaml", ["members"], team.members);
  eachOnce(files, "plans.yaml", [], plans);
  eachOnce(files, "testimonials.yaml", [], testimonials);
  eachOnce(files, "blog.yaml", ["categories"], blog.categories);
}

function eachOnce(files: Files, file: string, path: Path, entries: readonly { key: string }[]): void {
  entries.forEach(({ key }, at) => {
    if (entries.findIndex((other) => other.key === key) < at)
      files.refuseAt(file, [...path, at], `"${key}" is here twice. Each needs a key of its own.`);
  });
}

function checkPictures({ team, testimonials, services, brand }: Stated, files: Files): void {
  const check = (name: string | undefined, least: number, file: string, path: Path) => {
    if (name !== undefined) checkPicture(files, name, { file, line: files.yaml(file).lineAt(path), least });
  };
  team.members.forEach(({ photo }, at) => check(photo, leastWidth.photo, "team.yaml", ["members", at, "photo"]));
  testimonials.forEach(({ picture }, at) => check(picture, leastWidth.face, "testimonials.yaml", [at, "picture"]));
  for (const [service, { picture, video }] of Object.entries(services)) {
    const file = `services/${service}.yaml`;
    check(picture?.file, leastWidth.wide, file, ["picture", "file"]);
    if (video) placedVideo(files, video, file);
  }
  if (brand.pattern === "picture" && brand.picture === undefined)
    files.refuseAt(
      "brand.yaml",
      ["pattern"],
      "pattern is picture, so picture must name one: put a photograph in pictures/ and add a line such as picture: studio.jpg.",
    );
  check(brand.picture, leastWidth.wide, "brand.yaml", ["picture"]);
}

/** Times to book are those at which the agency is open, unless it names others. */
function checkHours({ agency: { openingHours, consultation, tools } }: Stated, files: Files): void {
  if (openingHours === "by-appointment" && !consultation.hours && tools.consultation)
    files.refuseAt(
      "agency.yaml",
      ["consultation"],
      "consultation has no hours, and openingHours says by-appointment. Add hours: below consultation, day by day, or switch the consultation off with tools: { consultation: false }.",
    );
}

function checkAnalytics({ agency: { analytics } }: Stated, files: Files): void {
  if (!analytics) return;
  const refuse = (text: string) => files.refuseAt("agency.yaml", ["analytics", "snippet"], text);
  const scripts = readSnippet(analytics.snippet);
  if (scripts === null) refuse("The snippet may only have <script> elements. Leave out the rest, such as <noscript>.");
  for (const { attributes } of scripts ?? []) {
    const host = attributes["src"] && URL.parse(attributes["src"], "https://none.invalid")?.host;
    if (host && !analytics.hosts.includes(host))
      refuse(`A script comes from ${host}, which is not among the hosts. Add it to hosts.`);
  }
}

/** A package or plan without words would be an empty box. */
function checkSizes(stated: Stated, language: string, files: Files): void {
  const { services, home } = agencyTexts(stated, language);
  const lacks = (texts: Readonly<Record<string, unknown>> | undefined, names: readonly string[]) =>
    names.filter((name) => texts?.[name] === undefined);
  const refuseSize = (file: string, path: Path, key: string, missing: readonly string[]) => {
    if (missing.length > 0)
      files.refuseAt(file, path, `"${key}" has no ${missing.join(", ")} in ${language}. Add it below the key.`);
  };
  for (const [service, { packages }] of Object.entries(stated.services))
    packages.forEach(({ key }, at) =>
      refuseSize(
        `services/${service}.yaml`,
        ["packages", at],
        key,
        lacks(services[service]?.packages.items[key], ["name", "description", "features", "guarantee"]),
      ),
    );
  stated.plans.forEach(({ key }, at) =>
    refuseSize("plans.yaml", [at], key, lacks(home.pricing.plans[key], ["name", "description", "features"])),
  );
}

/** Texts of `pages/<language>.yaml` replace one that is there, with no parameter that it does not have. */
function checkPages(stated: Stated, language: string, files: Files): void {
  const { file, value } = stated.pages;
  if (value === undefined || value === null) return;
  const product = productTexts(language);
  const own = agencyTexts(stated, language) as AgencyTexts;
  const known = { ...withAgency(product as EnglishProduct, own), general: product.general };
  const compare = (text: unknown, original: unknown, path: Path, among: object): void => {
    const at = path.join(".");
    const refuse = (why: string) => files.refuseAt(file, path, `${at}${why.replace(/\?\.$/, "?")}`);
    if (original === undefined) return refuse(` is no text of the product${suggestName(path, among)}.`);
    if (typeof original === "string") {
      if (typeof text === "object") return refuse(" must be one text, in the language of this file.");
      if (typeof text !== "string") return refuse(' must be a text: put it in "quotation marks".');
      const extra = parametersIn(text).filter((name) => !parametersIn(original).includes(name));
      if (extra.length > 0) refuse(` has {{${extra.join("}}, {{")}}}, which nothing fills in.`);
      return undefined;
    }
    if (Array.isArray(original)) return Array.isArray(text) ? undefined : refuse(" must be a list.");
    if (typeof text !== "object" || text === null || Array.isArray(text)) return refuse(" must have names and texts.");
    for (const [key, inner] of Object.entries(text))
      compare(inner, (original as Record<string, unknown>)[key], [...path, key], original as object);
  };
  for (const [namespace, texts] of Object.entries(value))
    compare(texts, (known as Record<string, unknown>)[namespace], [namespace], known);
}

/** What to write in place of the last name of a path, chosen from the names that exist. */
function suggestName(path: Path, among: object): string {
  const name = String(path.at(-1));
  if (name.includes("."))
    return ": each part of its name is on a line of its own, two spaces further in than the one before";
  return proposal(name, Object.keys(among)) || ". Check the spelling";
}

/** Names between double braces, apart from prices and what every text may name. */
function parametersIn(text: string): string[] {
  return Array.from(text.matchAll(/\{\{(?!priced?:|replyWithin)\s*(\w+)/g), ([, name = ""]) => name);
}

function checkPrices(stated: Stated, language: string, prices: Prices, files: Files): void {
  const texts = { texts: agencyTexts(stated, language), pages: stated.pages.value ?? {} };
  withPrices(texts, prices, productTexts(language).services.price, (name, why) => {
    const { file, line } = files.lineWith("{{price", name);
    files.refuse({ file, line, text: ofPrice(name, why, prices) });
  });
}

function checkArticlePrices(languages: readonly string[], { articles }: Stated, prices: Prices, files: Files): void {
  for (const language of languages)
    for (const file of articles.map(({ slug }) => `articles/${slug}/${language}.md`).filter((each) => files.has(each)))
      withPrices(files.source(file).split("\n"), prices, productTexts(language).services.price, (name, why) => {
        const line = files
          .source(file)
          .split("\n")
          .findIndex((each) => each.includes("{{price") && each.includes(name));
        files.refuse({ file, line: line + 1, text: ofPrice(name, why, prices) });
      });
}

function ofPrice(name: string, why: string, { named }: Prices): string {
  return sentence(`"${name}"`, `${why}${Object.hasOwn(named, name) ? "" : proposal(name, Object.keys(named))}`);
}
