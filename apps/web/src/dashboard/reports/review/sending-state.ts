import type { ReportDraft, ReportProgress } from "@agency/contracts/reports";

export type Recipient = ReportDraft["recipients"][number];

/** The contacts who do not have the approved revision yet, and are not about to get it. */
export function openRecipients({ progress, recipients }: Pick<ReportDraft, "progress" | "recipients">): Recipient[] {
  const served = new Set(
    progress.dispatches
      .filter(({ revision, state }) => revision === progress.revision && state !== "failed" && state !== "cancelled")
      .map(({ recipient }) => recipient),
  );
  return recipients.filter(({ email }) => !served.has(email));
}

export type ReviewState = "draft" | "changed" | "approved" | "sent" | "refreshing";

/** The state of a report in one word. */
export function reviewState(progress: ReportProgress): ReviewState {
  if (progress.state === "queued" || progress.state === "running") return "refreshing";
  if (progress.revision === 0) return "draft";
  if (progress.unapproved) return "changed";
  const sent = progress.dispatches.some(({ revision, state }) => revision === progress.revision && state === "sent");
  return sent ? "sent" : "approved";
}
