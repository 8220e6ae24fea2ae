import type { ClientPackage, Language } from "@agency/content/settings";
import type { OriginGroup } from "@agency/model/origin";
import {
  type BoardState,
  type ClientStatus,
  type HeldReason,
  isHeldFromApproval,
  type ReportState,
  type RunAction,
  runActions,
} from "@agency/model/states";
import type { UnreadSource } from "../sources/source.ts";

/** One client and their report of a type and period, as stored. */
export type BoardClient = {
  id: string;
  accessId: string;
  name: string;
  package: ClientPackage;
  language: Language;
  status: ClientStatus;
  /** Where the period's figures come from, most of them first; empty without figures. */
  origins: OriginGroup[];
  /** How many contacts get this report. */
  recipients: number;
  /** The sources that were to be read for the period and were not. */
  unread: UnreadSource[];
  /** Whether it has a source that was never asked for the period, which could bring the figures. */
  unasked: boolean;
  report: BoardReport | null;
};

export type BoardReport = {
  id: string;
  state: ReportState;
  version: number;
  /** The latest approved revision; 0 before the first approval. */
  revision: number;
  unapproved: boolean;
  /** Whether the PDF of the working copy cannot show some of its letters. */
  undrawn: boolean;
  /** Whether its figures may be others, and nobody has said that they are right. */
  doubtful: boolean;
  /** Whether the working copy is made of sample figures. */
  sample: boolean;
  /** Whether the latest revision is. */
  revisionSample: boolean;
  /** When the working copy was generated; null before. */
  preparedAt: Date | null;
  mails: BoardMails;
};

/** The recipients of a report, former contacts included, by what became of the email that counts for them. */
export type BoardMails = {
  waiting: number;
  failed: number;
  uncertain: number;
  /** Contacts who have the latest revision. Former contacts do not count. */
  sent: number;
  /** Whether anybody has the latest revision. */
  latestSent: boolean;
  /** Whether any revision was ever sent. */
  everSent: boolean;
  sentAt: Date | null;
};

export const noMails: Omit<BoardMails, "sent"> = {
  waiting: 0,
  failed: 0,
  uncertain: 0,
  latestSent: false,
  everSent: false,
  sentAt: null,
};

/** Whether runs include a client. Of a paused or ended one they only cancel; its own report is where somebody sends it. */
export function isInRuns({ status }: Pick<BoardClient, "status">): boolean {
  return status === "active";
}

/**
 * Why a run cannot approve and mail a report; null when nothing is in the way. What is approved was approved without the source.
 * @param approved the latest revision is to be mailed, even if the working copy has changed since
 */
export function heldReason(
  client: BoardClient,
  { sampleMails, approved = false }: { sampleMails: boolean; approved?: boolean },
): HeldReason | null {
  if (!isInRuns(client)) return "client_inactive";
  const { origins, recipients, unread, report } = client;
  const revision = report !== null && report.revision > 0 && (approved || !report.unapproved) ? report : null;
  if (unread.length > 0 && !revision) return "source_unread";
  if (report?.doubtful && !revision) return "figures_doubtful";
  if (report?.undrawn && !revision) return "letters_missing";
  const working = report?.preparedAt ? report.sample : origins.includes("sample");
  const sample = revision ? revision.revisionSample : working;
  if (sample && !sampleMails) return "sample_not_mailed";
  return recipients === 0 ? "no_recipients" : null;
}

/** The state of a client's report on the month board. */
export function boardState(client: BoardClient, options: { sampleMails: boolean }): BoardState {
  const { report, origins } = client;
  const held = heldReason(client, options) !== null;
  if (report?.state === "queued" || report?.state === "running") return "preparing";
  // One that was prepared and lost its figures failed: it needs some first, like one that never had any.
  const lacks = origins.length === 0 && (!report || report.revision === 0);
  if (report?.state === "failed" && !lacks) return "failed";
  if (!report?.preparedAt || report.state === "failed") {
    if (origins.length === 0) return client.unread.length > 0 ? "held" : "needs_figures";
    return held ? "held" : "ready";
  }
  const { mails } = report;
  if (mails.waiting > 0) return "sending";
  if (mails.uncertain > 0) return "uncertain";
  if (mails.failed > 0) return "failed";
  if (report.revision === 0) return held ? "held" : "prepared";
  if (report.unapproved) return held ? "held" : "changed";
  if (mails.latestSent) return "sent";
  if (held) return "held";
  return mails.everSent ? "revised" : "approved";
}

/** The actions that the staff have for a client's report now. */
export function boardActions(client: BoardClient, options: { sampleMails: boolean }): RunAction[] {
  const state = boardState(client, options);
  const { report, origins, recipients } = client;
  const busy = state === "preparing" || state === "sending";
  const reason = heldReason(client, options);
  const held = reason !== null;
  const prepared = report?.state === "done" && report.preparedAt !== null;
  const approvable = prepared && (report.unapproved || report.revision === 0);
  const sendable =
    prepared &&
    report.revision > 0 &&
    report.mails.sent < recipients &&
    heldReason(client, { ...options, approved: true }) === null;
  const possible: Record<RunAction, boolean> = {
    prepare: origins.length > 0 && !busy,
    // Somebody who was told what is doubtful or missing approves it, in its review.
    approve: approvable && !isHeldFromApproval(reason) && !busy,
    approve_and_send: (approvable || sendable) && !held && !busy,
    send: sendable && !busy,
    retry: state === "failed",
    cancel: busy,
  };
  const allowed = isInRuns(client) ? runActions : (["cancel"] as const);
  return allowed.filter((action) => possible[action]);
}
