import type { EntityManager } from "typeorm";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import type { PeriodKey } from "./figures.ts";

/** What happened to figures, or to the sources that give them. */
export type FiguresChange =
  /** Figures came or changed. In the corrected periods, they replace what a report may have said. */
  | { what: "kept"; periods: PeriodKey[]; corrected: PeriodKey[] }
  /** Somebody took figures away. */
  | { what: "taken_away"; periods: PeriodKey[] }
  /** Somebody answered the last doubts about the figures of a period. */
  | { what: "confirmed"; period: PeriodKey }
  /** Sources were chosen or removed, or what is read from them changed. `found` are the periods that one no longer lacks. */
  | { what: "sources"; which: { clientIds: string[] } | { periods: PeriodKey[] }; found?: PeriodKey[] };

/** The report of a period, with what was approved of it last. */
export type ShowingReport = PeriodKey & {
  id: string;
  approved: { revision: number; at: Date; snapshot: Pick<Snapshot, "origins" | "profileSearches"> } | null;
  /** When any of it was last emailed; null when it never was. */
  sentAt: Date | null;
};

/** What figures and sources ask and tell the reports that show them. The programs hand it in, because reports use figures. */
type ShowingReports = {
  /** The reports of some periods of a client. */
  ofPeriods: (manager: EntityManager, clientId: string, periods: PeriodKey[]) => Promise<ShowingReport[]>;
  /**
   * Told in the transaction that changes figures or sources, after the change.
   * @returns the ids of the reports that are made again, to wake the worker for
   */
  figuresChanged: (database: Database, transaction: EntityManager, change: FiguresChange) => Promise<string[]>;
};

/** For whoever changes figures or sources. */
export type FiguresContext = Context & { reports: ShowingReports };
