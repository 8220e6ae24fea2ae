import type { Language } from "@agency/content/settings";

/** An address somebody typed into the newsletter's form, before anybody looked whether it is known. */
export type SignUp = {
  id: string;
  /** In lower case. */
  email: string;
  language: Language;
  /** Path of the page the form stood on. */
  page: string | null;
  city: string | null;
  /** Version of the privacy notice that stood beside the form. */
  noticeVersion: string | null;
  requestedAt: Date;
};

export type Subscriber = Omit<SignUp, "id"> & {
  id: string;
  /** Only `confirmed` is mailed to. */
  state: "pending" | "confirmed" | "unsubscribed";
  /** Stands in the links that end the newsletter, so that it is kept as it is: all it opens is the way out. */
  unsubscribeToken: string;
  confirmedAt: Date | null;
  unsubscribedAt: Date | null;
};

/** One mail that answered a sign-up. */
export type SubscriptionMail = {
  /** Hash of the token by which it confirms. */
  tokenHash: string;
  subscriberId: string;
  sentAt: Date;
};
