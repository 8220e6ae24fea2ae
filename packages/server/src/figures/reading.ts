import { type KeptAds, type PlatformAds, withPlatforms } from "@agency/model/ads";
import { type AiAnswers, type KeptAnswers, withAnswers } from "@agency/model/ai-answers";
import type { ConfirmedDoubt } from "@agency/model/doubts";
import { type FigureKey, figureKeys, type Figures, noFigures } from "@agency/model/figures";
import type { LeadSources } from "@agency/model/leads";
import type { Measure } from "@agency/model/measures";
import {
  isKnown,
  type KeptOriginKind,
  type Origin,
  originGroup,
  type OriginKind,
  type OriginNote,
} from "@agency/model/origin";
import type { ProfileSearch } from "@agency/model/profile-searches";
import type { ReportType } from "@agency/model/report/report-type";
import { sameJson } from "@agency/model/same-json";
import type { Searches, SearchOrigin } from "@agency/model/searches";
import type { ChannelVisits } from "@agency/model/visits";
import { stillAbout } from "./doubts.ts";
import type { GivenFigure, PeriodFigures } from "./figures.ts";

/**
 * A figure as it was typed, imported or read. A detail of its own replaces that of the reading. Without a measure, nobody stated how
 * it is counted.
 */
export type ReadFigure<Value = Figures[FigureKey]> = {
  value: Value;
  detail?: string;
  notes?: OriginNote[];
  measure?: Measure | null;
};

/** The figures that a reading gives. It says nothing of omitted figures. */
export type ReadFigures = { [Key in FigureKey]?: ReadFigure<Figures[Key]> };

/** All figures of a period as one reading gives them. */
export function readAll(figures: Figures): ReadFigures {
  return Object.fromEntries(figureKeys.map((figure) => [figure, { value: figures[figure] }])) as ReadFigures;
}

/** The staff take back what they typed over a figure. */
type TakenBack = { takenBack: true };

/** A source is no longer to fill the figure: what it read before does not stand any more. */
type Withdrawn = { withdrawn: true };

/** The staff delete the figure, and what was read beneath it. A reading deletes all figures of its period or none. */
type Deleted = { deleted: true };

/** A reading of the staff's that deletes a period. */
export const allDeleted: Record<FigureKey, Deleted> = Object.fromEntries(
  figureKeys.map((figure) => [figure, { deleted: true }]),
) as Record<FigureKey, Deleted>;

/** Figures of one client and period that came in together. Readings are only ever added. */
export type Reading = {
  id: string;
  clientId: string;
  reportType: ReportType;
  periodStart: string;
  kind: KeptOriginKind;
  readAt: Date;
  /** The call, or the file with its row. */
  detail: string | null;
  /** The username of who typed or imported it. */
  author: string | null;
  /** Whether the figures can no longer change where they come from; null when that says nothing. */
  final: boolean | null;
  figures: Partial<Record<FigureKey, ReadFigure | TakenBack | Withdrawn | Deleted>>;
  /** The parts of the leads; missing when the reading says nothing of them. */
  leads?: LeadSources;
  /** The visits by channel; missing when the reading says nothing of them. */
  visits?: ChannelVisits[];
  /** The searches that showed the Business Profile; missing when the reading says nothing of them. */
  profileSearches?: ReadFigure<ProfileSearch[]>;
  /** The ads of some platforms; the reading says nothing of others. */
  ads?: ReadFigure<PlatformAds>[];
  /** Some parts of what engines tell of their answers; the reading says nothing of others. */
  aiAnswers?: ReadFigure<AiAnswers>[];
  /** The searches and pages that were read. The reading says nothing of missing ones. */
  searches?: Partial<Omit<Searches, "origins">>;
  /** The account that was read, as Google names it; missing or null when a person gave the figures. */
  account?: string | null;
  /** The doubts about these figures that a person answered; kept with the period. */
  confirmed?: ConfirmedDoubt[];
};

/** The figures that stand after a reading, and the reading as it is kept. */
type Applied = { period: PeriodFigures | null; kept: Reading | null };

/**
 * Adds a reading to the figures that stand. The newest reading of a figure wins, but no machine replaces what a person typed:
 * what it reads waits beneath until the staff take theirs back. A reading without a figure never wipes one, except that the
 * staff can type an empty one. What is read from an account takes away what another one of its kind gave: a client has one of each.
 * @returns a null period while nothing is known; what is kept of a typed reading are the figures that it changed
 */
export function applyReading(stored: PeriodFigures | null, reading: Reading): Applied {
  if (deletes(reading)) return { period: null, kept: reading };
  const current = ofOneAccount(stored, reading);
  const changes = figureKeys.flatMap((figure): { figure: FigureKey; before: Standing; after: Standing }[] => {
    const read = reading.figures[figure];
    if (read === undefined || "deleted" in read) return [];
    const before = standing(current, figure);
    return [{ figure, before, after: afterReading(before, read, reading) }];
  });
  const changed = changes.filter(({ before, after }) => after !== before);
  const typed = reading.kind === "typed";
  // A person who saves a period without figures wants it to be without them. Nothing else opens an empty one.
  const opens = !current && typed && changes.some(({ figure }) => "value" in (reading.figures[figure] ?? {}));
  const lists =
    reading.searches ?? reading.leads ?? reading.visits ?? reading.profileSearches ?? reading.ads ?? reading.aiAnswers;
  if (changed.length === 0 && !opens && !lists) return { period: current, kept: typed ? null : reading };
  const period = changed.reduce((figures, { figure, after }) => withStanding(figures, figure, after), {
    ...(current ?? emptyPeriod(reading)),
    ...readingLists(current, reading),
    updatedAt: reading.readAt,
  });
  const confirmed = stillAbout(period.figures, [...period.confirmed, ...(reading.confirmed ?? [])]);
  const figures = Object.fromEntries(changed.map(({ figure }) => [figure, reading.figures[figure]]));
  return { period: { ...period, confirmed }, kept: typed ? { ...reading, figures } : reading };
}

/** Whether a reading deletes the figures of its period, whoever gave them. */
export function deletes({ figures }: Reading): boolean {
  return Object.values(figures).some((read) => "deleted" in read);
}

function ofOneAccount(stored: PeriodFigures | null, { kind, account }: Reading): PeriodFigures | null {
  return stored && account ? forgetAccounts(stored, { kind, staying: account }) : stored;
}

/** Lists that come with the figures of a reading, and go with them. */
function readingLists(
  current: PeriodFigures | null,
  reading: Reading,
): Partial<Pick<PeriodFigures, "searches" | "leads" | "visits" | "profileSearches" | "ads" | "aiAnswers">> {
  const { searches, leads, visits, profileSearches: found, ads, aiAnswers } = reading;
  return {
    ...(searches && { searches: withSearches(current?.searches ?? noSearches, searches, reading) }),
    ...(leads && { leads: { ...leads, origin: searchOrigin(reading) } }),
    ...(withdraws(reading, "totalLeads") && { leads: null }),
    ...(visits && { visits: { channels: visits, origin: searchOrigin(reading) } }),
    ...(withdraws(reading, "sessions") && { visits: null }),
    ...(found && { profileSearches: { rows: found.value, origin: toOrigin(reading, found) } }),
    ...(ads && {
      ads: withPlatforms(
        current?.ads ?? [],
        ads.map((one) => ({ ...one.value, origin: toOrigin(reading, one) })),
      ),
    }),
    ...(aiAnswers && {
      aiAnswers: withAnswers(
        current?.aiAnswers ?? [],
        aiAnswers.map((one) => ({ ...one.value, origin: toOrigin(reading, one) })),
      ),
    }),
  };
}

/** One figure as it counts, and as it was read if the staff typed over it. */
type Standing = { given: GivenFigure | null; beneath: GivenFigure | null };

function afterReading(before: Standing, read: ReadFigure | TakenBack | Withdrawn, reading: Reading): Standing {
  const { given, beneath } = before;
  if ("withdrawn" in read) {
    const [ofGiven, ofBeneath] = [given, beneath].map((one) => one?.origin.kind === reading.kind);
    if (!ofGiven && !ofBeneath) return before;
    return { given: ofGiven ? null : given, beneath: ofBeneath ? null : beneath };
  }
  if ("takenBack" in read) return beneath ? { given: beneath, beneath: null } : before;
  const { value } = read;
  const fresh = { value, origin: toOrigin(reading, read) };
  if (reading.kind === "typed") {
    if (given ? sameJson(value, given.value) : !isKnown(value)) return before;
    const below = given && given.origin.kind !== "typed" ? given : beneath;
    if (below && sameJson(value, below.value)) return { given: below, beneath: null };
    return { given: isKnown(value) || below ? fresh : null, beneath: below };
  }
  if (!isKnown(value)) return before;
  // A file is imported by a person, so it replaces what was typed.
  return given?.origin.kind === "typed" && reading.kind !== "file"
    ? { given, beneath: fresh }
    : { given: fresh, beneath: null };
}

/** The parts of leads and of visits come from Analytics, and go with them. */
function withdraws({ kind, figures }: Reading, figure: "totalLeads" | "sessions"): boolean {
  const read = figures[figure];
  return kind === "analytics" && read !== undefined && "withdrawn" in read;
}

function toOrigin({ kind, readAt, detail, author, account = null, final }: Reading, read: ReadFigure<unknown>): Origin {
  return {
    kind,
    readAt: readAt.toISOString(),
    detail: read.detail ?? detail,
    notes: read.notes ?? [],
    measure: read.measure ?? null,
    author,
    account,
    final,
  };
}

function standing(period: PeriodFigures | null, figure: FigureKey): Standing {
  const origin = period?.origins[figure];
  return {
    given: period && origin ? { value: period.figures[figure], origin } : null,
    beneath: period?.overridden[figure] ?? null,
  };
}

function withStanding(period: PeriodFigures, figure: FigureKey, { given, beneath }: Standing): PeriodFigures {
  const { [figure]: _origin, ...origins } = period.origins;
  const { [figure]: _beneath, ...overridden } = period.overridden;
  return {
    ...period,
    figures: { ...period.figures, [figure]: given ? given.value : noFigures[figure] },
    origins: given ? { ...origins, [figure]: given.origin } : origins,
    overridden: beneath ? { ...overridden, [figure]: beneath } : overridden,
  };
}

const searchOrigin = ({ kind, account = null }: Reading): SearchOrigin => ({ kind, account });

function withSearches(before: Searches, read: NonNullable<Reading["searches"]>, reading: Reading): Searches {
  const origin = searchOrigin(reading);
  const origins = {
    ...before.origins,
    ...(read.keywords && { keywords: origin }),
    ...(read.pages && { pages: origin }),
  };
  return { ...before, ...read, origins };
}

const noSearches: Searches = { keywords: [], pages: [] };

function emptyPeriod({ id, clientId, reportType, periodStart, readAt }: Reading): PeriodFigures {
  return {
    id,
    clientId,
    reportType,
    periodStart,
    figures: noFigures,
    origins: {},
    overridden: {},
    searches: null,
    leads: null,
    visits: null,
    profileSearches: null,
    ads: null,
    aiAnswers: null,
    confirmed: [],
    updatedAt: readAt,
  };
}

/** Everything that accounts of a kind gave goes, except one that stays; where `readBefore` is given, only what was read before that moment. */
export type Leaving = { kind: KeptOriginKind; staying: string | null; readBefore?: string };

/** Where something comes from. */
type From = { kind: OriginKind; account: string | null; readAt?: string };

/**
 * The figures of a period without figures from accounts that leave. What the staff typed or imported stays, and what was read stays
 * in the readings.
 * @returns the same period when it has none of these; null when nothing else is left
 */
export function forgetAccounts(period: PeriodFigures, leaving: Leaving): PeriodFigures | null {
  const given = figureKeys.filter((figure) => leaves(period.origins[figure], leaving));
  const beneath = figureKeys.filter((figure) => leaves(period.overridden[figure]?.origin, leaving));
  const searches = searchesLeft(period.searches, leaving);
  const leads = leaves(period.leads?.origin, leaving) ? null : period.leads;
  const visits = leaves(period.visits?.origin, leaving) ? null : period.visits;
  const profileSearches = leaves(period.profileSearches?.origin, leaving) ? null : period.profileSearches;
  const lists = {
    searches,
    leads,
    visits,
    profileSearches,
    ads: partsLeft(period.ads, leaving),
    aiAnswers: partsLeft(period.aiAnswers, leaving),
  };
  const keepsLists = (Object.keys(lists) as (keyof typeof lists)[]).every((list) => lists[list] === period[list]);
  if (given.length === 0 && beneath.length === 0 && keepsLists) return period;
  const left = {
    ...period,
    figures: { ...period.figures, ...Object.fromEntries(given.map((figure) => [figure, noFigures[figure]])) },
    origins: without(period.origins, given),
    overridden: without(period.overridden, beneath),
    ...lists,
  };
  return Object.values(lists).some((list) => list !== null) ||
    Object.keys({ ...left.origins, ...left.overridden }).length > 0
    ? left
    : null;
}

/** The parts of a list that do not come from an account that leaves; the list itself when all of them stay. */
function partsLeft<Part extends KeptAds | KeptAnswers>(parts: Part[] | null, leaving: Leaving): Part[] | null {
  const kept = parts?.filter(({ origin }) => !leaves(origin, leaving)) ?? [];
  return kept.length === parts?.length ? parts : kept.length === 0 ? null : kept;
}

/** Whether something comes from an account that leaves. */
export function leaves(from: From | undefined, { kind, staying, readBefore }: Leaving): boolean {
  if (from?.kind !== kind || (staying !== null && from.account === staying)) return false;
  return readBefore === undefined || (from.readAt !== undefined && from.readAt < readBefore);
}

/** The searches without the lists that accounts gave which leave. */
function searchesLeft(searches: Searches | null, leaving: Leaving): Searches | null {
  if (!searches) return null;
  const [keywords, pages] = [leaves(searches.origins?.keywords, leaving), leaves(searches.origins?.pages, leaving)];
  if (!keywords && !pages) return searches;
  const { scope, origins: from = {} } = searches;
  const kept: Searches = {
    keywords: keywords ? [] : searches.keywords,
    pages: pages ? [] : searches.pages,
    ...(scope && !keywords && { scope }),
    origins: {
      ...(from.keywords && !keywords && { keywords: from.keywords }),
      ...(from.pages && !pages && { pages: from.pages }),
    },
  };
  return kept.keywords.length + kept.pages.length === 0 ? null : kept;
}

function without<Value>(values: Partial<Record<FigureKey, Value>>, figures: FigureKey[]): typeof values {
  return Object.fromEntries(Object.entries(values).filter(([figure]) => !figures.includes(figure as FigureKey)));
}

/**
 * Whether a reading changed what a report of the period may have said. A source that only adds what nobody knew corrects nothing, while
 * a person who types, imports or adds up figures means them.
 */
export function corrects(before: PeriodFigures | null, after: PeriodFigures, kind: Reading["kind"]): boolean {
  if (!before) return true;
  const byPerson = originGroup(kind) !== "google";
  const figure = figureKeys.some(
    (key) => !sameJson(before.figures[key], after.figures[key]) && (byPerson || isKnown(before.figures[key])),
  );
  return figure || listsIn(before).some((list, index) => !sameJson(list, listsIn(after)[index]) && (byPerson || list));
}

function listsIn({ searches, leads, visits, profileSearches, ads, aiAnswers }: PeriodFigures) {
  return [
    searches && [searches.keywords, searches.pages],
    leads,
    visits,
    profileSearches && profileSearches.rows,
    ads && ads.map(({ origin: _origin, ...one }) => one),
    aiAnswers && aiAnswers.map(({ origin: _origin, ...one }) => one),
  ];
}
