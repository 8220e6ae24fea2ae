import { nearestName } from "../src/nearest-name.ts";
import { oldAddress } from "../src/old-address.ts";
import { isInternal, isOutside, plainAddress } from "../src/plain-address.ts";
import { hasSection, isOfFiles, sitePages } from "../src/site-paths.ts";
import type { Files } from "./files.ts";
import type { Stated } from "./read-agency.ts";

const file = "redirects.yaml";

/** Old addresses as they are compared, with their new ones. */
export function agencyRedirects({ redirects }: Stated): Record<string, string> {
  return Object.fromEntries(Object.entries(redirects).map(([from, to]) => [oldAddress(from), to]));
}

/** Refuses redirects from and to what they cannot be from and to: nothing may be hidden, and each must arrive in one step. */
export function checkRedirects(facts: Stated, languages: readonly string[], files: Files): void {
  const pages = sitePages(siteStructure(facts, languages, files));
  const all = new Map<string, string>();
  for (const [from, to] of Object.entries(facts.redirects)) {
    const refuse = (text: string) => files.refuse({ file, line: files.yaml(file).lineAt([from]), text });
    const key = oldAddress(from);
    const problem = problemOfOld(from, key, pages);
    if (problem !== undefined) refuse(problem);
    else if (all.has(key))
      refuse(`${from} is here twice: a slash at the end and capital letters make no difference. Keep one.`);
    else all.set(key, to);
  }
  for (const [from, to] of Object.entries(facts.redirects)) {
    const problem = problemOfNew(from, to, all, pages);
    if (problem !== undefined) files.refuse({ file, line: files.yaml(file).lineAt([from]), text: problem });
  }
}

function problemOfOld(from: string, key: string, pages: ReadonlySet<string>): string | undefined {
  if (!from.startsWith("/") || from.startsWith("//"))
    return `${from} must be an address of your site without the domain, such as /about-us.`;
  if (from.includes("*")) return `${from} has a *, which stands for nothing here. Write a line for each old address.`;
  if (from.includes("#")) return `${from} must end before "#", which no server is told.`;
  if (pages.has(key) || isOfFiles(key))
    return `${from} is a page or a file of this site, which nobody would see any more. Delete this line.`;
  return undefined;
}

function problemOfNew(from: string, to: string, all: ReadonlyMap<string, string>, pages: ReadonlySet<string>) {
  if (to.startsWith("https://")) return URL.canParse(to) ? undefined : `${to} is no valid address.`;
  if (!to.startsWith("/") || to.startsWith("//"))
    return `${from} leads to ${to}. Write a page of your site, such as /team, or an address that begins with https://.`;
  const path = plainAddress(to.replace(/[?#].*$/, ""));
  const next = all.get(path.toLowerCase());
  if (next !== undefined)
    return comesBack(path, all)
      ? `${from} leads to ${to}, and from there in a circle. Write the page that people want.`
      : `${from} leads to ${to}, which leads on to ${next}. Write ${next} here.`;
  if (pages.has(path)) return undefined;
  const meant = nearestName(path, [...pages]);
  return `${from} leads to ${to}, where there is no page. ${meant === undefined ? "Check the spelling." : `Did you mean ${meant}?`}`;
}

/** Whether following redirects from a path comes to a path for the second time. */
function comesBack(path: string, all: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = path; at !== undefined;) {
    if (seen.has(at)) return true;
    seen.add(at);
    const next = all.get(at.toLowerCase());
    at = next === undefined ? undefined : plainAddress(next.replace(/[?#].*$/, ""));
  }
  return false;
}

/** Refuses links of articles and stories that lead to no page in their language. They have no prefix of a language. */
export function checkWrittenLinks(facts: Stated, languages: readonly string[], files: Files): void {
  for (const language of languages) {
    const pages = sitePages(siteStructure(facts, [language], files));
    for (const { address, ...at } of files.links.filter((link) => link.file.endsWith(`/${language}.md`))) {
      if (isOutside(address)) continue;
      const text = isInternal(address)
        ? problemOfPage(address, language, languages, pages)
        : problemOfAddress(address, pages);
      if (text !== undefined) files.refuse({ ...at, text });
    }
  }
}

function problemOfPage(address: string, language: string, languages: readonly string[], pages: ReadonlySet<string>) {
  const path = plainAddress(address.replace(/[?#].*$/, ""));
  const [, section] = address.split("#");
  if (pages.has(path))
    return section === undefined || hasSection(path, section)
      ? undefined
      : `The page at ${path} has no section "${section}". Check the spelling.`;
  const [, prefix = "", rest = ""] = /^\/([a-z]{2,3})(\/.*)?$/.exec(path) ?? [];
  if (languages.includes(prefix))
    return `Links have no language: they lead to the page in the language of the text. Write ${rest || "/"}.`;
  const meant = nearestName(path, [...pages]);
  return `There is no page at ${address} in ${language}. ${meant === undefined ? "Check the spelling." : `Did you mean ${meant}?`}`;
}

function problemOfAddress(address: string, pages: ReadonlySet<string>): string {
  const neither = `${address} is neither a page of this site, such as /team, nor an address that begins with https://.`;
  const outside = `https://${address.replace(/^http:\/\//, "")}`;
  if (pages.has(`/${address}`)) return `${neither} Write /${address}.`;
  return /^https:\/\/[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(outside) ? `${neither} Write ${outside}.` : neither;
}

/** The cities that have a page of a service, in the site's order. */
export function citiesFor({ agency, services }: Stated, service: string): readonly string[] {
  const chosen = services[service]?.cities;
  return chosen ? agency.cities.filter((city) => chosen.includes(city)) : agency.cities;
}

function siteStructure(facts: Stated, languages: readonly string[], files: Files) {
  const languagePrefix = (language: string) => (language === languages[0] ? "" : `/${language}`);
  const { agency, projects, articles } = facts;
  return {
    prefixes: languages.map(languagePrefix),
    services: agency.services,
    cityPages: agency.services.flatMap((service) => citiesFor(facts, service).map((city) => ({ service, city }))),
    offered: { ...agency.tools, newsletter: agency.newsletter && articles.length > 0 },
    projects: projects.map(({ key }) => key),
    articles: articles.map(({ slug }) => ({
      slug,
      prefixes: languages.filter((language) => files.has(`articles/${slug}/${language}.md`)).map(languagePrefix),
    })),
  };
}
