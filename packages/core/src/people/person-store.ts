/** One thing that is held about a person. */
export type PersonRecord = {
  /** Such as contact, audit, notification, client. */
  kind: string;
  id: string;
  at: Date;
  /** All that is held, fit for JSON. */
  data: Record<string, unknown>;
};

/** Why something about a person stays: a key under `errors:kept` of the texts. */
export type KeptReason = "contract";

/** What holds data about people by their e-mail addresses, which are given in lower case. */
export type PersonStore = {
  /** What its records are called where they are counted. */
  name: string;
  collect: (email: string) => Promise<PersonRecord[]>;
  /** Left out where what is held stays, for a reason. */
  erase?: (email: string) => Promise<number>;
  /** Why it stays. */
  kept?: KeptReason;
};
