import type { Enquiry } from "../enquiries/enquiry.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { SignUp, Subscriber, SubscriptionMail } from "./subscriber.ts";

/** What a sign-up comes to; written all or none. */
export type SignUpAnswer = {
  /** A new subscriber; null where the address is known. */
  insert: Subscriber | null;
  /** What changes of the known one. */
  update: { id: string; change: Partial<Subscriber> } | null;
  /** The mail that goes out, if one may. */
  mail: { note: SubscriptionMail; notification: NotificationRequest } | null;
};

export type NewsletterRepository = {
  /** Writes down what was typed in. Costs the same whatever is known of the address. */
  keepSignUp: (signUp: SignUp) => Promise<void>;
  /** The sign-ups that nobody has looked at, the oldest first. */
  openSignUps: (limit: number) => Promise<SignUp[]>;
  /** Ends a sign-up with its answer. @returns false when another worker was faster */
  answer: (signUp: SignUp, answer: SignUpAnswer) => Promise<boolean>;
  findByEmail: (email: string) => Promise<Subscriber | null>;
  /** When mails answered the sign-ups of a subscriber, from a moment on. */
  mailsSince: (subscriberId: string, moment: Date) => Promise<Date[]>;
  findByConfirmation: (tokenHash: string) => Promise<Subscriber | null>;
  findByUnsubscribeToken: (token: string) => Promise<Subscriber | null>;
  /** Puts a subscriber on the list, with a row for the inbox. @returns false when another request was faster */
  confirm: (subscriber: Subscriber, at: Date, enquiry: Enquiry) => Promise<boolean>;
  /** Takes a subscriber off the list: open links and notifications that wait end with it. */
  unsubscribe: (id: string, at: Date) => Promise<void>;
  /** Those on the list, the newest first. */
  confirmed: () => Promise<Subscriber[]>;
  /** Forgets sign-ups that were not confirmed since a moment, and who left the list before another. @returns how many */
  purge: (before: { requested: Date; unsubscribed: Date }) => Promise<number>;
  ofPerson: (email: string) => Promise<Subscriber | null>;
  /** @returns how many rows are gone */
  erasePerson: (email: string) => Promise<number>;
};
