import type { HolderState } from "@agency/model/states";

/** Somebody to whom a report was addressed, and what they have of it. A report has one for each address. */
export type Holder = {
  reportId: string;
  recipient: string;
  /** The newest revision that was sent to them; 0 before the first. */
  revision: number;
  /** When an email of the report was last sent to them. */
  sentAt: Date | null;
  /** The number of the newest sending that reached them, or still may; null without one. */
  reached: number | null;
  /** The email that counts: what became of the newest, unless an earlier one brings no less. */
  dispatchId: string;
  /** The revision that it brings; null while it takes what will be approved. */
  brings: number | null;
  state: HolderState;
};
