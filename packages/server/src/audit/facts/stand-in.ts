import type { Page } from "../page/page.ts";
import { readOwnNames } from "./own-names.ts";
import {
  missingPages,
  parkedDomains,
  parkedDomainsBegin,
  serverDefaults,
  serverDefaultsBegin,
  suspendedSites,
} from "./stand-in-names.ts";

/** What can stand at an address in place of the page that should be there. */
export const standIns = ["notFound", "serverDefault", "parked", "suspended"] as const;
type StandIn = (typeof standIns)[number];

/** The most words that each has. A missing page whose title and heading both say so may have a menu and a footer. */
const mostWords: Readonly<Record<StandIn, number>> = { notFound: 120, serverDefault: 600, parked: 200, suspended: 200 };
const mostWithMenu = 300;

/** `kedai.example is for sale` */
const offeredDomain = /^(?:the domain )?(?:name )?\S+\.\p{L}{2,} (?:is|may be) for sale/u;

const isNamed: Readonly<Record<StandIn, (name: string) => boolean>> = {
  notFound: isMissing,
  serverDefault: (name) => serverDefaults.has(name) || begins(name, serverDefaultsBegin),
  parked: (name) => parkedDomains.has(name) || begins(name, parkedDomainsBegin) || offeredDomain.test(name),
  suspended: (name) => suspendedSites.has(name),
};

/**
 * What a page is that says of itself that there is nothing here. Only the whole of its title, of a part of it, or of its main heading
 * counts, and a page with more to say is an article about such pages.
 */
export function readStandIn(page: Page): { kind: StandIn; sayings: string[] } | null {
  const { title, headings } = readOwnNames(page);
  const kind = standIns.find((each) => {
    const [byTitle, byHeading] = [title.some(isNamed[each]), headings.some(isNamed[each])];
    const most = each === "notFound" && byTitle && byHeading ? mostWithMenu : mostWords[each];
    return (byTitle || byHeading) && page.words <= most;
  });
  if (kind === undefined) return null;
  return { kind, sayings: [page.titles[0] ?? "", page.headings[0]?.text ?? ""].filter(Boolean) };
}

function begins(name: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => name.startsWith(beginning));
}

/** Stand beside the words of a missing page, or alone: `Oops! Error 404`. */
const beside = new Set(["oops", "whoops", "sorry", "maaf", "抱歉", "很抱歉", "error", "ralat", "错误", "http"]);

function isMissing(name: string): boolean {
  const words = name.replaceAll("404", " ").split(" ");
  const bare = words.filter((word) => word !== "" && !beside.has(word)).join(" ");
  return bare === "" ? name.includes("404") : missingPages.has(bare);
}
