/** A table of facts from elsewhere that the product keeps, because no formula makes it. */
type KeptTable = {
  /** Where it comes from. */
  source: string;
  /** The day on which somebody last compared it with its source, or the version of the package that has it. */
  version: string;
  /** The last day of which it knows something, or on which it should be compared again. */
  until: string;
};

export const keptTables = {
  /** `festivalDays` of `report/dated-events.ts`. */
  festivals: { source: "jpm.gov.my, mom.gov.sg, hko.gov.hk", version: "2026-11-30", until: "2030-12-31" },
  /** `googleIncidents` of `report/dated-events.ts`. */
  google_incidents: {
    source: "support.google.com/webmasters/answer/6211453",
    version: "2026-11-30",
    until: "2027-12-31",
  },
  /** What `agency doctor` asks of the sender's domain. */
  mail_rules: { source: "support.google.com/mail/answer/81126", version: "2026-11-30", until: "2027-12-31" },
  /** Ranges of phone numbers in Malaysia and Singapore. */
  phone_numbers: { source: "libphonenumber-js", version: "1.13.16", until: "2027-12-31" },
} as const satisfies Record<string, KeptTable>;

export type KeptTableName = keyof typeof keptTables;
export const keptTableNames = Object.keys(keptTables) as KeptTableName[];

/** The staff are told so many days before a table ends. */
const tableNotice = 90;

const day = 86_400_000;

/** The tables that end within the days of notice, or have ended, the earliest first. */
export function endingTables(now: Date): { table: KeptTableName; until: string }[] {
  const last = new Date(now.getTime() + tableNotice * day).toISOString().slice(0, 10);
  return keptTableNames
    .map((table) => ({ table, until: keptTables[table].until }))
    .filter(({ until }) => until <= last)
    .toSorted((one, other) => one.until.localeCompare(other.until));
}
