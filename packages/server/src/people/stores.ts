import { bookingsOf, eraseBookingsOf } from "../bookings/store.ts";
import { formatClientId } from "../clients/client-id.ts";
import { clientsByEmail, contactsByEmail, eraseContacts } from "../clients/store.ts";
import { enquiriesOf, eraseEnquiriesOf } from "../enquiries/store.ts";
import type { Database } from "../kit/db/database.ts";
import { mailFolder } from "../kit/mail/mail-folder.ts";
import { eraseSubscriber, findSubscriber } from "../newsletter/store.ts";
import { eraseNotificationsAbout, notificationsAbout } from "../notifications/store.ts";
import { usesOfClients } from "../opens/store.ts";
import type { ConnectionRepository } from "../sources/connection-repository.ts";
import { connectionRepository } from "../sources/connections-store.ts";
import type { PersonRecord, PersonStore } from "./person.ts";
import { reportMailsTo } from "./report-mails.ts";

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
    connectionPeople(connectionRepository(database)),
    clientPeople({ database, reportMails: reportMailsTo(database) }),
  ];
}

/** Submitted forms. */
function enquiryPeople(database: Database): PersonStore {
  return {
    name: "enquiries",
    collect: async (email) =>
      (await enquiriesOf(database, email)).map(({ id, kind, createdAt, clientId, ...data }) => ({
        kind,
        id,
        at: createdAt,
        data: { ...data, becameClient: clientId !== null },
      })),
    erase: (email) => eraseEnquiriesOf(database, email),
  };
}

/** Emails to or about people, except reports. `removeMails` deletes those that were written to files. */
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

/** The clients with this address, what they did with reports, and the reports sent to it; kept because they belong to a contract. */
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
        await usesOfClients(
          database,
          found.map(({ id }) => id),
        )
      ).map(({ lastAt, ...data }) => ({
        kind: "report-use",
        id: `${data.reportId} ${data.revision} ${data.kind}`,
        at: lastAt,
        data: { ...data, lastAt },
      }));
      return [...records, ...used, ...(await reportMails(email))];
    },
  };
}

/** Google accounts that the agency reads figures with; kept until a member of staff removes them. */
function connectionPeople(connections: Pick<ConnectionRepository, "findAllByEmail">): PersonStore {
  return {
    name: "connections",
    kept: "connection",
    collect: async (email) =>
      (await connections.findAllByEmail(email)).map(({ id, connectedAt, secret: _secret, ...data }) => ({
        kind: "connection",
        id,
        at: connectedAt,
        data,
      })),
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
    erase: (email) => eraseContacts(database, email),
  };
}

/** Booked consultations. Erasing one frees its time. */
function bookingPeople(database: Database): PersonStore {
  return {
    name: "bookings",
    collect: async (email) =>
      (await bookingsOf(database, email)).map(({ id, name, state, startsAt, language, createdAt, updatedAt }) => ({
        kind: "booking",
        id,
        at: createdAt,
        data: { name, email, state, startsAt, language, updatedAt },
      })),
    erase: (email) => eraseBookingsOf(database, email),
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
