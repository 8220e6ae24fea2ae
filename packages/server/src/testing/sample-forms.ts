import { v7 as newId } from "uuid";
import { bookConsultation, confirmBooking, type ConsultationInput } from "@agency/contracts/bookings";
import { type ContactInput, sendContact } from "@agency/contracts/enquiries";
import type { OpenBookingNotification } from "../bookings/mail.ts";
import { bookingEntity } from "../bookings/table.ts";
import type { Enquiry } from "../enquiries/enquiry.ts";
import { type EnquiryInput, keepEnquiry } from "../enquiries/keep-enquiry.ts";
import type { Database } from "../kit/db/database.ts";
import type { SignUpNotification } from "../newsletter/mail.ts";
import { answerSignUps, confirmSubscription, signUp } from "../newsletter/subscribe.ts";
import { subscriberEntity } from "../newsletter/table.ts";
import { notificationEntity } from "../notifications/table.ts";
import type { Api } from "./api.ts";
import { contextOn } from "./context.ts";

/** A minimal contact form, as in the specification. */
export const contactForm = {
  firstName: "Aina",
  lastName: "Contoh",
  email: "aina@person.example",
  website: "https://kedai-aina.example",
  noWebsite: false,
  service: "seo",
  projectDetails: "We sell cakes.\nCan you help?",
} as const satisfies ContactInput;

/** Sends the contact form. */
export function writeIn(api: Api, input: Partial<ContactInput> = {}) {
  return api.call(sendContact, { body: { ...contactForm, ...input } }, { session: null });
}

/** An enquiry of another kind, stored as the other forms store it. */
export function keep(api: Api, input: Partial<EnquiryInput>) {
  const enquiry = { kind: "contact", email: "aina@person.example", visit: { language: "en" }, ...input } as const;
  return keepEnquiry(api.dependencies, enquiry);
}

/** Deletes every enquiry and notification. */
export async function emptyInbox({ dependencies }: Api): Promise<void> {
  await dependencies.database.write(async (manager) => {
    await manager.query("DELETE FROM enquiries");
    await manager.query("DELETE FROM notifications");
  });
}

/** An enquiry from a new person, ready to be stored. */
export function sampleEnquiry(details: Partial<Enquiry> = {}): Enquiry {
  const id = newId();
  return {
    id,
    kind: "consultation",
    name: "Aminah Contoh",
    email: `aminah-${id}@client.test`,
    website: null,
    service: null,
    message: null,
    details: {},
    reference: null,
    language: "en",
    page: "/",
    city: null,
    noticeVersion: "1.0",
    consentedAt: new Date("2026-11-10T04:00:00Z"),
    purpose: "consultation",
    marketing: false,
    spam: false,
    state: "waiting",
    settledAt: null,
    settledBy: null,
    responsibleId: null,
    note: null,
    clientId: null,
    createdAt: new Date("2026-11-10T04:00:00Z"),
    ...details,
  };
}

/** A moment by the agency's clock. The tests' clock is set to noon on Tuesday, 10 November 2026. */
export const at = (local: string) => new Date(`${local}+08:00`).toISOString();
export const thursday = at("2026-11-12T09:00");
export const friday = at("2026-11-13T09:00");
export const person = { name: "Aminah Contoh", email: "aminah@client.test" };
export const anybody = { session: null } as const;

const withToken = ["booking-verification", "booking-confirmation"];

/** Asks for consultations as a visitor does, and reads what came of it. */
export function bookingDesk(api: Api) {
  const { manager } = api.dependencies.database;
  const notifications = () => manager.find(notificationEntity, { order: { id: "ASC" } });
  const ask = (input: Partial<ConsultationInput> = {}) =>
    api.call(bookConsultation, { body: { ...person, ...input } }, anybody);
  const confirm = (token: string) => api.call(confirmBooking, { params: { token } }, anybody);

  /** The token in the newest email about a booking. */
  async function tokenFor(email: string = person.email): Promise<string> {
    const [newest] = (await notifications())
      .filter(({ kind, recipient }) => withToken.includes(kind) && recipient === email)
      .toReversed();
    return (newest?.parameters as OpenBookingNotification | undefined)?.token ?? "";
  }

  return {
    ask,
    confirm,
    tokenFor,
    notifications,
    /** Asks for a time and confirms it. Returns the token of its link. */
    book: async (input: Partial<ConsultationInput> & { slot: string }): Promise<string> => {
      await ask(input);
      const token = await tokenFor(input.email);
      await confirm(token);
      return token;
    },
    bookings: () => manager.find(bookingEntity),
    kinds: async () => (await notifications()).map(({ kind, recipient }) => `${kind} to ${recipient}`).toSorted(),
  };
}

/** Deletes every booking and email, and resets the clock. */
export async function emptyBookings(api: Api): Promise<void> {
  for (const table of ["enquiries", "notifications"]) {
    await api.dependencies.database.write((manager) => manager.query(`DELETE FROM ${table}`));
  }
  await api.empty();
}

/** The newsletter's form, the worker's answer and the person's click, at a time that the test sets. */
export function newsletterAt(database: Database, clock: () => Date) {
  const context = contextOn(database, { clock });
  const steps = {
    /** Submits an address and lets the worker answer. */
    signUp: async (email: string, language: "en" | "ms" = "en") => {
      await signUp(context, { email, visit: { language, page: "/blog", consent: { notice: "1.0" } } });
      await answerSignUps(context);
    },
    /** The kinds and parameters of the notifications to an address, oldest first. */
    notifications: async (email: string) => {
      const notifications = await database.manager.find(notificationEntity, {
        where: { recipient: email },
        order: { id: "ASC" },
      });
      return notifications.map(({ kind, parameters }) => ({ kind, parameters }));
    },
    /** The tokens in the confirmation emails to an address. */
    tokens: async (email: string) =>
      (await steps.notifications(email))
        .filter(({ kind }) => kind === "newsletter-confirmation")
        .map(({ parameters }) => (parameters as SignUpNotification).token),
    confirm: (token: string) => confirmSubscription(context, token),
    subscriber: (email: string) => database.manager.findOneBy(subscriberEntity, { email }),
    /** Signs up and confirms. */
    subscribe: async (email: string, language: "en" | "ms" = "en") => {
      await steps.signUp(email, language);
      const [token = ""] = await steps.tokens(email);
      await steps.confirm(token);
      return database.manager.findOneByOrFail(subscriberEntity, { email });
    },
  };
  return steps;
}
