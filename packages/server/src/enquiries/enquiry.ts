import type { ClientPackage, Language } from "@agency/content/settings";
import type { EnquiryKind, EnquiryOrder, EnquiryState, NotificationState, TalkWay } from "@agency/model/states";
import type { Client } from "../clients/client.ts";
import type { Colleague } from "../responsible/colleague.ts";

/** The purpose of the consent that each form asks for. */
export const consentPurposes = {
  contact: "answer",
  consultation: "consultation",
  audit: "audit-details",
  subscription: "newsletter",
} as const satisfies Record<EnquiryKind, string>;

export type ConsentPurpose = (typeof consentPurposes)[EnquiryKind];

/** The package or plan that a person chose before writing. */
export type ChosenOffer = {
  /** Its name as the person saw it. */
  name: string;
  /** In the agency's currency; null for one that is paid once. */
  monthlyFee: number | null;
  /** The package that a client who chose it begins with. */
  package: ClientPackage;
};

/** Details of some kinds of enquiries. */
export type EnquiryDetails = {
  /** Phone or WhatsApp, in international writing. */
  phone?: string;
  offer?: ChosenOffer;
  /** The audited page. */
  url?: string;
  /** Score of that audit, 0 to 100. */
  score?: number;
  /** Start of the chosen consultation, as a moment in UTC. */
  slot?: string;
  /** How the person wants to talk. */
  talkBy?: TalkWay;
  /**
   * Until when the person can confirm the email address, as a moment in UTC; left out once that is done. Until then a
   * chosen time is only held.
   */
  confirmBy?: string;
};

/** One submitted form: a row in the staff's inbox. */
export type Enquiry = {
  id: string;
  kind: EnquiryKind;
  /** Empty when the form has no name field. */
  name: string;
  /** In lower case. */
  email: string;
  website: string | null;
  service: string | null;
  message: string | null;
  details: EnquiryDetails;
  /** Id of the related audit, booking or subscription. */
  reference: string | null;
  /** Language of the page with the form. */
  language: Language;
  /** Path of that page. */
  page: string | null;
  city: string | null;
  /** Version of the accepted privacy notice; null when the request gave none. */
  noticeVersion: string | null;
  consentedAt: Date | null;
  purpose: ConsentPurpose;
  marketing: boolean;
  /** Whether the submission looks automatic. It is stored anyway, since the check can be wrong. */
  spam: boolean;
  state: EnquiryState;
  /** When somebody answered or closed it, and whose account that was; null while it waits. */
  settledAt: Date | null;
  settledBy: string | null;
  /** Who of the team takes care of it. */
  responsibleId: string | null;
  /** The staff's note. */
  note: string | null;
  /** The client created from it. */
  clientId: string | null;
  createdAt: Date;
};

export type EnquiryFilter = {
  kind?: EnquiryKind | undefined;
  state?: EnquiryState | undefined;
  /** Somebody's id; null for nobody. */
  responsibleId?: string | null | undefined;
  spam?: boolean | undefined;
  /** Part of the name, email address, message or note. */
  search?: string | undefined;
  /** First moment, included. */
  from?: Date | undefined;
  /** Last moment, excluded. */
  until?: Date | undefined;
};

export type EnquirySearch = EnquiryFilter & { order?: EnquiryOrder; limit: number; offset: number };

export type EnquiryChange = Partial<
  Pick<Enquiry, "state" | "settledAt" | "settledBy" | "responsibleId" | "note" | "spam">
>;

/** What somebody of the staff answered from here. */
export type EnquiryAnswer = {
  id: string;
  enquiryId: string;
  /** 0 for the first one. */
  number: number;
  text: string;
  /** The account's name. */
  by: string;
  at: Date;
};

/** An enquiry with what belongs to it. */
export type EnquiryInFull = {
  enquiry: Enquiry;
  /** The client created from it. */
  client: Pick<Client, "accessId" | "name"> | null;
  /** Who takes care of it. */
  responsible: Colleague | null;
  /** `mail` is the state of its email; null once that is deleted. */
  answers: (EnquiryAnswer & { mail: NotificationState | null })[];
  /** How many other enquiries came from the address, without spam. */
  sameAddress: number;
};

/** A consultation for a calendar. Moments are text, since notifications are stored as JSON. */
export type Appointment = {
  startsAt: string;
  endsAt: string;
  /** null when the person did not say. */
  talkBy: TalkWay | null;
  /** The calendar event's UID, unchanged when the booking moves. */
  uid: string;
  sequence: number;
  /** When the time was agreed, moved or given up. */
  changedAt: string;
};
