import type { CityPage } from "./agency-data.ts";
import type { Offered } from "./shape.ts";

/** Pages of staff and clients, without a language prefix. */
export const applicationPaths: readonly string[] = [
  "/admin",
  "/admin/attention",
  "/admin/client",
  "/admin/clients/import",
  "/admin/enquiries",
  "/admin/reports",
  "/admin/review",
  "/admin/schedules",
  "/admin/activity",
  "/admin/settings",
  "/admin/team",
  "/admin/join",
  "/admin/wrong-recipient",
  "/admin/login",
  "/client-portal",
  "/client-portal/shared",
  "/check",
];

/**
 * Pages that links of emails open, with what they are about. The id or token follows the #, so one file serves every link. Links that were
 * sent before still work when the agency offers this no more; to all others, the address is then an unknown one.
 */
export const linkedPages = [
  { path: "/audit", about: "audit" },
  { path: "/consultation", about: "consultation" },
  { path: "/newsletter", about: "newsletter" },
] as const;

/** Files that every site has, and folders of files. */
const files = [
  "/sitemap.xml",
  "/robots.txt",
  "/.well-known/security.txt",
  "/manifest.webmanifest",
  "/llms.txt",
  "/favicon.ico",
];
const folders = ["/api", "/assets", "/search", "/sitemaps", "/social"];

type Site = {
  /** The prefixes of the languages' addresses, such as `/ms`; the first is empty. */
  prefixes: readonly string[];
  services: readonly string[];
  cityPages: readonly CityPage[];
  projects: readonly string[];
  /** Each with the prefixes of the languages that have it. */
  articles: readonly { slug: string; prefixes: readonly string[] }[];
  /** What it offers: to people without a link that was sent, the pages of the rest are unknown addresses. */
  offered: Pick<Offered, (typeof linkedPages)[number]["about"]>;
};

/** The address of every page of a site, in every language. */
export function sitePages({ prefixes, services, cityPages, projects, articles, offered }: Site): Set<string> {
  const inEach = [
    "/",
    "/team",
    "/privacy",
    "/terms",
    ...(articles.length > 0 ? ["/blog"] : []),
    ...services.map((service) => `/services/${service}`),
    ...cityPages.map(({ service, city }) => `/services/${service}/${city}`),
    ...(projects.length > 0 ? ["/work", ...projects.map((project) => `/work/${project}`)] : []),
    ...applicationPaths,
    ...linkedPages.filter(({ about }) => offered[about]).map(({ path }) => path),
  ];
  const localised = (prefix: string, path: string) => (path === "/" ? prefix || "/" : `${prefix}${path}`);
  return new Set([
    ...prefixes.flatMap((prefix) => inEach.map((path) => localised(prefix, path))),
    ...articles.flatMap((article) => article.prefixes.map((prefix) => `${prefix}/blog/${article.slug}`)),
  ]);
}

const sections = {
  home: ["services", "pricing", "tools", "audit", "speed", "consultation", "portfolio", "team", "contact"],
  service: ["packages", "questions"],
};

/** Whether a page has the section that a link names after "#". Those of other pages are headings of their texts, and not known. */
export function hasSection(path: string, section: string): boolean {
  if (path === "/") return sections.home.includes(section);
  return !/^\/services\/[^/]+$/.test(path) || sections.service.includes(section);
}

/** Whether something is, or may come to be, at the path of something other than a page: a file, or a path of the API. */
export function isOfFiles(path: string): boolean {
  const inFolder = folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
  return inFolder || files.includes(path) || path.endsWith("/rss.xml") || /^\/icon-\d+\.png$/.test(path);
}

/** The path of an article, without a language prefix. */
export function articlePath(slug: string): string {
  return `/blog/${slug}`;
}
