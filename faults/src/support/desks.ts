import { randomUUID } from "node:crypto";
import { createClient } from "@agency/contracts/clients";
import { sendContact } from "@agency/contracts/enquiries";
import { listNotifications, settleNotification } from "@agency/contracts/notifications";
import type { Dispatch } from "@agency/contracts/report-progress";
import { listAllReports, sendReport, settleDispatch } from "@agency/contracts/reports";
import type { NotificationState } from "@agency/model/states";
import type { Call } from "./call.ts";

/** One email as the staff see it. */
export type Seen = Pick<Dispatch, "problem" | "sentAt" | "attempts"> & { state: Dispatch["state"] | NotificationState };

/** Requests and reads one kind of email through the API. Each email is identified by its person's address. */
export type Desk = {
  kind: "reports" | "notifications";
  /** Requests one email. @returns its person */
  ask: () => Promise<string>;
  askFor: (count: number) => Promise<string[]>;
  seen: () => Promise<Map<string, Seen>>;
  /** Presses a staff button: "it arrived" or "send again" (which also works after a failure). */
  settle: (person: string, arrived: boolean) => Promise<void>;
};

/** The person an email is to or about; empty for other emails: a client ID, and that a message arrived. */
export function mailPerson(mail: Buffer): string {
  const [headers = ""] = mail.toString("latin1").split("\r\n\r\n", 1);
  if (/^Subject: Your (?:client ID|message)/m.test(headers)) return "";
  return /[\w-]+@person\.test/.exec(headers)?.[0] ?? "";
}

export const newPerson = () => `p-${randomUUID()}@person.test`;

/** Reports, each to a client of its own. Further persons are further contacts. */
export function reportDesk(call: Call): Desk & { newClient: (...persons: string[]) => Promise<string> } {
  const places = new Map<string, { clientId: string; reportId: string; dispatchId: string }>();
  const desk = {
    kind: "reports" as const,
    newClient: async (email = newPerson(), ...others: string[]) => {
      const contacts = others.map((person) => ({
        name: null,
        email: person,
        language: null,
        reportTypes: ["monthly" as const],
      }));
      const { id } = await call(createClient, { body: { name: "Kedai Contoh", email, contacts, confirmed: true } });
      return id;
    },
    ask: async () => {
      const person = newPerson();
      const clientId = await desk.newClient(person);
      await call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
      return person;
    },
    askFor: (count: number) => Promise.all(Array.from({ length: count }, desk.ask)),
    seen: async () => {
      const seen = new Map<string, Seen>();
      for (let offset = 0; ; offset += 100) {
        const { reports } = await call(listAllReports, { query: { limit: 100, offset } });
        for (const { id: reportId, clientId, dispatches } of reports) {
          // The newest comes first, and counts.
          for (const dispatch of dispatches.toReversed()) {
            seen.set(dispatch.recipient, dispatch);
            places.set(dispatch.recipient, { clientId, reportId, dispatchId: dispatch.id });
          }
        }
        if (reports.length < 100) return seen;
      }
    },
    settle: async (person: string, arrived: boolean) => {
      await desk.seen();
      const place = places.get(person);
      if (!place) throw new Error(`No report exists for ${person}`);
      const { clientId, ...params } = place;
      const seen = (await desk.seen()).get(person);
      if (seen?.state === "failed") {
        await call(sendReport, { params: { clientId }, body: { reportType: "monthly" } });
      } else {
        await call(settleDispatch, { params: { clientId, ...params }, body: { arrived } });
      }
    },
  };
  return desk;
}

/** Notifications: notices to the staff about a person who wrote, whose address is the reply address. */
export function notificationDesk(call: Call): Desk {
  const ids = new Map<string, string>();
  const desk: Desk = {
    kind: "notifications",
    ask: async () => {
      const person = newPerson();
      await call(sendContact, { body: { firstName: "Aina", lastName: "Contoh", email: person } });
      return person;
    },
    askFor: (count) => Promise.all(Array.from({ length: count }, desk.ask)),
    seen: async () => {
      const seen = new Map<string, Seen>();
      for (let offset = 0; ; offset += 200) {
        const notifications = await call(listNotifications, { query: { limit: 200, offset } });
        for (const notification of notifications.filter(({ kind }) => kind === "enquiry-notice")) {
          seen.set(notification.person, notification);
          ids.set(notification.person, notification.id);
        }
        if (notifications.length < 200) return seen;
      }
    },
    settle: async (person, arrived) => {
      await desk.seen();
      const notificationId = ids.get(person);
      if (!notificationId) throw new Error(`No notification exists about ${person}`);
      await call(settleNotification, { params: { notificationId }, body: { arrived } });
    },
  };
  return desk;
}
