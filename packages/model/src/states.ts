import { originGroups } from "./origin.ts";

/** The states of a report's generation. */
export const reportStates = ["queued", "running", "done", "failed"] as const;
export type ReportState = (typeof reportStates)[number];

/** What a worker is woken for. */
export type WorkKind = "report" | "dispatch" | "notification" | "speed-test";

/** The emails that are counted apart. */
export type MailKind = Extract<WorkKind, "report" | "notification">;

/** The states of a report's dispatch. */
export const dispatchStates = ["queued", "rendered", "sending", "sent", "failed", "uncertain", "cancelled"] as const;
export type DispatchState = (typeof dispatchStates)[number];

/** The states of a report's emails to one recipient, the most urgent first: all emails of the report are as the most urgent one. */
export const holderStates = ["waiting", "uncertain", "failed", "sent", "cancelled"] as const;
export type HolderState = (typeof holderStates)[number];

/** The states of an email other than a report. `gathered`: it is told in the next digest. */
export const notificationStates = ["queued", "gathered", "sending", "sent", "failed", "uncertain"] as const;
export type NotificationState = (typeof notificationStates)[number];

/** Filters of the report list by what became of the emails that count. Each report is in one of them. */
export const mailFilters = ["unsent", "sent", "pending", "failed", "uncertain"] as const;
export type MailFilter = (typeof mailFilters)[number];

/** The forms that create an enquiry. */
export const enquiryKinds = ["contact", "consultation", "audit", "subscription"] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

/** Whether an enquiry waits for an answer, has one, or needs none. */
export const enquiryStates = ["waiting", "answered", "closed"] as const;
export type EnquiryState = (typeof enquiryStates)[number];

/** How enquiries are listed: waiting ones first, or all by their time. */
export const enquiryOrders = ["newest", "waiting"] as const;
export type EnquiryOrder = (typeof enquiryOrders)[number];

/** How a consultation is held. */
export const talkWays = ["phone", "video", "office"] as const;
export type TalkWay = (typeof talkWays)[number];

/** Whether the agency currently works for a client. An ended client is deleted after the retention period. */
export const clientStatuses = ["active", "paused", "ended"] as const;
export type ClientStatus = (typeof clientStatuses)[number];

/** Whether the product records how a client uses its reports. Only the client itself ends what it refused. */
export const recordings = ["on", "off", "refused"] as const;
export type Recording = (typeof recordings)[number];

/** Uses of a report that are recorded. `mailed`: it came through the link of an email. */
export const useKinds = ["opened", "downloaded", "mailed"] as const;
export type UseKind = (typeof useKinds)[number];

/** What a client thinks of a report. */
export const answerRatings = ["up", "down"] as const;
export type AnswerRating = (typeof answerRatings)[number];

/**
 * What becomes of a contact whose email went to the wrong person. `first`: the client's own address stays, and gets no reports; `gone`: it
 * was no contact any more.
 */
export const wrongContacts = ["removed", "first", "gone"] as const;
export type WrongContact = (typeof wrongContacts)[number];

export const clientSorts = ["created", "name", "package", "fee", "status"] as const;
export type ClientSort = (typeof clientSorts)[number];

/** Whether a schedule that is due sends its report, or prepares it for review. */
export const scheduleModes = ["send", "review"] as const;
export type ScheduleMode = (typeof scheduleModes)[number];

/** When a schedule runs that nobody changed: on the fourth day, as Google's search figures are final after two to three days. */
export const usualSchedule = { day: 4, hour: 9, mode: "review" } as const satisfies {
  day: number;
  hour: number;
  mode: ScheduleMode;
};

/** The states of a schedule: on and well, off, or on and its last run found an obstacle. */
export const scheduleStates = ["on", "off", "trouble"] as const;
export type ScheduleState = (typeof scheduleStates)[number];

/** The states of one client's report on the month board, in the order of its life. */
export const lifeStates = [
  "needs_figures",
  "held",
  "ready",
  "failed",
  "preparing",
  "prepared",
  "changed",
  "approved",
  "revised",
  "sending",
  "uncertain",
  "sent",
] as const;
export type LifeState = (typeof lifeStates)[number];

/** Why a report cannot be mailed. */
export const heldReasons = [
  "client_inactive",
  "source_unread",
  "figures_doubtful",
  "letters_missing",
  "sample_not_mailed",
  "no_recipients",
] as const;
export type HeldReason = (typeof heldReasons)[number];

/** Why a report that nobody has looked at cannot be made and mailed. */
export const obstacles = ["no_figures", ...heldReasons.filter(isObstacle)] as const;

/** A client that is not active is left out before anything is made, and letters are known to be missing only afterwards. */
function isObstacle(reason: HeldReason): reason is Exclude<HeldReason, "client_inactive" | "letters_missing"> {
  return reason !== "client_inactive" && reason !== "letters_missing";
}

/** The outcomes of a schedule's run. All but the first keep its report from being made. */
export const scheduleOutcomes = ["requested", ...obstacles] as const;
export type ScheduleOutcome = (typeof scheduleOutcomes)[number];

/** Why a report cannot be approved but by somebody who looks at it. */
const heldFromApproval: readonly HeldReason[] = ["source_unread", "figures_doubtful", "letters_missing"];

/** Whether a reason keeps a report from being approved with others; the rest only keep it from being mailed. */
export function isHeldFromApproval(reason: HeldReason | null): boolean {
  return reason !== null && heldFromApproval.includes(reason);
}

/** What can be done with a report, as follows from its life. */
export const reportActions = ["prepare", "approve", "approve_and_send", "send", "withdraw", "retry", "cancel"] as const;
export type ReportAction = (typeof reportActions)[number];

/** Actions for many reports at once. The last two need no review: they make and approve a report, and mail it. */
export const runActions = [...reportActions, "generate", "generate_and_send"] as const;
export type RunAction = (typeof runActions)[number];

/** Whether an action makes and approves reports without a review. */
export function isUnreviewed(action: RunAction): action is "generate" | "generate_and_send" {
  return action === "generate" || action === "generate_and_send";
}

/** The outcomes of a run that the staff have to look after, the most urgent first. */
export const runTroubles = [
  "failed",
  "uncertain",
  "no_figures",
  ...heldReasons,
  "not_generated",
  "not_approved",
  "under_way",
] as const;

/** The outcomes for one client in a run. All but the first are final. `withdrawn_opened`: its client had opened it. */
export const runOutcomes = [
  "pending",
  "prepared",
  "approved",
  "sent",
  "withdrawn",
  "withdrawn_opened",
  "cancelled",
  "already_sent",
  "unchanged",
  ...runTroubles,
] as const;
export type RunOutcome = (typeof runOutcomes)[number];

/** What a request for one report is for. */
export const runPurposes = ["generate", "send"] as const;

/** The steps of a request for one report, in their order. */
export const runSteps = ["queued", "generating", "mailing"] as const;

/** The states of such a step. */
export const stepStates = ["done", "current", "todo", "failed", "uncertain"] as const;

/** How much room a disk has left. */
export const diskStates = ["ok", "low", "full"] as const;
export type DiskState = (typeof diskStates)[number];

/** Troubles of the server itself, which everybody waits for. */
export const serverTroubles = [
  "worker_away",
  "disk_low",
  "mail_outage",
  "mail_rush",
  "backup_late",
  "table_ends",
] as const;
export type ServerTrouble = (typeof serverTroubles)[number];

/** Kinds of work that wait for the staff, the most urgent first. */
export const waitingKinds = [
  "wrong_recipient",
  "mail_uncertain",
  "mail_failed",
  "notice_uncertain",
  "notice_failed",
  "report_failed",
  "client_question",
  "source_failing",
  "source_silent",
  "source_expiring",
  "no_figures",
  "no_recipients",
  "sample_not_mailed",
  "figures_doubtful",
  "changed_since_sent",
  "month_fallen",
  "ads_without_result",
  "waiting_review",
  "revised_not_mailed",
] as const;
export type WaitingKind = (typeof waitingKinds)[number];

/** Everything that needs the staff, the most urgent first. */
export const attentionKinds = [...serverTroubles, ...waitingKinds] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** Filters of the month board by where a period's figures come from. */
export const boardOrigins = [...originGroups, "none"] as const;
export type BoardOrigin = (typeof boardOrigins)[number];
