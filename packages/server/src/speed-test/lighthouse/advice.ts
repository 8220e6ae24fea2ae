import type { Result } from "lighthouse";
import { type Advised, mostFindings, type SpeedAdvice } from "@agency/model/speed-findings";
import { nameOf } from "./page-files.ts";

/** How many files a piece of advice names. */
export const mostFiles = 2;

/** Which audits give each piece of advice, and the item of the audit's checklist where it is one of several. */
const audits: Readonly<Record<SpeedAdvice, { audits: string[]; item?: string }>> = {
  redirects: { audits: ["document-latency-insight"], item: "noRedirects" },
  server: { audits: ["document-latency-insight"], item: "serverResponseIsFast" },
  compression: { audits: ["document-latency-insight"], item: "usesCompression" },
  images: { audits: ["image-delivery-insight"] },
  blocking: { audits: ["render-blocking-insight"] },
  unusedScripts: { audits: ["unused-javascript"] },
  unusedStyles: { audits: ["unused-css-rules"] },
  minify: { audits: ["unminified-javascript", "unminified-css"] },
  scripts: { audits: ["bootup-time"] },
  oldScripts: { audits: ["legacy-javascript-insight", "duplicated-javascript-insight"] },
  discovery: { audits: ["lcp-discovery-insight"], item: "requestDiscoverable" },
  fonts: { audits: ["font-display-insight"] },
  shifts: { audits: ["cls-culprits-insight"] },
  viewport: { audits: ["viewport-insight"] },
  elements: { audits: ["dom-size-insight"] },
  caching: { audits: ["cache-insight"] },
};

/** Lighthouse takes a visitor who comes again for these, so their estimates are not those of a first visit. */
const withoutTime: readonly SpeedAdvice[] = ["caching"];

/** Lighthouse marks an audit as passed from this score on. */
const passed = 0.9;

/** What makes a page faster, as Lighthouse found it: what saves the most time first. */
export function readAdvice(lhr: Result): Advised[] {
  return (Object.keys(audits) as SpeedAdvice[])
    .flatMap((advice) => adviseOn(lhr, advice) ?? [])
    .toSorted((one, other) => (other.savesMs ?? 0) - (one.savesMs ?? 0))
    .slice(0, mostFindings);
}

function adviseOn(lhr: Result, advice: SpeedAdvice): Advised | null {
  const { audits: names, item } = audits[advice];
  const failed = names
    .map((name) => lhr.audits[name])
    .filter((audit) => audit !== undefined)
    .filter((audit) => audit.score !== null && audit.score < passed)
    .filter((audit) => item === undefined || isUnchecked(audit, item));
  if (failed.length === 0) return null;
  const items = failed.flatMap(itemsOf);
  const time = withoutTime.includes(advice) ? 0 : Math.max(...failed.map((audit) => timeSaved(lhr, audit, advice)));
  const bytes = failed.reduce((sum, audit) => sum + bytesSaved(audit, advice), 0);
  const files = items.map(({ url }) => url).filter((url) => typeof url === "string" && /^https?:/.test(url));
  return {
    advice,
    savesMs: time >= 50 ? Math.round(time) : null,
    savesBytes: bytes >= 1000 ? Math.round(bytes) : null,
    files: [...new Set((files as string[]).map(nameOf))].slice(0, mostFiles),
  };
}

type Audit = NonNullable<Result["audits"][string]>;

/** The longest of the times by which a metric would be shorter, in ms. */
function timeSaved(lhr: Result, { metricSavings = {} }: Audit, advice: SpeedAdvice): number {
  // The audit of the document's latency counts redirects, the server's answer and compression together.
  if (advice === "compression") return 0;
  if (advice === "redirects") return Number(lhr.audits["redirects"]?.numericValue) || 0;
  const { FCP = 0, LCP = 0, TBT = 0 } = metricSavings;
  return Math.max(FCP, LCP, TBT);
}

function bytesSaved(audit: Audit, advice: SpeedAdvice): number {
  if (advice === "caching" || advice === "blocking" || advice === "server" || advice === "redirects") return 0;
  const { details } = audit;
  if (details && "overallSavingsBytes" in details) return Number(details.overallSavingsBytes) || 0;
  const debug =
    details && "debugData" in details ? (details.debugData as { wastedBytes?: unknown } | undefined) : undefined;
  const wasted = itemsOf(audit).reduce((sum, { wastedBytes }) => sum + (Number(wastedBytes) || 0), 0);
  return wasted || Number(debug?.wastedBytes) || 0;
}

function itemsOf({ details }: Audit): Record<string, unknown>[] {
  return details && "items" in details && Array.isArray(details.items)
    ? (details.items as Record<string, unknown>[])
    : [];
}

/** Whether a checklist in an audit has the item, unchecked. */
function isUnchecked({ details }: Audit, item: string): boolean {
  const lists = [details, ...(details && "items" in details && Array.isArray(details.items) ? details.items : [])];
  return lists.some((list) => {
    const items =
      list && typeof list === "object" && "items" in list ? (list.items as Record<string, { value?: unknown }>) : {};
    return items[item]?.value === false;
  });
}
