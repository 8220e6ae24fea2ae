import type { ClientPackage } from "@agency/content/settings";
import type { OriginGroup } from "@agency/model/origin";
import type { Problem } from "@agency/model/problems";
import { percentChange, positionChange, comparableFigures } from "@agency/model/report/changes";
import { historyLength, type Period, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Revised } from "@agency/model/report/revised";
import { type Snapshot, isSample } from "@agency/model/report/snapshot";
import { revisedFrom, sameContent } from "@agency/model/report/snapshot-differences";
import { type LifeState, lifeStates } from "@agency/model/states";
import type { PeriodFigures } from "../figures/figures.ts";
import type { Database } from "../kit/db/database.ts";
import type { Scope } from "../own-clients/own-clients.ts";
import { countWork } from "../plan/store.ts";
import { readFacts } from "../reports/life-facts.ts";
import { isInRuns, life } from "../reports/life.ts";
import type { KnownReport } from "../sending/plan-run.ts";
import type { HandOver } from "../shares/hand-over.ts";
import { latestHandOvers } from "../shares/store.ts";
import { type MissingReads, missingReads } from "../sources/reads-store.ts";
import { type QuarterLacks, findQuarterLacks } from "./quarters.ts";
import {
  type BoardClient,
  type ListedRevision,
  type SortFigure,
  boardClients,
  figuresOfPeriods,
  figuresToSort,
  latestRevisions,
  findProblems,
  firstUses,
  unopenedClients,
  visitorsOfPeriods,
  workingFigures,
  workingSnapshots,
} from "./store.ts";

/** Which clients of the board are meant. */
export type BoardFilter = {
  state?: LifeState | undefined;
  package?: ClientPackage | undefined;
  origin?: OriginGroup | "none" | undefined;
  /** Part of a client's name. */
  search?: string | undefined;
  /** Only clients that have not opened what they were mailed some days ago. */
  unopened?: "yes" | undefined;
  /** Only these. */
  clientIds?: string[] | undefined;
  /** Also clients that are paused or ended and have no report of the period. */
  withInactive?: boolean | undefined;
};

/** Since when the client could have opened what it was mailed, in ms: three days. */
const unopenedTime = 3 * 24 * 60 * 60 * 1000;

type BoardOrder = BoardFilter & {
  scope: Scope;
  now: Date;
  reportType: ReportType;
  period: Period;
  sort: "name" | "state" | "visitors" | "leads" | "position";
  order: "asc" | "desc";
};

export type BoardSearch = BoardOrder & { limit: number; offset: number };

/** A client of the board with the life of their report, and what it follows from. */
export type BoardEntry = KnownReport & { client: BoardClient };

type Figure = { value: number | null; change: number | null };

export type BoardRow = BoardEntry & {
  /** The sources that the period lacks. */
  missing: MissingReads;
  /** Why the report failed, or its last email did. */
  problem: Problem | null;
  /** The latest approved revision, whole if it revised another or the working copy was changed since. */
  approved: ListedRevision | null;
  /** The last time that somebody gave it to a contact; null when nobody did, and unless it counts as sent. */
  handOver: HandOver | null;
  /** When its client first opened or downloaded that; null before, and where that is not recorded. */
  openedAt: Date | null;
  /** Changes that nobody has approved; null when there are none. Sample figures before it name nothing. */
  changed: Pick<Revised, "figures" | "parts"> | null;
  figures: { leads: Figure; visitors: Figure; position: Figure };
  /** How many lines its report has of what was done. */
  lines: number;
  /** Whether somebody wrote a comment in it. */
  commented: boolean;
  /** Visitors of up to 14 periods, oldest first. */
  trend: (number | null)[];
  /** Null on the boards of other periods. */
  quarter: QuarterLacks | null;
};

export type BoardRead = {
  total: number;
  /** How many of them are in runs of all. */
  inRuns: number;
  counts: Record<LifeState, number>;
  /** How many have not opened what they were mailed some days ago. */
  unopened: number;
  rows: BoardRow[];
};

const sortFigures: Partial<Record<BoardSearch["sort"], SortFigure>> = {
  visitors: "totalVisitors",
  leads: "totalLeads",
  position: "averagePosition",
};

/** The clients of a period that match the filter, and how many have each state. */
export async function matchingClients(
  database: Database,
  {
    scope,
    reportType,
    period,
    now,
    ...filter
  }: BoardFilter & { scope: Scope; reportType: ReportType; period: Period; now: Date },
): Promise<Pick<BoardRead, "counts" | "unopened"> & { matching: BoardClient[] }> {
  const asked = { type: reportType, start: period.start };
  const [clients, unopened] = await Promise.all([
    boardClients(database, { ...asked, scope, clientIds: filter.clientIds, withInactive: filter.withInactive }),
    unopenedClients(database, { ...asked, before: new Date(now.getTime() - unopenedTime) }),
  ]);
  let count = 0;
  const counts = Object.fromEntries(lifeStates.map((state) => [state, 0])) as BoardRead["counts"];
  const part = filter.search?.toLocaleLowerCase();
  const matching = clients.filter((client) => {
    if (filter.package && client.package !== filter.package) return false;
    if (filter.origin && !hasOrigin(client, filter.origin)) return false;
    if (part && !client.name.toLocaleLowerCase().includes(part)) return false;
    counts[client.state] += 1;
    const isUnopened = unopened.has(client.id);
    if (isUnopened) count += 1;
    return (!filter.state || filter.state === client.state) && (!filter.unopened || isUnopened);
  });
  return { matching, counts, unopened: count };
}

function hasOrigin({ origins }: BoardClient, origin: OriginGroup | "none"): boolean {
  return origin === "none" ? origins.length === 0 : origins.includes(origin);
}

/** Adds the life of their report to clients, in their order. */
export async function withLives(
  database: Database,
  clients: BoardClient[],
  { reportType: type, period: { start } }: { reportType: ReportType; period: Period },
): Promise<BoardEntry[]> {
  if (clients.length === 0) return [];
  const found = await readFacts(database, { type, start, clientIds: clients.map(({ id }) => id) });
  const facts = new Map(found.map((known) => [known.clientId, known]));
  return clients.flatMap((client) => {
    const known = facts.get(client.id);
    return known ? [{ client, known, life: life(known, database.samples) }] : [];
  });
}

/** One page of the month board. */
export async function readBoard(database: Database, search: BoardSearch): Promise<BoardRead> {
  const { limit, offset } = search;
  const { clients, counts, unopened } = await sortedClients(database, search);
  const page = await withLives(database, clients.slice(offset, offset + limit), search);
  const rows = await addDetails(database, page, search);
  return { total: clients.length, inRuns: clients.filter(isInRuns).length, counts, unopened, rows };
}

/** The clients of the month board that match the filter, in its order. */
export async function sortedClients(
  database: Database,
  search: BoardOrder,
): Promise<Pick<BoardRead, "counts" | "unopened"> & { clients: BoardClient[] }> {
  const { reportType, period, sort, order } = search;
  const figure = sortFigures[sort];
  const [{ matching, ...counted }, values] = await Promise.all([
    matchingClients(database, search),
    figure ? figuresToSort(database, { type: reportType, start: period.start, figure }) : null,
  ]);
  return { clients: sorted(matching, { sort, order, values }), ...counted };
}

const collator = new Intl.Collator("en", { numeric: true });

function sorted(
  clients: BoardClient[],
  { sort, order, values }: Pick<BoardSearch, "sort" | "order"> & { values: Map<string, number | null> | null },
): BoardClient[] {
  const direction = order === "desc" ? -1 : 1;
  const byName = (one: BoardClient, other: BoardClient) =>
    collator.compare(one.name, other.name) || (one.id < other.id ? -1 : 1);
  if (sort === "name") return clients.toSorted((one, other) => direction * byName(one, other));
  const rank = ({ id, state }: BoardClient) =>
    sort === "state" ? lifeStates.indexOf(state) : (values?.get(id) ?? null);
  return clients
    .map((client) => ({ client, rank: rank(client) }))
    .toSorted((one, other) => {
      // Clients without the figure come last in either order.
      if (one.rank === null || other.rank === null) {
        return Number(one.rank === null) - Number(other.rank === null) || byName(one.client, other.client);
      }
      return direction * (one.rank - other.rank) || byName(one.client, other.client);
    })
    .map(({ client }) => client);
}

async function addDetails(
  database: Database,
  entries: BoardEntry[],
  { reportType, period }: { reportType: ReportType; period: Period },
): Promise<BoardRow[]> {
  const reports = entries.flatMap(({ known: { report } }) => (report ? [report] : []));
  const clientIds = entries.map(({ client }) => client.id);
  const starts = trendStarts(reportType, period);
  // A prepared report has its figures and its trend in its snapshot, unless they were taken away and it is being made again.
  const isPrepared = ({ known: { report } }: BoardEntry) => report?.state === "done" && report.preparedAt !== null;
  const unprepared = entries.flatMap((entry) => (isPrepared(entry) ? [] : [entry.client.id]));
  const withFigures = reportType === "quarterly" ? clientIds : unprepared;
  const troubled = entries.filter(({ client: { state } }) => ["failed", "uncertain", "preparing"].includes(state));
  // What a first revision says is that of the working copy, unless this was changed since.
  const compared = new Set(
    entries.flatMap(({ client: { state }, known: { report } }) =>
      report && (report.revision > 1 || state === "changed") ? [report.id] : [],
    ),
  );
  const sent = entries.flatMap(({ client: { state }, known: { report } }) =>
    state === "sent" && report ? [report] : [],
  );
  const prepared = reports.filter(({ preparedAt }) => preparedAt !== null).map(({ id }) => id);
  const approved = reports.filter(({ revision }) => revision > 0).map(({ id }) => id);
  const changed = entries.flatMap(({ client: { state }, known: { report } }) =>
    state === "changed" && report ? [report.id] : [],
  );
  const [lines, handOvers, problems, working, snapshots, revisions, uses, figures, visitorsByClient, missing] =
    await Promise.all([
      countWork(database, reportType, period),
      latestHandOvers(database, sent),
      findProblems(
        database,
        troubled.flatMap(({ known: { report } }) => (report ? [report.id] : [])),
      ),
      workingFigures(database, prepared),
      workingSnapshots(database, changed),
      latestRevisions(database, approved, compared),
      firstUses(database, approved),
      figuresOfPeriods(database, withFigures, { reportType, first: starts.at(-2) ?? period.start, last: period.start }),
      visitorsOfPeriods(database, unprepared, { reportType, first: starts[0] ?? period.start, last: period.start }),
      missingReads(database, clientIds, reportType, period),
    ]);
  const quarters =
    reportType === "quarterly"
      ? await findQuarterLacks(database, clientIds, period, figures)
      : new Map<string, never>();
  return entries.map((entry) => {
    const { id } = entry.client;
    const { report } = entry.known;
    const snapshot = (report && snapshots.get(report.id)) ?? null;
    const shown = (report && working.get(report.id)) ?? null;
    const visitors = new Map<string, number | null>(
      shown?.history.map(({ start, totalVisitors }) => [start, totalVisitors]),
    );
    const stored = figures.get(id) ?? [];
    for (const [start, count] of visitorsByClient.get(id) ?? []) {
      if (!visitors.has(start)) visitors.set(start, count);
    }
    const revision = (report && revisions.get(report.id)) ?? null;
    return {
      ...entry,
      missing: missing.get(id) ?? { unread: [], unasked: false },
      problem: (report && problems.get(report.id)) ?? null,
      approved: revision,
      handOver: (report && handOvers.get(report.id)) ?? null,
      openedAt: (report && uses.get(report.id)) ?? null,
      changed: snapshot && revision ? changedSince(revision, snapshot) : null,
      figures: shown ? boardFigures(shown.figures, shown.changes) : storedFigures(stored, starts),
      lines: lines.get(id) ?? 0,
      commented: shown?.commented ?? false,
      trend: visitorTrend(visitors, starts),
      quarter: quarters.get(id) ?? null,
    };
  });
}

function changedSince({ number, snapshot: approved }: ListedRevision, snapshot: Snapshot): BoardRow["changed"] {
  if (!approved || sameContent(approved, snapshot)) return null;
  if (isSample(approved)) return { figures: [], parts: [] };
  return revisedFrom(approved, snapshot, { number: number + 1, at: snapshot.generatedAt });
}

type Headline = { totalVisitors: number | null; totalLeads: number | null; averagePosition: number | null };

function boardFigures(
  figures: Headline,
  changes: { visitors: number | null; leads: number | null; position: number | null },
): BoardRow["figures"] {
  return {
    leads: { value: figures.totalLeads, change: changes.leads },
    visitors: { value: figures.totalVisitors, change: changes.visitors },
    position: { value: figures.averagePosition, change: changes.position },
  };
}

/** The figures of a client whose report is not prepared. */
function storedFigures(
  stored: Pick<PeriodFigures, "periodStart" | "figures" | "origins">[],
  starts: string[],
): BoardRow["figures"] {
  const of = (start: string | undefined) => stored.find(({ periodStart }) => periodStart === start);
  const [now, earlier] = [of(starts.at(-1)), of(starts.at(-2))];
  if (!now) {
    return boardFigures(
      { totalVisitors: null, totalLeads: null, averagePosition: null },
      { visitors: null, leads: null, position: null },
    );
  }
  const own = now.figures;
  const before = earlier && comparableFigures(earlier, now);
  return boardFigures(own, {
    visitors: percentChange(own.totalVisitors, before?.totalVisitors ?? null),
    leads: percentChange(own.totalLeads, before?.totalLeads ?? null),
    position: positionChange(own.averagePosition, before?.averagePosition ?? null),
  });
}

/** The first days of the periods of a trend, oldest first. */
function trendStarts(type: ReportType, period: Period): string[] {
  const starts = [period.start];
  for (let past = precedingPeriod(type, period); starts.length < historyLength; past = precedingPeriod(type, past)) {
    starts.push(past.start);
  }
  return starts.toReversed();
}

/** Begins with the oldest period that has a figure. */
function visitorTrend(visitors: Map<string, number | null>, starts: string[]): (number | null)[] {
  const first = starts.findIndex((start) => (visitors.get(start) ?? null) !== null);
  return first === -1 ? [] : starts.slice(first).map((start) => visitors.get(start) ?? null);
}
