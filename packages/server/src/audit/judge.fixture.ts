import { auditPage } from "./audit.ts";
import { pageEvidence, fetched, goodPage, sitemapFile } from "./evidence.fixture.ts";
import type { Evidence, Fetched } from "./evidence.ts";

export type Changes = Partial<Evidence> & { answer?: Partial<Fetched> };

/** The outcome of a check on the good page after a change: pass, n/a, unknown, or outcome and finding. */
export function judge(check: string, html: string = goodPage, changes: Changes = {}): string {
  const result = auditPage(pageEvidence(html, changes));
  const found = result.findings.find((each) => each.check === check);
  if (found) return found.finding === null ? found.outcome : `${found.outcome} ${found.finding}`;
  return result.passed.includes(check) ? "pass" : "n/a";
}

/** The good page with more in its head. */
export const head = (markup: string) => goodPage.replace("</head>", `${markup}</head>`);
/** The good page with more in its body. */
export const body = (markup: string) => goodPage.replace("</body>", `${markup}</body>`);
/** The site with this sitemap. */
export const sitemap = (text: string, more: Partial<Fetched> = {}): Changes => ({
  sitemaps: [sitemapFile(fetched(text, { url: "https://kedai.example/sitemap.xml", ...more }))],
});
/** The page at another path. */
export const at = (path: string): Changes => ({ answer: { url: `https://kedai.example${path}` } });
/** The page with one header. */
export const header = (name: string, value: string): Changes => ({ answer: { headers: { [name]: value } } });
/** The good page and its Malay version. */
export const links =
  '<link rel="alternate" hreflang="ms" href="https://kedai.example/ms"><link rel="alternate" hreflang="en" href="https://kedai.example/bunga">';
/** A Malay text. */
export const malay =
  "Kami membuat sejambak bunga untuk anda dan menghantarnya ke rumah dengan cepat pada hari yang sama. ".repeat(20);
/** A Malay page that states a language. */
export const malayPage = (lang: string) =>
  `<!doctype html><html lang="${lang}"><title>Bunga</title><h1>Bunga</h1><p>${malay}</p></html>`;
