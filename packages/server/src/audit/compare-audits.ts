import type { AuditResult, Finding } from "./audit.ts";
import { checks } from "./checks.ts";

/**
 * What became of a finding since an earlier audit. `unread` could not be read this time, and `gone` does not apply any more, which
 * is not yet mended.
 */
export type Change = "fixed" | "new" | "still" | "unread" | "gone";

type Found = Finding["also"][number] & { check: string };

export type ComparedFinding = {
  change: Change;
  /** As it is now, or as it was when it was last there. */
  found: Found;
  /** As it was, when it is still there. */
  before: Found | null;
};

/**
 * Compares two audits of one address, finding by finding; both read the page in the same way. What the earlier audit could not tell is
 * left out: it may be old or new.
 */
export function compareAudits(before: AuditResult, now: AuditResult): ComparedFinding[] {
  const [earlier, current] = [foundIn(before), foundIn(now)];
  const kept = [...earlier].map(([key, found]): ComparedFinding => {
    const same = current.get(key);
    if (same) return { change: "still", found: same, before: found };
    return { change: endedFinding(found.check, now), found, before: null };
  });
  const added = [...current]
    .filter(([key, { check }]) => !earlier.has(key) && wasMade(check, before))
    .map(([, found]): ComparedFinding => ({ change: "new", found, before: null }));
  return [...kept, ...added];
}

/** The findings by key. A check that tells only its worst has one: another may be hidden behind it. */
function foundIn({ findings }: AuditResult): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const { check, finding, params, where, places, also } of findings) {
    if (finding === null) continue;
    for (const one of [{ finding, params, where, places }, ...also]) {
      const key = listAll.has(check) ? `${check} ${sameAs[one.finding] ?? one.finding}` : check;
      found.set(key, { check, ...one });
    }
  }
  return found;
}

/** The checks that tell everything that they find. */
const listAll = new Set(checks.flatMap(({ id, listsAll }) => (listsAll ? id : [])));

/** Findings that are another degree of the same problem. */
const sameAs: Readonly<Record<string, string>> = { partly: "oneWay" };

/** Checks that do not apply where the files of others were not read. */
const restsOn: Readonly<Record<string, readonly string[]>> = {
  sitemapLists: ["sitemap"],
  sitemapInRobots: ["sitemap", "robotsTxt"],
};

/** What became of a finding that has gone. */
function endedFinding(check: string, now: AuditResult): Change {
  if (restsOn[check]?.some((other) => !wasMade(other, now))) return "unread";
  if (now.notApplicable.includes(check)) return "gone";
  return wasMade(check, now) ? "fixed" : "unread";
}

function wasMade(check: string, { findings, passed, notApplicable }: AuditResult): boolean {
  const isFound = findings.some((each) => each.check === check && each.outcome !== "unknown");
  return isFound || passed.includes(check) || notApplicable.includes(check);
}
