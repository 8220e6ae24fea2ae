import { chromium } from "@playwright/test";
import axe from "axe-core";
import { parse } from "node-html-parser";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { getEntry } from "@agency/content/get-entry";
import { servicePackages, startingPrice } from "@agency/content/packages";
import { plans } from "@agency/content/plans";
import { homeServices, isAboutWebsites, servicePath } from "@agency/content/services";
import { languageKeys, aboutLanguage, serviceKeys } from "@agency/content/settings";
import { getMessages } from "@agency/content/translations";

/** Finds wrong claims of pages about prices and services, and packages that they leave out. */
export async function wrongOffers(site: string): Promise<string[]> {
  const found: string[] = [];
  for (const language of languageKeys) {
    const { common, home, servicePages, services } = getMessages(language);
    const { prefix } = aboutLanguage(language);
    const month = common.priceTerm.month;
    const smallest = plans[0]?.price ?? startingPrice(homeServices[0]);
    if (smallest.kind !== "month" && home.hero.facts.price.includes(month))
      found.push(`${prefix}/: "${home.hero.facts.price}" stands beside a price of the kind ${smallest.kind}`);
    for (const service of serviceKeys) {
      const path = `${prefix}${servicePath(service)}`;
      const text = parse(await readFile(join(site, path, "index.html"), "utf8")).querySelector("main")?.text ?? "";
      const { hero, packages: sizes } = getEntry(servicePages, service);
      const names: Readonly<Record<string, { name: string }>> = sizes.items;
      for (const { key } of servicePackages(service))
        if (!names[key] || !text.includes(names[key].name)) found.push(`${path}: the package ${key} is not shown`);
      const { kind } = startingPrice(service);
      if (kind !== "month" && hero.price.includes(month))
        found.push(`${path}: "${hero.price}" stands beside a price of the kind ${kind}`);
      if (!isAboutWebsites(service) && text.includes(services.checker.title))
        found.push(`${path}: what has no website has the SEO checker`);
    }
  }
  return found;
}

/** Pictures of built pages that are not there. */
export async function brokenPictures(site: string): Promise<string[]> {
  const pages = (await readdir(site, { recursive: true })).filter((file) => file.endsWith(".html"));
  const found = await Promise.all(
    pages.map(async (file) => {
      const images = parse(await readFile(join(site, file), "utf8")).querySelectorAll("img[src]");
      const sources = images.map((image) => image.getAttribute("src") ?? "");
      const broken = sources.filter(
        (source) => !source.startsWith("data:") && !existsSync(join(site, decodeURI(source))),
      );
      return broken.map((source) => `${file}: the picture ${source} is not there`);
    }),
  );
  return found.flat();
}

/** A page of each kind in the default language, and one of every service, whose tops differ. */
async function pagesOfEachKind(site: string): Promise<string[]> {
  const prefixes = languageKeys.map((language) => aboutLanguage(language).prefix).filter(Boolean);
  const all = (await readdir(site, { recursive: true }))
    .filter((file) => file.endsWith("index.html"))
    .map((file) => `/${file.slice(0, -"index.html".length)}`.replace(/(?<=.)\/$/, ""))
    .filter((path) => !prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`)))
    .toSorted();
  const kinds = Map.groupBy(all, (path) => {
    const [, first = "", second = "", third] = path.split("/");
    if (first === "services") return `${first}/${second}/${third === undefined ? "" : "city"}`;
    return second ? `${first}/` : first;
  });
  return Array.from(kinds.values(), ([path = "/"]) => path);
}

/**
 * Texts that cannot be read on their ground, and what is wider than the window, on a page of each kind, in both schemes, on phones
 * and wide screens.
 */
export async function unreadablePages(url: string, site: string): Promise<string[]> {
  const paths = await pagesOfEachKind(site);
  const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const found: string[] = [];
  try {
    for (const colorScheme of ["light", "dark"] as const)
      for (const width of [390, 1440]) {
        const context = await browser.newContext({
          colorScheme,
          viewport: { width, height: 900 },
          reducedMotion: "reduce",
          bypassCSP: true,
        });
        const page = await context.newPage();
        for (const path of paths) {
          await page.goto(url + path);
          await page.addStyleTag({ content: "* { content-visibility: visible !important; }" });
          await page.evaluate(axe.source);
          const problems = await page.evaluate(lowContrasts);
          const drawn = await page.evaluate(() => document.documentElement.scrollWidth);
          if (drawn > width) problems.push(`the page is ${drawn} px wide, so that it moves sideways`);
          found.push(...problems.map((problem) => `${path}, ${colorScheme}, ${width} px: ${problem}`));
        }
        await context.close();
      }
  } finally {
    await browser.close();
  }
  console.log(`${paths.length} kinds of pages were read in both schemes.`);
  return found;
}

/** Runs in the browser. Parts that are not drawn yet have no place, and axe would read them on what lies there. */
async function lowContrasts(): Promise<string[]> {
  delete document.documentElement.dataset["arriving"];
  await document.fonts.ready;
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run("html", {
    runOnly: ["color-contrast"],
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ target, any }) => `${target.join(" ")}: ${any.map(({ message }) => message).join(" ")}`),
  );
}
