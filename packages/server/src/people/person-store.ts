/** One record about a person. */
export type PersonRecord = {
  /** For example contact, audit, notification or client. */
  kind: string;
  id: string;
  at: Date;
  /** The whole record, ready for JSON. */
  data: Record<string, unknown>;
};

/** Why a record must be kept: a key under `errors:kept` of the texts. */
export type KeptReason = "contract" | "connection";

/** A store of personal data, looked up by email address in the writing of `readEmail`. */
export type PersonStore = {
  /** The name of its records in counts. */
  name: string;
  collect: (email: string) => Promise<PersonRecord[]>;
  /** Left out when the records must be kept; then `kept` gives the reason. */
  erase?: (email: string) => Promise<number>;
  /** Why its records are kept. */
  kept?: KeptReason;
};
