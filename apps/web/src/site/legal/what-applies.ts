import type { Analytics, Offered } from "@agency/content/shape";
import type { LegalText } from "./legal-blocks.tsx";

/** What an agency does, as far as its legal texts depend on it. */
export type LegalFacts = {
  offered: Offered;
  analytics: Pick<Analytics, "consent"> | null;
  /** Whether a page has a video of another company. */
  hasVideos: boolean;
  /** Whether every service is for businesses. */
  areAllBusinesses: boolean;
  /** Whether a service is about websites and what brings visitors to them. */
  hasWebsites: boolean;
  /** Whether the pages tell of other clients: projects, or what they said. */
  hasCases: boolean;
  /** Whether something is paid by the month or the year. */
  hasTerms: boolean;
};

/**
 * A legal text without what is about something that the agency does not offer. Parts go by their keys; of two wordings, such as
 * `withPortal` and `withoutPortal`, one is told.
 */
export function whatApplies(text: object, facts: LegalFacts): LegalText {
  const [applies, wordings] = [applyingParts(facts), chosenWordings(facts)];
  const tell = (node: unknown): unknown => {
    if (typeof node !== "object" || node === null) return node;
    if (Array.isArray(node)) return node.map(tell);
    const parts = Object.entries(node);
    const told = parts.find(([key]) => wordings[key]);
    if (told) return tell(told[1]);
    return Object.fromEntries(
      parts.filter(([key]) => applies[key] ?? true).map(([key, part]) => [key, tell(part)] as const),
    );
  };
  return tell(text) as LegalText;
}

/** The parts, by their keys, that are only about what an agency may leave out. */
function applyingParts({
  offered,
  analytics,
  hasVideos,
  areAllBusinesses,
  hasWebsites,
  hasCases,
}: LegalFacts): Readonly<Record<string, boolean>> {
  const { audit, speed, consultation, newsletter, portal } = offered;
  const tests = audit || speed;
  return {
    tests,
    untested: !tests,
    audit,
    speedAlone: speed && !audit,
    tools: tests,
    permission: tests,
    moment: tests,
    consultation,
    newsletter,
    newsletterUnconfirmed: newsletter,
    newsletterAddress: newsletter,
    newsletterConsent: newsletter,
    marketing: newsletter,
    portal,
    noPortal: !portal,
    opens: portal,
    reports: portal,
    clients: !portal,
    businesses: areAllBusinesses,
    people: !areAllBusinesses,
    placeInSearch: hasWebsites,
    cases: hasCases,
    videos: hasVideos,
    untrackedButVideos: analytics === null && hasVideos,
    untrackedAtAll: analytics === null && !hasVideos,
    untrackedBanner: analytics === null,
    counted: analytics?.consent === false,
    countedBanner: analytics?.consent === false,
    countedIfAgreed: analytics?.consent === true,
    countedIfAgreedBanner: analytics?.consent === true,
  };
}

/** Which wording of a paragraph is told, of two that stand side by side. */
function chosenWordings({
  offered: { portal },
  analytics,
  areAllBusinesses,
  hasWebsites,
  hasTerms,
}: LegalFacts): Readonly<Record<string, boolean>> {
  return {
    withPortal: portal,
    withoutPortal: !portal,
    forBusinesses: areAllBusinesses,
    forPeople: !areAllBusinesses,
    withWebsites: hasWebsites,
    withoutWebsites: !hasWebsites,
    withVisits: analytics !== null,
    withoutVisits: analytics === null,
    withTerms: hasTerms,
    withoutTerms: !hasTerms,
  };
}
