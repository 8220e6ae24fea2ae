import type { ActivityKind, ActorKind } from "@agency/model/activity";

/** What is worth knowing besides what happened and to whom. No secrets, and no personal data but names. */
export type ActivityDetails = {
  /** The fields that were changed. */
  changed?: string[];
  /** The name of what is gone by now. */
  name?: string;
  /** The name of the token by which a program did it, or that it was done to. */
  token?: string;
  /** The call that a program made, as the contracts name it. */
  call?: string;
  /** How many clients it was done for. */
  clients?: number;
  /** How many enquiries it was done for. */
  enquiries?: number;
  /** Who is responsible from then on. */
  to?: string;
};

/** One thing that somebody did. It is never changed, and deleted when its time is over. */
export type Activity = {
  id: string;
  at: Date;
  kind: ActivityKind;
  actor: ActorKind;
  /** Who of the team did it. */
  staffId: string | null;
  clientId: string | null;
  /** The id of the report, enquiry or account that it was done to. */
  objectId: string | null;
  details: ActivityDetails | null;
  /** That of the log. */
  requestId: string | null;
  /** From where, for what happens at the door. */
  address: string | null;
  browser: string | null;
};
