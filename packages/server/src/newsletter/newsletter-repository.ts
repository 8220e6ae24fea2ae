import type { Enquiry } from "../enquiries/enquiry.ts";
import type { NotificationRequest } from "../notifications/notification.ts";
import type { SignUp, Subscriber, SubscriptionMail } from "./subscriber.ts";

/** The result of a sign-up, written in one transaction. */
export type SignUpAnswer = {
  /** A new subscriber; null for a known address. */
  insert: Subscriber | null;
  /** Changes to a known subscriber. */
  update: { id: string; change: Partial<Subscriber> } | null;
  /** The email to send, unless the limit is reached. */
  mail: { note: SubscriptionMail; notification: NotificationRequest } | null;
};

export type NewsletterRepository = {
  /** Stores a sign-up. Takes the same time whether or not the address is known. */
  keepSignUp: (signUp: SignUp) => Promise<void>;
  /** The unanswered sign-ups, oldest first. */
  openSignUps: (limit: number) => Promise<SignUp[]>;
  /** Closes a sign-up with its answer. @returns false when another worker was faster */
  answer: (signUp: SignUp, answer: SignUpAnswer) => Promise<boolean>;
  findByEmail: (email: string) => Promise<Subscriber | null>;
  /** When emails answered this subscriber's sign-ups, from a moment on. */
  mailsSince: (subscriberId: string, moment: Date) => Promise<Date[]>;
  findByConfirmation: (tokenHash: string) => Promise<Subscriber | null>;
  findByUnsubscribeToken: (token: string) => Promise<Subscriber | null>;
  /** Confirms a subscriber and adds the enquiry with its staff notice. @returns false when another request was faster */
  confirm: (
    subscriber: Subscriber,
    at: Date,
    opened: { enquiry: Enquiry; notifications: NotificationRequest[] },
  ) => Promise<boolean>;
  /** Unsubscribes: also ends open links and waiting notifications. */
  unsubscribe: (id: string, at: Date) => Promise<void>;
  /** Confirmed subscribers, newest first. */
  confirmed: () => Promise<Subscriber[]>;
  /**
   * Deletes sign-ups still unconfirmed since `requested`, and subscribers who left before `unsubscribed`. @returns
   * how many
   */
  purge: (before: { requested: Date; unsubscribed: Date }) => Promise<number>;
  ofPerson: (email: string) => Promise<Subscriber | null>;
  /** @returns how many rows were deleted */
  erasePerson: (email: string) => Promise<number>;
};
