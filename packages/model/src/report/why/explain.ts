import type { AdsBefore } from "../../ads.ts";
import { type Figures, smallDifference } from "../../figures.ts";
import type { LeadPart, LeadSources } from "../../leads.ts";
import type { ChannelVisits } from "../../visits.ts";
import type { Period } from "../periods.ts";
import type { SearchResults } from "../search-results.ts";
import { type AdsWhy, explainAds } from "./ads.ts";
import { wrongImpressions } from "./happened.ts";
import { findMovers, type MoversWhy } from "./movers.ts";
import { splitChange } from "./split.ts";

type LeadsAndVisits = { leads: number; sessions: number };

/** Leads = visits x leads a visit. `parts` are what more or fewer visits come to, and what more or fewer leads a visit do. */
export type LeadsWhy = {
  identity: "leads";
  before: LeadsAndVisits;
  now: LeadsAndVisits;
  parts: { visits: number; rate: number };
};

/** Leads = the sum of its channels. */
export type ChannelsWhy = { identity: "channels"; before: LeadPart[]; now: LeadPart[] };

/** Visits = the sum of their channels. */
export type VisitsWhy = { identity: "visits"; before: ChannelVisits[]; now: ChannelVisits[] };

type Clicked = { clicks: number; impressions: number; position: number | null };

/** Clicks = times shown x click rate. The position stands beside it, outside the sum. */
export type SearchWhy = {
  identity: "search";
  before: Clicked;
  now: Clicked;
  parts: { impressions: number; rate: number };
};

/** How a change adds up, with all that is needed to add it up again. */
export type Why = LeadsWhy | VisitsWhy | ChannelsWhy | SearchWhy | MoversWhy | AdsWhy;

/** What is known of a period. Of the period before, only figures that are counted in the same way. */
type Explained = {
  period: Period;
  figures: Figures;
  leads: LeadSources | null;
  visits: ChannelVisits[] | null;
  /** The ads of each platform; missing where the report does not show them. */
  ads?: readonly AdsBefore[] | null;
};

/** From so many clicks more or fewer on, their change is worth a sentence. */
const tellingClicks = 10;

/** The same of visits. */
const tellingVisits = 10;

/**
 * How the changes since the period before add up. A part with a factor of zero is not split, nor are leads of which more came than
 * visits: those came in another way. Times shown that Google itself counted wrongly are nothing to split either.
 */
export function explain(now: Explained & { searches: SearchResults | null }, before: Explained | null): Why[] {
  if (before === null) return [];
  const search = explainSearch(now, before);
  const sums = [
    explainLeads(now.figures, before.figures),
    explainVisits(now, before),
    explainChannels(now, before),
    search,
  ];
  // Which searches moved most says something of a change that is told.
  const moved = search === null ? [] : findMovers(now.searches);
  return [...sums.filter((one) => one !== null), ...moved, ...explainAds(now.ads, before.ads)];
}

function explainLeads(now: Figures, before: Figures): LeadsWhy | null {
  const [present, past] = [leadsAndVisits(now), leadsAndVisits(before)];
  if (!present || !past || Math.abs(present.leads - past.leads) < smallDifference("totalLeads")) return null;
  return { identity: "leads", before: past, now: present, parts: leadParts(past, present) };
}

/** The same parts, worked out of the operands once more. */
export function leadParts(before: LeadsAndVisits, now: LeadsAndVisits): LeadsWhy["parts"] {
  const product = ({ leads, sessions }: LeadsAndVisits) => ({ count: leads, volume: sessions });
  const { volume, rate } = splitChange(product(before), product(now));
  return { visits: volume, rate };
}

function leadsAndVisits({ totalLeads: leads, sessions }: Figures): LeadsAndVisits | null {
  return leads === null || sessions === null || sessions === 0 || leads > sessions ? null : { leads, sessions };
}

function explainChannels(now: Explained, before: Explained): ChannelsWhy | null {
  const [present, past] = [allChannels(now), allChannels(before)];
  if (!present || !past || Math.abs(countLeads(present) - countLeads(past)) < smallDifference("totalLeads"))
    return null;
  return { identity: "channels", before: past, now: present };
}

/** The channels of the leads, where they are all of them: a source keeps small numbers to itself. */
function allChannels({ figures, leads }: Explained): LeadPart[] | null {
  const channels = leads?.channels ?? [];
  return channels.length > 0 && countLeads(channels) === figures.totalLeads ? channels : null;
}

export const countLeads = (parts: readonly LeadPart[]): number => parts.reduce((total, { leads }) => total + leads, 0);

function explainVisits(now: Explained, before: Explained): VisitsWhy | null {
  const [present, past] = [allVisits(now), allVisits(before)];
  if (!present || !past || Math.abs(countVisits(present) - countVisits(past)) < tellingVisits) return null;
  return { identity: "visits", before: past, now: present };
}

/** The channels of the visits, where they are all of them. */
function allVisits({ figures, visits }: Explained): ChannelVisits[] | null {
  return visits && visits.length > 0 && countVisits(visits) === figures.sessions ? visits : null;
}

export const countVisits = (channels: readonly ChannelVisits[]): number =>
  channels.reduce((total, { visits }) => total + visits, 0);

function explainSearch(now: Explained, before: Explained): SearchWhy | null {
  const [present, past] = [clicked(now.figures), clicked(before.figures)];
  if (!present || !past || Math.abs(present.clicks - past.clicks) < tellingClicks) return null;
  if (wrongImpressions(now.period) || wrongImpressions(before.period)) return null;
  return { identity: "search", before: past, now: present, parts: clickParts(past, present) };
}

/** The same parts, worked out of the operands once more. */
export function clickParts(before: Clicked, now: Clicked): SearchWhy["parts"] {
  const product = ({ clicks, impressions }: Clicked) => ({ count: clicks, volume: impressions });
  const { volume, rate } = splitChange(product(before), product(now));
  return { impressions: volume, rate };
}

function clicked({ searchClicks: clicks, searchImpressions: impressions, averagePosition: position }: Figures) {
  return clicks === null || impressions === null || impressions === 0 || clicks > impressions
    ? null
    : { clicks, impressions, position };
}
