import type { OriginGroup } from "@agency/model/origin";
import {
  type ClientStatus,
  type HeldReason,
  isHeldFromApproval,
  type LifeState,
  type obstacles,
  type ReportAction,
  reportActions,
  type ReportState,
  type RunAction,
} from "@agency/model/states";

/** All that decides the life of a client's report of one type and period, as stored. */
export type LifeFacts = {
  status: ClientStatus;
  /** Where the period's figures come from, most of them first; empty without figures. */
  origins: OriginGroup[];
  /** How many contacts get this report. */
  recipients: number;
  /** Whether a source was to be read for the period and was not. */
  unread: boolean;
  report: ReportFacts | null;
};

type ReportFacts = {
  state: ReportState;
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
  /** Whether somebody handed the latest revision over to a contact, by a chat of their own. */
  handedOver: boolean;
  /** When the working copy was generated; null before. */
  preparedAt: Date | null;
  mails: MailFacts;
};

/** The recipients of a report, former contacts included, by what became of the email that counts for them. */
type MailFacts = {
  waiting: number;
  failed: number;
  uncertain: number;
  /** Contacts who have the latest revision. Former contacts do not count. */
  sent: number;
  /** Whether anybody has the latest revision. */
  latestSent: boolean;
  /** Whether any revision was ever sent. */
  everSent: boolean;
};

/** What the installation allows of sample figures. */
type Rules = { sampleMails: boolean };

/** The life of a report: its state, what can be done with it now, and what is in the way. */
export type Life = {
  state: LifeState;
  actions: ReportAction[];
  /** Why it cannot be approved and mailed with others; null when nothing is in the way. */
  held: HeldReason | null;
  /** Why its latest revision cannot be mailed, even if the working copy has changed since. */
  sendHeld: HeldReason | null;
};

/** Why a report cannot be generated. */
export type Obstacle = (typeof obstacles)[number];

/** The only place that decides the state of a report and the actions that it allows. */
export function life(facts: LifeFacts, rules: Rules): Life {
  const held = heldReason(facts, { ...rules, approved: facts.report !== null && !facts.report.unapproved });
  const sendHeld = heldReason(facts, { ...rules, approved: true });
  const state = stateNow(facts, held);
  return { state, actions: actionsNow(facts, { state, held, sendHeld }), held, sendHeld };
}

/** What somebody asks for who does not wait for a working copy: a report made of the stored figures, up to a step. */
type Goal = {
  until: "prepare" | "approve" | "send";
  /** Whether somebody wants it although a source was not read. */
  withoutSource: boolean;
  /** Whether the stored figures may be others, and nobody has said that they are right. */
  doubtful: boolean;
};

/** Why a report cannot be generated up to a step; null when nothing is in the way. */
export function obstacleTo(
  { until, withoutSource, doubtful }: Goal,
  { origins, recipients, unread }: Pick<LifeFacts, "origins" | "recipients" | "unread">,
  { sampleMails }: Rules,
): Obstacle | null {
  if (unread && !(withoutSource && origins.length > 0)) return "source_unread";
  if (origins.length === 0) return "no_figures";
  // Who prepares it looks at it before the client does.
  if (doubtful && until !== "prepare") return "figures_doubtful";
  if (until !== "send") return null;
  if (origins.includes("sample") && !sampleMails) return "sample_not_mailed";
  return recipients === 0 ? "no_recipients" : null;
}

/** Whether runs include a client. Of a paused or ended one they only take back; its own report is where somebody sends it. */
export function isInRuns({ status }: Pick<LifeFacts, "status">): boolean {
  return status === "active";
}

/** Whether a report has something that its client cannot read before somebody approves it. */
export function isToApprove({ report }: Pick<LifeFacts, "report">): boolean {
  return report?.state === "done" && report.preparedAt !== null && (report.unapproved || report.revision === 0);
}

/** @param approved whether the latest revision is meant, if there is one. What is approved was approved without the source. */
function heldReason(facts: LifeFacts, { sampleMails, approved }: Rules & { approved: boolean }): HeldReason | null {
  if (!isInRuns(facts)) return "client_inactive";
  const { origins, recipients, unread, report } = facts;
  const revision = report !== null && report.revision > 0 && approved ? report : null;
  if (unread && !revision) return "source_unread";
  if (report?.doubtful && !revision) return "figures_doubtful";
  if (report?.undrawn && !revision) return "letters_missing";
  const working = report?.preparedAt ? report.sample : origins.includes("sample");
  const sample = revision ? revision.revisionSample : working;
  if (sample && !sampleMails) return "sample_not_mailed";
  return recipients === 0 ? "no_recipients" : null;
}

function stateNow({ report, origins, unread }: LifeFacts, held: HeldReason | null): LifeState {
  if (report?.state === "queued" || report?.state === "running") return "preparing";
  // One that was prepared and lost its figures failed: it needs some first, like one that never had any.
  const lacks = origins.length === 0 && (!report || report.revision === 0);
  if (report?.state === "failed" && !lacks) return "failed";
  if (!report?.preparedAt || report.state === "failed") {
    if (origins.length === 0) return unread ? "held" : "needs_figures";
    return held ? "held" : "ready";
  }
  const { mails } = report;
  if (mails.waiting > 0) return "sending";
  if (mails.uncertain > 0) return "uncertain";
  if (mails.failed > 0) return "failed";
  if (report.revision === 0) return held ? "held" : "prepared";
  if (report.unapproved) return held ? "held" : "changed";
  if (mails.latestSent || report.handedOver) return "sent";
  if (held) return "held";
  return mails.everSent ? "revised" : "approved";
}

function actionsNow(facts: LifeFacts, { state, held, sendHeld }: Omit<Life, "actions">): ReportAction[] {
  const { report, origins, recipients } = facts;
  const busy = state === "preparing" || state === "sending";
  const prepared = report?.state === "done" && report.preparedAt !== null;
  const approvable = isToApprove(facts);
  const sendable = prepared && report.revision > 0 && report.mails.sent < recipients && sendHeld === null;
  // What has left, or may have, cannot be taken back.
  const left = report === null || report.mails.latestSent || report.mails.uncertain > 0;
  const possible: Record<ReportAction, boolean> = {
    prepare: origins.length > 0 && !busy,
    // Somebody who was told what is doubtful or missing approves it, in its review.
    approve: approvable && !isHeldFromApproval(held) && !busy,
    approve_and_send: (approvable || sendable) && held === null && !busy,
    send: sendable && !busy,
    withdraw: report !== null && report.revision > 0 && !left && !busy,
    retry: state === "failed",
    cancel: busy,
  };
  return reportActions.filter((action) => possible[action] && (isInRuns(facts) || takesBack(action)));
}

/** Whether an action stops or takes back something. That is possible whatever became of the client. */
export function takesBack(action: RunAction): action is "withdraw" | "cancel" {
  return action === "withdraw" || action === "cancel";
}
