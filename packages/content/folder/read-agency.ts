import { z } from "zod";
import { nearestName } from "../src/nearest-name.ts";
import { isSpoken } from "../src/product-texts.ts";
import { agencyShape } from "./agency-shape.ts";
import { brandShape } from "./brand-shape.ts";
import { Files } from "./files.ts";
import { readArticleFiles, readOwnLegal, readProjects } from "./read-markdown.ts";
import * as shapes from "./shapes.ts";
import { isShown } from "./shapes.ts";
import type { YamlFile } from "./yaml-file.ts";

export type AgencyFile = z.output<ReturnType<typeof agencyShape>>;
export type ServiceFile = z.output<ReturnType<typeof shapes.serviceShape>>;
export type CityFile = z.output<ReturnType<typeof shapes.cityShape>>;

/** An agency as its folder states it, with the texts of one language. */
export type Stated = {
  agency: AgencyFile;
  services: Readonly<Record<string, ServiceFile>>;
  cities: Readonly<Record<string, CityFile>>;
  team: z.output<ReturnType<typeof shapes.teamShape>>;
  plans: z.output<ReturnType<typeof shapes.plansShape>>;
  testimonials: z.output<ReturnType<typeof shapes.testimonialsShape>>;
  blog: z.output<ReturnType<typeof shapes.blogShape>>;
  redirects: z.output<typeof shapes.redirectsShape>;
  legal: z.output<typeof shapes.legalShape>;
  /** By the keys of the pages that have some. */
  ownLegal: ReturnType<typeof readOwnLegal>;
  brand: z.output<typeof brandShape>;
  articles: ReturnType<typeof readArticleFiles>;
  /** Keys of drafts, and of those whose day is to come. */
  hiddenArticles: readonly string[];
  projects: ReturnType<typeof readProjects>;
  /** For each office, the key of its city, where that has pages. */
  officeCities: readonly (string | undefined)[];
  /** Texts of `pages/<language>.yaml`, by the keys of the product's. */
  pages: YamlFile;
};

export type Folder = { languages: readonly string[]; stated: Readonly<Record<string, Stated>>; files: Files };

/**
 * Reads an agency's folder. Only without mistakes in its files may the result be used.
 * @param now what is shown from a later day on is left out
 */
export function readFolder(folder: string, now: Date): Folder {
  const files = new Files(folder);
  const languages = namedLanguages(files);
  const read = languages.map((language) => ({ language, ...readIn(language, files, now) }));
  const [first] = read;
  const officeCities = first?.agency ? officeCityKeys(first.agency, files) : [];
  const stated = Object.fromEntries(read.map(({ language, ...each }) => [language, { ...each, officeCities }]));
  return { languages, stated, files };
}

/** An office says its city in any language, also in one that the site no longer has. */
function officeCityKeys({ cities, offices }: AgencyFile, files: Files): (string | undefined)[] {
  const named = z.looseObject({ name: z.record(z.string(), z.unknown()) });
  const names = cities.map((key) => {
    const { data } = named.safeParse(files.yaml(`cities/${key}.yaml`, "may be missing").value);
    return { key, all: Object.values(data?.name ?? {}) };
  });
  return offices.map(({ city }) => names.find(({ all }) => all.includes(city))?.key);
}

/** The day in a time zone, such as `2026-12-25`. */
function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(now);
}

/** The languages must be known before any text can be read. */
function namedLanguages(files: Files): string[] {
  const { value } = files.yaml("agency.yaml");
  const named = z.looseObject({ languages: z.record(z.string(), z.unknown()) }).safeParse(value);
  const all = named.success ? Object.keys(named.data.languages) : [];
  const hasTexts = (language: string) => isSpoken(language) || files.has(`pages/${language}.yaml`);
  for (const language of all.filter((each) => !hasTexts(each)))
    files.refuse({
      file: "agency.yaml",
      line: files.yaml("agency.yaml").lineAt(["languages", language]),
      text: `The product has no texts in "${language}". Write en (English), ms (Malay) or zh (Chinese), or put your own translation into pages/${language}.yaml.`,
    });
  // Of another one, every text would be missing.
  const known = all.filter(hasTexts);
  return known.length > 0 ? known : ["en"];
}

function readIn(language: string, files: Files, now: Date): Omit<Stated, "officeCities"> {
  const text = shapes.textIn(language);
  const agency = files.read("agency.yaml", agencyShape(text));
  // Where agency.yaml has a mistake, the others are read all the same: every mistake is said at once.
  const each = <T>(folder: "services" | "cities", keys: readonly string[] | undefined, schema: z.ZodType<T>) => {
    const read = (key: string, at: number) =>
      isThere(files, folder, key, at) ? files.read(`${folder}/${key}.yaml`, schema) : (undefined as T);
    return Object.fromEntries((keys ?? files.keysIn(folder)).map((key, at) => [key, read(key, at)]));
  };
  const legal = files.read("legal.yaml", shapes.legalShape);
  const folder = {
    agency,
    services: each("services", agency?.services, shapes.serviceShape(text)),
    cities: each("cities", agency?.cities, shapes.cityShape(text)),
    team: files.read("team.yaml", shapes.teamShape(text)),
    plans: files.readIfThere("plans.yaml", shapes.plansShape(text), []),
    testimonials: files.readIfThere("testimonials.yaml", shapes.testimonialsShape(language), []),
    blog: files.readIfThere("blog.yaml", shapes.blogShape(text), { categories: [] }),
    redirects: files.readIfThere("redirects.yaml", shapes.redirectsShape, {}),
    legal,
    ownLegal: readOwnLegal(files, language, legal),
    brand: files.read("brand.yaml", brandShape),
    articles: readArticleFiles(files, language),
    projects: readProjects(files, language),
    pages: files.yaml(`pages/${language}.yaml`, "may be missing"),
  };
  return { ...folder, ...shownOn(folder, dayIn(agency?.timeZone ?? "UTC", now)) };
}

/** What is on the site on a day. */
function shownOn(
  { testimonials, articles, projects }: Pick<Stated, "testimonials" | "articles" | "projects">,
  today: string,
) {
  const isOut = ({ draft, date }: Stated["articles"][number]) => isShown({ draft, from: date }, today);
  return {
    // None where the file has mistakes.
    testimonials: testimonials?.filter((one) => isShown(one, today)),
    articles: articles.filter(isOut),
    hiddenArticles: articles.filter((article) => !isOut(article)).map(({ slug }) => slug),
    projects: projects.filter((project) => isShown(project, today)),
  };
}

/** Whether an entry of agency.yaml has its file. */
function isThere(files: Files, folder: "services" | "cities", key: string, at: number): boolean {
  const file = `${folder}/${key}.yaml`;
  if (files.has(file)) return true;
  const line = files.yaml("agency.yaml").lineAt([folder, at]);
  const meant = nearestName(
    key,
    files.keysIn(folder).filter((name) => shapes.key.safeParse(name).success),
  );
  const text = meant === undefined ? "Write that file, or correct the name here." : `Did you mean ${meant}?`;
  files.refuseMissing(file, { file: "agency.yaml", line, text: `${file} is not there. ${text}` });
  return false;
}
