import { adPlatformNames, inHundredths } from "../../ads.ts";
import { conversionRate } from "../changes.ts";
import {
  asSentence,
  formatApart,
  formatConversions,
  formatCount,
  formatMoney,
  joinItems,
  joinSentences,
} from "../format.ts";
import { channelLabel } from "../lead-names.ts";
import type { Statement, WhyPart } from "../report-document.ts";
import type { ReportText } from "../report-text.ts";
import type { Snapshot } from "../snapshot.ts";
import type { AdsWhy } from "./ads.ts";
import { checkStatements, countHeld } from "./check.ts";
import type { LeadsWhy, SearchWhy, Why } from "./explain.ts";
import { happenedTexts } from "./happened-texts.ts";
import type { MoversWhy } from "./movers.ts";

type Sentence = Pick<Statement, "text" | "sum">;

/** Below so many leads in both periods a few more or fewer are chance. */
const fewLeads = 12;

/** How many parts of a sum are named; the others are one. */
const namedParts = 2;

/** How the changes of a report add up, each with its sum, and what happened. A share of a sum is never called a cause. */
export function presentWhy(snapshot: Snapshot, t: ReportText, locale: string): WhyPart | null {
  const held = checkStatements(snapshot);
  const sentences = (snapshot.why ?? []).flatMap((one, index) =>
    presentSum(one, t, locale).map((sentence): Statement => {
      return { ...sentence, holds: sentence.sum === null ? null : (held.why[index] ?? false) };
    }),
  );
  const happened = happenedTexts(snapshot, t, locale).map((text, index): Statement => {
    return { text, sum: null, holds: held.happened[index] ?? false };
  });
  if (sentences.length === 0 && happened.length === 0) return null;
  return {
    sums: sentences.length === 0 ? null : { heading: t(`why.heading.${snapshot.type}`), sentences },
    happened: happened.length === 0 ? null : { heading: t("happened.heading"), sentences: happened },
    checked: countHeld(held),
  };
}

function presentSum(why: Why, t: ReportText, locale: string): Sentence[] {
  switch (why.identity) {
    case "leads":
      return presentLeads(why, t, locale);
    case "visits": {
      const parts = (of: typeof why.now) => of.map(({ name, visits }) => ({ name, count: visits }));
      return presentChannels("visits", { before: parts(why.before), now: parts(why.now) }, t, locale);
    }
    case "channels": {
      const parts = (of: typeof why.now) => of.map(({ name, leads }) => ({ name, count: leads }));
      return presentChannels("leads", { before: parts(why.before), now: parts(why.now) }, t, locale);
    }
    case "search":
      return [{ text: searchText(why, t, locale), sum: searchSum(why, t, locale) }];
    case "movers":
      return [presentMovers(why, t, locale)];
    case "ads":
      return [{ text: adsText(why, t, locale), sum: adsSum(why, t, locale) }];
  }
}

function presentLeads(why: LeadsWhy, t: ReportText, locale: string): Sentence[] {
  const small = Math.max(why.before.leads, why.now.leads) < fewLeads;
  return [
    { text: leadsText(why, t, locale), sum: leadsSum(why, t, locale) },
    ...(small ? [{ text: t("why.small"), sum: null }] : []),
  ];
}

/** Which of two factors a change comes to: both of them, one, or two that go against each other. */
function shape(volume: number, rate: number): "both" | "volume" | "rate" | "volumeUpRateDown" | "volumeDownRateUp" {
  if (rate === 0) return "volume";
  if (volume === 0) return "rate";
  if (volume > 0 === rate > 0) return "both";
  return volume > 0 ? "volumeUpRateDown" : "volumeDownRateUp";
}

const moreOrFewer = (change: number) => (change > 0 ? "More" : "Fewer");

function leadsText({ before, now, parts: { visits, rate } }: LeadsWhy, t: ReportText, locale: string): string {
  const change = now.leads - before.leads;
  const amount = (value: number) => formatCount(Math.abs(value), locale);
  const params = { difference: amount(change), volume: amount(visits), rate: amount(rate), count: Math.abs(visits) };
  return t(`why.leads.${shape(visits, rate)}${moreOrFewer(change)}`, params);
}

/** The operands of the sum, which anybody can add up. */
function leadsSum({ before, now }: LeadsWhy, t: ReportText, locale: string): string {
  const rate = ({ leads, sessions }: LeadsWhy["now"]) => conversionRate({ totalLeads: leads, sessions }) ?? 0;
  const [rateBefore, rateNow] = formatApart(rate(before), rate(now), locale);
  return t("why.leads.sum", {
    visitsBefore: formatCount(before.sessions, locale),
    visits: formatCount(now.sessions, locale),
    rateBefore,
    rate: rateNow,
  });
}

type Channels = { name: string; count: number }[];

/** The two channels that changed most, and the others together. Channels that read the same are one. */
function presentChannels(
  counted: "leads" | "visits",
  { before, now }: { before: Channels; now: Channels },
  t: ReportText,
  locale: string,
): Sentence[] {
  const rows = new Map<string, { before: number; now: number }>();
  for (const [parts, when] of [
    [before, "before"],
    [now, "now"],
  ] as const) {
    for (const { name, count } of parts) {
      const label = channelLabel(name, t) ?? t("leads.other");
      const row = rows.get(label) ?? { before: 0, now: 0 };
      rows.set(label, { ...row, [when]: row[when] + count });
    }
  }
  const moved = [...rows]
    .map(([label, row]) => ({ label, ...row, change: row.now - row.before }))
    .filter(({ change }) => change !== 0)
    .toSorted((one, other) => Math.abs(other.change) - Math.abs(one.change));
  if (moved.length === 0) return [];
  const named = moved.slice(0, moved.length === namedParts + 1 ? moved.length : namedParts);
  const rest = moved.slice(named.length).reduce((total, { change }) => total + change, 0);
  const part = (name: string, change: number) =>
    t(`why.${counted}Part${moreOrFewer(change)}`, { name, count: formatCount(Math.abs(change), locale) });
  const parts = [
    ...named.map(({ label, change }) => part(label, change)),
    ...(rest === 0 ? [] : [part(t("why.others"), rest)]),
  ];
  const sums = moved.map((row) => thenAndNow(row.label, row, t, locale));
  return [
    {
      text: t(`why.${counted}Channels`, { parts: joinItems(parts, locale) }),
      sum: asSentence(joinItems(sums, locale), locale),
    },
  ];
}

function thenAndNow(name: string, { before, now }: { before: number; now: number }, t: ReportText, locale: string) {
  return t("why.thenAndNow", { name, before: formatCount(before, locale), now: formatCount(now, locale) });
}

function searchText({ before, now, parts }: SearchWhy, t: ReportText, locale: string): string {
  const change = now.clicks - before.clicks;
  const amount = (value: number) => formatCount(Math.abs(value), locale);
  const params = {
    difference: amount(change),
    volume: amount(parts.impressions),
    rate: amount(parts.rate),
    count: Math.abs(parts.impressions),
  };
  return t(`why.search.${shape(parts.impressions, parts.rate)}${moreOrFewer(change)}`, params);
}

function searchSum({ before, now }: SearchWhy, t: ReportText, locale: string): string {
  const rate = ({ clicks, impressions }: SearchWhy["now"]) => (clicks * 100) / impressions;
  const [rateBefore, rateNow] = formatApart(rate(before), rate(now), locale);
  const sum = t("why.search.sum", {
    shownBefore: formatCount(before.impressions, locale),
    shown: formatCount(now.impressions, locale),
    rateBefore,
    rate: rateNow,
  });
  if (before.position === null || now.position === null) return sum;
  const [positionBefore, positionNow] = formatApart(before.position, now.position, locale);
  const position = t("why.search.position", { before: positionBefore, now: positionNow });
  return joinSentences([sum, position], locale);
}

/** "Google Ads counted 12 more conversions: 8 from more spending; 4 from more conversions per click". */
function adsText({ platform, before, now, parts }: AdsWhy, t: ReportText, locale: string): string {
  const amount = (value: number) => formatConversions(Math.abs(value), locale);
  const change = inHundredths(now.conversions - before.conversions);
  const counted = { platform: adPlatformNames[platform], difference: amount(change) };
  const moved = (["spend", "clicks", "rate"] as const).filter((part) => parts[part] !== 0);
  const [only] = moved;
  if (only && moved.length === 1) return t(`why.ads.${only}All${moreOrFewer(change)}`, counted);
  const named = moved.map((part) => t(`why.ads.${part}${moreOrFewer(parts[part])}`, { count: amount(parts[part]) }));
  return t(`why.ads.counted${moreOrFewer(change)}`, { ...counted, parts: joinItems(named, locale) });
}

function adsSum({ currency, before, now }: AdsWhy, t: ReportText, locale: string): string {
  return t("why.ads.sum", {
    spendBefore: formatMoney(before.spend, locale, currency),
    spend: formatMoney(now.spend, locale, currency),
    clicksBefore: formatCount(before.clicks, locale),
    clicks: formatCount(now.clicks, locale),
    before: formatConversions(before.conversions, locale),
    now: formatConversions(now.conversions, locale),
  });
}

function presentMovers({ list, rows }: MoversWhy, t: ReportText, locale: string): Sentence {
  const parts = rows.map(({ name, before, now }) =>
    t(`why.moved${moreOrFewer(now - before)}`, {
      name: moverName(name, t),
      count: formatCount(Math.abs(now - before), locale),
    }),
  );
  const sums = rows.map(({ name, ...row }) => thenAndNow(moverName(name, t), row, t, locale));
  return {
    text: t(`why.movers.${list}`, { parts: joinItems(parts, locale) }),
    sum: asSentence(joinItems(sums, locale), locale),
  };
}

/** A search or a page in quotes, a page without the site, which all of them share. Nobody knows a home page as "/". */
function moverName(name: string, t: ReportText): string {
  if (!/^https?:\/\//.test(name) || !URL.canParse(name)) return t("why.quoted", { name });
  const { pathname, search } = new URL(name);
  const path = `${pathname}${search}`;
  return path === "/" ? t("why.home") : t("why.quoted", { name: path });
}
