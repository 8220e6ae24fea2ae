import type { ClientPackage } from "@agency/content/settings";
import type { OriginGroup } from "@agency/model/origin";
import type { Problem } from "@agency/model/problems";
import { percentChange, positionChange, comparableFigures } from "@agency/model/report/changes";
import { type Period, precedingPeriod } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Revised } from "@agency/model/report/revised";
import { type Snapshot, isSample } from "@agency/model/report/snapshot";
import { revisedFrom, sameContent } from "@agency/model/report/snapshot-differences";
import { type BoardState, type HeldReason, type RunAction, boardStates } from "@agency/model/states";
import type { PeriodFigures } from "../figures/figures.ts";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { sampleUse } from "../kit/environment.ts";
import { historyLength } from "../reports/freeze.ts";
import type { Revision } from "../reports/report.ts";
import { type BoardClient, boardActions, boardState, heldReason, isInRuns } from "./board-client.ts";
import { type QuarterLacks, quartersOf } from "./quarters.ts";
import {
  type SortFigure,
  boardClients,
  figuresOfPeriods,
  figuresToSort,
  latestRevisions,
  problemsOf,
  workingSnapshots,
} from "./store.ts";

export type BoardNeeds = Pick<Context, "database" | "environment">;

/** Which clients of the board are meant. */
export type BoardFilter = {
  state?: BoardState | undefined;
  package?: ClientPackage | undefined;
  origin?: OriginGroup | "none" | undefined;
  /** Part of a client's name. */
  search?: string | undefined;
};

type BoardOrder = BoardFilter & {
  reportType: ReportType;
  period: Period;
  sort: "name" | "state" | "visitors" | "leads" | "position";
  order: "asc" | "desc";
};

export type BoardSearch = BoardOrder & { limit: number; offset: number };

/** A client of the board with what follows from what is stored. */
export type BoardEntry = {
  client: BoardClient;
  state: BoardState;
  held: HeldReason | null;
  actions: RunAction[];
};

type Figure = { value: number | null; change: number | null };

export type BoardRow = BoardEntry & {
  /** Why the report failed, or its last email did. */
  problem: Problem | null;
  /** The latest approved revision. */
  approved: Revision | null;
  /** Changes that nobody has approved; null when there are none. Sample figures before it name nothing. */
  changed: Pick<Revised, "figures" | "parts"> | null;
  figures: { leads: Figure; visitors: Figure; position: Figure };
  /** Visitors of up to 14 periods, oldest first. */
  trend: (number | null)[];
  /** Null on the boards of other periods. */
  quarter: QuarterLacks | null;
};

export type BoardRead = {
  total: number;
  /** How many of them are in runs of all. */
  inRuns: number;
  counts: Record<BoardState, number>;
  rows: BoardRow[];
};

const sortFigures: Partial<Record<BoardSearch["sort"], SortFigure>> = {
  visitors: "totalVisitors",
  leads: "totalLeads",
  position: "averagePosition",
};

/** The clients of a period with their states, those that match the filter. */
export async function boardEntries(
  { database, environment }: BoardNeeds,
  { reportType, period, ...filter }: BoardFilter & { reportType: ReportType; period: Period },
): Promise<{ matching: BoardEntry[]; counts: BoardRead["counts"] }> {
  const use = sampleUse(environment);
  const clients = await boardClients(database, use, { type: reportType, start: period.start });
  const counts = Object.fromEntries(boardStates.map((state) => [state, 0])) as BoardRead["counts"];
  const part = filter.search?.toLocaleLowerCase();
  const matching: BoardEntry[] = [];
  for (const client of clients) {
    if (filter.package && client.package !== filter.package) continue;
    if (filter.origin && !hasOrigin(client, filter.origin)) continue;
    if (part && !client.name.toLocaleLowerCase().includes(part)) continue;
    const state = boardState(client, use);
    counts[state] += 1;
    if (filter.state && filter.state !== state) continue;
    const held = heldReason(client, use);
    matching.push({ client, state, held, actions: boardActions(client, use) });
  }
  return { matching, counts };
}

function hasOrigin({ origins }: BoardClient, origin: OriginGroup | "none"): boolean {
  return origin === "none" ? origins.length === 0 : origins.includes(origin);
}

/** One page of the month board. */
export async function readBoard(needs: BoardNeeds, search: BoardSearch): Promise<BoardRead> {
  const { reportType, period, limit, offset } = search;
  const { entries, counts } = await sortedEntries(needs, search);
  const page = entries.slice(offset, offset + limit);
  const inRuns = entries.filter(({ client }) => isInRuns(client)).length;
  const rows = await addDetails(needs.database, page, { reportType, period });
  return { total: entries.length, inRuns, counts, rows };
}

/** The clients of the month board that match the filter, in its order. */
export async function sortedEntries(
  needs: BoardNeeds,
  search: BoardOrder,
): Promise<{ entries: BoardEntry[]; counts: BoardRead["counts"] }> {
  const { reportType, period, sort, order } = search;
  const figure = sortFigures[sort];
  const [{ matching, counts }, values] = await Promise.all([
    boardEntries(needs, search),
    figure ? figuresToSort(needs.database, { type: reportType, start: period.start, figure }) : null,
  ]);
  return { entries: sorted(matching, { sort, order, values }), counts };
}

const collator = new Intl.Collator("en", { numeric: true });

function sorted(
  entries: BoardEntry[],
  { sort, order, values }: Pick<BoardSearch, "sort" | "order"> & { values: Map<string, number | null> | null },
): BoardEntry[] {
  const direction = order === "desc" ? -1 : 1;
  const byName = (one: BoardEntry, other: BoardEntry) =>
    collator.compare(one.client.name, other.client.name) || (one.client.id < other.client.id ? -1 : 1);
  if (sort === "name") return entries.toSorted((one, other) => direction * byName(one, other));
  const rank = ({ client, state }: BoardEntry) =>
    sort === "state" ? boardStates.indexOf(state) : (values?.get(client.id) ?? null);
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .toSorted((one, other) => {
      // Clients without the figure come last in either order.
      if (one.rank === null || other.rank === null) {
        return Number(one.rank === null) - Number(other.rank === null) || byName(one.entry, other.entry);
      }
      return direction * (one.rank - other.rank) || byName(one.entry, other.entry);
    })
    .map(({ entry }) => entry);
}

async function addDetails(
  database: Database,
  entries: BoardEntry[],
  { reportType, period }: { reportType: ReportType; period: Period },
): Promise<BoardRow[]> {
  const reports = entries.flatMap(({ client: { report } }) => (report ? [report] : []));
  const clientIds = entries.map(({ client }) => client.id);
  const starts = trendStarts(reportType, period);
  const troubled = entries.filter(({ state }) => state === "failed" || state === "uncertain" || state === "preparing");
  const [problems, snapshots, revisions, figures] = await Promise.all([
    problemsOf(
      database,
      troubled.flatMap(({ client: { report } }) => (report ? [report.id] : [])),
    ),
    workingSnapshots(
      database,
      reports.flatMap(({ id, preparedAt }) => (preparedAt ? [id] : [])),
    ),
    latestRevisions(
      database,
      reports.filter(({ revision }) => revision > 0),
    ),
    figuresOfPeriods(database, clientIds, { reportType, first: starts[0] ?? period.start, last: period.start }),
  ]);
  const quarters =
    reportType === "quarterly" ? await quartersOf(database, clientIds, period, figures) : new Map<string, never>();
  return entries.map((entry) => {
    const { report, id } = entry.client;
    const snapshot = (report && snapshots.get(report.id)) ?? null;
    const visitors = new Map<string, number | null>(
      snapshot?.history.map(({ start, totalVisitors }) => [start, totalVisitors]),
    );
    const stored = figures.get(id) ?? [];
    for (const row of stored) {
      if (!visitors.has(row.periodStart)) visitors.set(row.periodStart, row.figures.totalVisitors);
    }
    const approved = (report && revisions.get(report.id)) ?? null;
    return {
      ...entry,
      problem: (report && problems.get(report.id)) ?? null,
      approved,
      changed: entry.state === "changed" && snapshot && approved ? changedSince(approved, snapshot) : null,
      figures: snapshot ? figuresOf(snapshot.figures, snapshot.changes) : storedFigures(stored, starts),
      trend: trendOf(visitors, starts),
      quarter: quarters.get(id) ?? null,
    };
  });
}

function changedSince({ number, snapshot: approved }: Revision, snapshot: Snapshot): BoardRow["changed"] {
  if (sameContent(approved, snapshot)) return null;
  if (isSample(approved)) return { figures: [], parts: [] };
  return revisedFrom(approved, snapshot, { number: number + 1, at: snapshot.generatedAt });
}

type Headline = { totalVisitors: number | null; totalLeads: number | null; averagePosition: number | null };

function figuresOf(
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
    return figuresOf(
      { totalVisitors: null, totalLeads: null, averagePosition: null },
      { visitors: null, leads: null, position: null },
    );
  }
  const own = now.figures;
  const before = earlier && comparableFigures(earlier, now);
  return figuresOf(own, {
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
function trendOf(visitors: Map<string, number | null>, starts: string[]): (number | null)[] {
  const first = starts.findIndex((start) => (visitors.get(start) ?? null) !== null);
  return first === -1 ? [] : starts.slice(first).map((start) => visitors.get(start) ?? null);
}
