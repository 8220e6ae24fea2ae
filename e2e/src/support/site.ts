import { parse, type HTMLElement } from "node-html-parser";

/** A page of the built site, as it is answered before any script runs. */
export type SitePage = { path: string; root: HTMLElement };

/** The paths of every public page, as the sitemap lists them. */
export async function publicPaths(url: string): Promise<string[]> {
  const parts = await locations(`${url}/sitemap.xml`);
  const pages = await Promise.all(parts.map((part) => locations(url + new URL(part).pathname)));
  return pages.flat().map((address) => new URL(address).pathname);
}

/** @throws when it is not there */
export async function readPage(url: string, path: string): Promise<SitePage> {
  const response = await fetch(url + path);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { path, root: parse(await response.text()) };
}

/** The content of a meta element, by its name or property. */
export function metaContent({ root }: SitePage, name: string): string | undefined {
  return root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
}

async function locations(url: string): Promise<string[]> {
  const response = await fetch(url);
  return Array.from((await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
}
