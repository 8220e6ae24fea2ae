import type { Mailable } from "@agency/server/kit/mail/mail-work";
import { notificationDesk } from "./sample-notifications.ts";
import type { Stage } from "./stage.ts";

/** A requested email, whether a report or a notification. */
export type AskedMail = {
  id: string;
  row: () => Promise<Mailable>;
  reaches: (wanted: object) => Promise<void>;
  /** How often the mail server has it. */
  copies: () => Promise<number>;
  expireLease: () => Promise<void>;
  makeDue: () => Promise<void>;
};

/** The kinds of emails, for tests of what is true for each. */
export function mailKinds(stage: Stage) {
  const desk = notificationDesk(stage);
  const ask = {
    report: async (): Promise<AskedMail> => {
      const asked = await stage.sendToNewClient();
      return {
        id: asked.dispatchId,
        row: () => stage.dispatch(asked),
        reaches: (wanted) => stage.dispatchReaches(asked, wanted),
        copies: async () => stage.mailsTo(asked).length,
        expireLease: () => stage.expireDispatchLease(asked),
        makeDue: () => stage.makeDispatchDue(asked),
      };
    },
    notification: async (): Promise<AskedMail> => {
      const asked = await desk.keep();
      return {
        id: asked.notificationId,
        row: () => desk.notification(asked),
        reaches: (wanted) => desk.reaches(asked, wanted),
        copies: async () => (await desk.receivedMails(asked)).length,
        expireLease: () => desk.expireLease(asked),
        makeDue: () => desk.makeDue(asked),
      };
    },
  };
  return [
    { kind: "report", ask: ask.report, table: "dispatches", beforeDot: "rendered" },
    { kind: "notification", ask: ask.notification, table: "notifications", beforeDot: "queued" },
  ] as const;
}
