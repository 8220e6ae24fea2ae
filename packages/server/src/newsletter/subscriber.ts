import type { Language } from "@agency/content/settings";

/** A sign-up as entered, before checking whether the address is known. */
export type SignUp = {
  id: string;
  /** In lower case. */
  email: string;
  language: Language;
  /** Path of the page with the form. */
  page: string | null;
  city: string | null;
  /** Version of the privacy notice shown beside the form. */
  noticeVersion: string | null;
  requestedAt: Date;
};

export type Subscriber = Omit<SignUp, "id"> & {
  id: string;
  /** Only `confirmed` subscribers get emails. */
  state: "pending" | "confirmed" | "unsubscribed";
  /** The token of the unsubscribe links. Stored unhashed, since it only allows unsubscribing. */
  unsubscribeToken: string;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
};

/** One email that answered a sign-up. */
export type SubscriptionMail = {
  /** Hash of the confirmation token. */
  tokenHash: string;
  subscriberId: string;
  sentAt: Date;
};
