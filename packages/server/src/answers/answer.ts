import type { Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import type { AnswerRating } from "@agency/model/states";

/** What a client says about a report: told by its people, never a figure of ours. */
export type Said = {
  rating: AnswerRating | null;
  question: string | null;
  /** How many of the report's leads became customers, and what these are worth in whole units of the currency. */
  customers: number | null;
  worth: number | null;
  /** Who says so. */
  name: string | null;
};

/** One for each revision and link. */
export type ReportAnswer = Said & {
  id: string;
  reportId: string;
  revision: number;
  /** The link that it came by: the id of a share, or `portal`. */
  via: string;
  answeredAt: Date;
  /** When somebody of the staff dealt with the question, and whose account that was. */
  settledAt: Date | null;
  settledBy: string | null;
};

/** The place of an answer: whoever has the same link changes the same one. */
export type AnswerPlace = Pick<ReportAnswer, "reportId" | "revision" | "via">;

/** The link of an answer from the portal. */
export const fromPortal = "portal";

/** An answer with its report. */
export type AnswerOfReport = ReportAnswer & {
  type: ReportType;
  period: Period;
  /** Whose email the link was in. */
  recipient: string | null;
};

/** Whether anything was said besides who said it. */
export function saysSomething({ rating, question, customers, worth }: Said): boolean {
  return [rating, question, customers, worth].some((part) => part !== null);
}

/** A changed question waits for somebody again. */
export function settledAfter(before: ReportAnswer | null, question: string | null) {
  const { settledAt, settledBy } = before ?? { settledAt: null, settledBy: null };
  return before?.question === question ? { settledAt, settledBy } : { settledAt: null, settledBy: null };
}
