import type { SearchCountry } from "@agency/content/settings";
import { type AccountKind, accountKindNames } from "@agency/model/connections";
import type { FigureKey, Figures } from "@agency/model/figures";
import type { LeadSources } from "@agency/model/leads";
import type { Measure } from "@agency/model/measures";
import type { OriginNote } from "@agency/model/origin";
import type { Problem } from "@agency/model/problems";
import type { ProfileSearch } from "@agency/model/profile-searches";
import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { Searches } from "@agency/model/searches";
import { type SourceProblem, sourceProblems } from "@agency/model/source-problem";
import type { ChannelVisits } from "@agency/model/visits";
import type { Reading } from "../figures/reading.ts";
import type { Work } from "../kit/work/work.ts";
import type { Accepted } from "./doubt.ts";

/** Which searches count as a client's own. */
export type Tracking = {
  /** In the staff's order; empty for the queries with the most clicks. */
  keywords: string[];
  /** Where people search; null for everywhere. */
  country: SearchCountry | null;
};

/** Which account of a connection belongs to a client. A client has one of each kind at most. */
export type Source = {
  id: string;
  clientId: string;
  connectionId: string;
  kind: AccountKind;
  /** Google's name for it: the number of a property, or a site such as `sc-domain:kedai.example`. */
  accountId: string;
  /** As people know it. */
  name: string;
  /** The sites whose figures it has, as `registrableDomain` names them; empty where Google names none. */
  sites: string[];
  /** The doubts that the account is the client's, and who chose it nevertheless. */
  accepted: Accepted[];
  /** The account's days are days of this zone. */
  timeZone: string;
  /** Username of the member of staff who chose it. */
  chosenBy: string;
  chosenAt: Date;
  /** Of a Search Console site; null until the staff set it. */
  tracking: Tracking | null;
  /** The figures that it fills; null until the staff choose: what its kind usually fills. */
  fills: FigureKey[] | null;
  /** Why the last reading gave no figures; null when it did, or before the first one. */
  problem: SourceProblem | null;
  /** Since when it has that problem. */
  problemSince: Date | null;
  /** When figures were last read. */
  readAt: Date | null;
  /** The last day on which its days were looked at, in the agency's time zone. */
  watchedOn: string | null;
};

/** The reading of one period from a client's source, as a row of work. There is one for each source, type and period. */
export type SourceRead = Work & {
  id: string;
  sourceId: string;
  reportType: ReportType;
  /** The period's first day. */
  periodStart: string;
  state: "queued" | "running" | "done" | "failed" | "cancelled";
  /** Why the last try gave no figures. */
  problem: SourceProblem | null;
  /** When its figures were last kept; null before. */
  readAt: Date | null;
  /** Whether Google will not change them any more. */
  final: boolean;
  /** Whether it was history when it was asked for. */
  backfill: boolean;
  requestedAt: Date;
};

/** A period to read. */
export type ReadRequest = Pick<SourceRead, "id" | "sourceId" | "reportType" | "periodStart" | "backfill"> & {
  dueAt: Date;
};

/** How far a source has been read, in months. */
export type ReadProgress = {
  sourceId: string;
  total: number;
  read: number;
  /** Queued or being read. */
  waiting: number;
  cancelled: number;
  /** Given up. */
  failed: number;
};

/** A figure as a source gave it. The detail names the call; the measure, how the figure is counted where there are several ways. */
export type SourceFigure<Value> = { value: Value; detail: string; notes: OriginNote[]; measure?: Measure };

export type ReportPeriod = { type: ReportType; period: Period };

/** The figures of one period. A reading says nothing of omitted figures. */
export type SourceReading = ReportPeriod & {
  readAt: Date;
  /** The zone in which the source counts its days; null when it does not say. */
  timeZone: string | null;
  /** Whether the source will not change these figures any more. */
  final: boolean;
  /** Whether the source has nothing at all for the period. That is not zero. */
  empty: boolean;
  figures: { [Key in keyof Figures]?: SourceFigure<Figures[Key]> };
  /** Only from Search Console. */
  searches?: Searches;
  /** Only from Google Analytics. */
  leads?: LeadSources;
  /** Only from Google Analytics. */
  visits?: ChannelVisits[];
  /** Only from a Business Profile. */
  profileSearches?: SourceFigure<ProfileSearch[]>;
};

export type SearchReading = SourceReading & { searches: Searches };

/** A client's source whose figures of a period are missing, or may be old. */
export type UnreadSource = {
  kind: AccountKind;
  /** Null while it waits for its turn. */
  problem: SourceProblem | null;
};

/** The problem that the staff read of the sources that hold up a report: the first that fails; null when there are none. */
export function unreadProblem(unread: UnreadSource[]): Problem | null {
  const first = unread.find(({ problem }) => problem !== null) ?? unread[0];
  if (!first) return null;
  const source = accountKindNames[first.kind];
  return first.problem === null
    ? { code: "source_unread", params: { source } }
    : { code: "source_failing", params: { source, problem: first.problem } };
}

/** Why a call to Google failed. Null for any other error. */
export function toSourceProblem(error: unknown): SourceProblem | null {
  if (!(error instanceof Error) || !("problem" in error)) return null;
  const { problem } = error;
  return sourceProblems.find((known) => known === problem) ?? null;
}

/** Reads of one source that a worker has claimed together, the newest period first. */
export type ClaimedReads = { source: Source; reads: SourceRead[] };

/** How a read ended: done, or once more at a time. */
export type ReadEnd = {
  read: SourceRead;
  final: boolean;
  problem: SourceProblem | null;
  /** Null when it is done. */
  nextAt: Date | null;
  /** Null when the period has no figures. */
  reading: Reading | null;
};

/** The health of a source, as its last reading showed it. */
export type SourceHealth = Pick<Source, "problem" | "problemSince" | "readAt" | "timeZone">;
