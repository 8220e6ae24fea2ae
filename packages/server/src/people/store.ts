import { answersOfClient } from "../answers/store.ts";
import { eraseContacts } from "../board/change-client.ts";
import { findBookings, eraseBookings } from "../bookings/store.ts";
import { notesOfClient } from "../client-history/store.ts";
import { formatClientId } from "../clients/client-id.ts";
import { clientsByEmail, contactsByEmail } from "../clients/store.ts";
import { answersToEnquiries, findEnquiries, eraseEnquiries } from "../enquiries/store.ts";
import type { Database } from "../kit/db/database.ts";
import { mailFolder } from "../kit/mail/mail-folder.ts";
import { eraseSubscriber, findSubscriber } from "../newsletter/store.ts";
import { eraseNotificationsAbout, notificationsAbout } from "../notifications/store.ts";
import { opensOfClients } from "../opens/store.ts";
import { dispatchEntity } from "../sending/table.ts";
import { handOversTo } from "../shares/store.ts";
import { findConnection } from "../sources/store.ts";
import { forgetFormerContact, wrongRecipientsAt } from "../wrong-recipients/store.ts";

/** One record about a person. */
type PersonRecord = {
  /** For example contact, audit, notification or client. */
  kind: string;
  id: string;
  at: Date;
  /** The whole record, ready for JSON. */
  data: Record<string, unknown>;
};

/** Why a record must be kept: a key under `errors:kept` of the texts. */
type KeptReason = "contract" | "connection";

/** A store of personal data, looked up by email address in the writing of `readEmail`. */
type PersonStore = {
  /** The name of its records in counts. */
  name: string;
  collect: (email: string) => Promise<PersonRecord[]>;
  /** Left out when the records must be kept; then `kept` gives the reason. */
  erase?: (email: string) => Promise<number>;
  /** Why its records are kept. */
  kept?: KeptReason;
};

/** All that is held about an e-mail address, newest first. */
export async function collectPerson(stores: PersonStore[], email: string): Promise<PersonRecord[]> {
  const records = await Promise.all(stores.map((store) => store.collect(email)));
  return records.flat().toSorted((one, other) => other.at.getTime() - one.at.getTime());
}

type Erasure = {
  /** Number of deleted records by store. */
  erased: Record<string, number>;
  kept: { what: string; reason: KeptReason }[];
};

/**
 * Erases the records about an email address. A store that fails does not stop the others, and erasing can be
 * repeated.
 * @throws AggregateError when a store failed
 */
export async function erasePerson(stores: PersonStore[], email: string): Promise<Erasure> {
  const erasure: Erasure = { erased: {}, kept: [] };
  const failures: unknown[] = [];
  for (const { name, collect, erase, kept } of stores) {
    try {
      if (erase) erasure.erased[name] = await erase(email);
      else if (kept && (await collect(email)).length > 0) erasure.kept.push({ what: name, reason: kept });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "Some records about a person could not be erased");
  return erasure;
}

/** Every store of personal data, for showing and erasing it. */
export function personStores(database: Database, dataFolder: string): PersonStore[] {
  const removeMails = mailFolder(dataFolder).remove;
  return [
    // Before the enquiries: deleting an enquiry deletes its booking.
    bookingPeople(database),
    enquiryPeople(database),
    subscriberPeople(database),
    notificationPeople(database, removeMails),
    contactPeople(database),
    connectionPeople(database),
    clientPeople({ database, reportMails: reportMailsTo(database) }),
  ];
}

/** Submitted forms. */
function enquiryPeople(database: Database): PersonStore {
  return {
    name: "enquiries",
    collect: async (email) => {
      const found = await findEnquiries(database, email);
      const answers = await answersToEnquiries(
        database,
        found.map(({ id }) => id),
      );
      return found.map(({ id, kind, createdAt, clientId, ...data }) => ({
        kind,
        id,
        at: createdAt,
        data: {
          ...data,
          becameClient: clientId !== null,
          answers: answers.flatMap(({ enquiryId, text, by, at }) => (enquiryId === id ? [{ text, by, at }] : [])),
        },
      }));
    },
    erase: (email) => eraseEnquiries(database, email),
  };
}

/** Emails to or about people, except reports. `removeMails` deletes emails that were written to files. */
function notificationPeople(database: Database, removeMails: (ids: string[]) => Promise<void>): PersonStore {
  return {
    name: "notifications",
    collect: async (email) =>
      (await notificationsAbout(database, email)).map((notification) => ({
        kind: "notification",
        id: notification.id,
        at: notification.requestedAt,
        data: {
          notification: notification.kind,
          recipient: notification.recipient,
          recipientName: notification.recipientName,
          language: notification.language,
          state: notification.state,
          sentAt: notification.sentAt,
          parameters: notification.parameters,
        },
      })),
    erase: async (email) => {
      const ids = await eraseNotificationsAbout(database, email);
      await removeMails(ids);
      return ids.length;
    },
  };
}

type ClientPeople = {
  database: Database;
  /** Reports emailed to an address. */
  reportMails: (email: string) => Promise<PersonRecord[]>;
};

/** The clients with this address, the notes about them, what they did with reports, and the reports sent to it; kept because they belong to a contract. */
function clientPeople({ database, reportMails }: ClientPeople): PersonStore {
  return {
    name: "clients",
    kept: "contract",
    collect: async (email) => {
      const found = await clientsByEmail(database, email);
      const records = found.map(({ id: _id, accessId, createdAt, ...data }) => ({
        kind: "client" as const,
        id: formatClientId(accessId),
        at: createdAt,
        data,
      }));
      const used = (
        await opensOfClients(
          database,
          found.map(({ id }) => id),
        )
      ).map(({ lastAt, ...data }) => ({
        kind: "report-use",
        id: `${data.reportId} ${data.revision} ${data.kind}`,
        at: lastAt,
        data: { ...data, lastAt },
      }));
      const told = await Promise.all(found.map(({ id }) => answersOfClient(database, id)));
      const answers = told.flat().map(({ id, answeredAt, ...data }) => ({
        kind: "report-answer",
        id,
        at: answeredAt,
        data,
      }));
      const noted = await Promise.all(found.map(({ id }) => notesOfClient(database, id)));
      const notes = noted.flat().map(({ id, createdAt, clientId: _clientId, ...data }) => ({
        kind: "client-note",
        id,
        at: createdAt,
        data,
      }));
      return [...records, ...used, ...answers, ...notes, ...(await reportMails(email))];
    },
  };
}

/** Google accounts that the agency reads figures with; kept until a member of staff removes them. */
function connectionPeople(database: Database): PersonStore {
  return {
    name: "connections",
    kept: "connection",
    collect: async (email) => {
      const connection = await findConnection(database, email);
      if (!connection) return [];
      const { id, connectedAt, secret: _secret, ...data } = connection;
      return [{ kind: "connection", id, at: connectedAt, data }];
    },
  };
}

/** Contacts of clients besides the first one. A client keeps its contract without them. */
function contactPeople(database: Database): PersonStore {
  return {
    name: "contacts",
    collect: async (email) =>
      (await contactsByEmail(database, email)).map(({ id, accessId, clientId: _clientId, createdAt, ...data }) => ({
        kind: "contact-person",
        id,
        at: createdAt,
        data: { ...data, clientId: formatClientId(accessId) },
      })),
    erase: async (email) => {
      await forgetFormerContact(database, email);
      return eraseContacts(database, email);
    },
  };
}

/** Booked consultations. Erasing one frees its time. */
function bookingPeople(database: Database): PersonStore {
  return {
    name: "bookings",
    collect: async (email) =>
      (await findBookings(database, email)).map(({ id, name, state, startsAt, language, createdAt, updatedAt }) => ({
        kind: "booking",
        id,
        at: createdAt,
        data: { name, email, state, startsAt, language, updatedAt },
      })),
    erase: (email) => eraseBookings(database, email),
  };
}

/** Newsletter sign-ups, confirmations and unsubscriptions. */
function subscriberPeople(database: Database): PersonStore {
  return {
    name: "subscribers",
    collect: async (email) => {
      const subscriber = await findSubscriber(database, email);
      if (!subscriber) return [];
      const { id, unsubscribeToken: _, ...data } = subscriber;
      return [{ kind: "subscriber", id, at: subscriber.requestedAt, data }];
    },
    erase: (email) => eraseSubscriber(database, email),
  };
}

/** The reports sent to an address, or queued for it, and the links to reports that were handed over to its owner. */
function reportMailsTo(database: Database): (email: string) => Promise<PersonRecord[]> {
  const { manager } = database;
  return async (recipient) => {
    const dispatches = await manager.find(dispatchEntity, {
      select: { id: true, reportId: true, recipient: true, state: true, requestedAt: true, sentAt: true },
      where: { recipient },
    });
    const handOvers = await handOversTo(database, recipient);
    const wrong = await wrongRecipientsAt(database, recipient);
    return [
      ...dispatches.map(({ id, requestedAt, reportId, recipient: to, state, sentAt }) => ({
        kind: "report-mail",
        id,
        at: requestedAt,
        data: { reportId, recipient: to, state, sentAt },
      })),
      ...handOvers.map(({ id, at, ...data }) => ({ kind: "report-handover", id, at, data })),
      ...wrong.map(({ id, noticedAt, knownId, ...data }) => ({
        kind: "report-wrong-recipient",
        id,
        at: noticedAt,
        data: { ...data, knewClientId: knownId !== null },
      })),
    ];
  };
}
