import type { Logger } from "pino";
import type { EntitySchemaColumnOptions } from "typeorm";
import { defaultLanguage, languageKeys } from "@agency/content/settings";

// A row may have a language or another value of a list that was since removed from the settings. It reads as the list's default, and the
// stored value stays.

type Log = Pick<Logger, "warn">;

let log: Log | undefined;
const logged = new Set<string>();

/** Sets the log that receives each unlisted stored value, once. */
export function logUnlisted(to: Log | undefined): void {
  log = to;
  logged.clear();
}

export const readLanguage = listReader("language", languageKeys, defaultLanguage);

export const languageColumn = listedColumn(8, readLanguage);

/** Reads a stored value by the list of the settings. */
export function listReader<T extends string>(list: string, values: readonly T[], usual: T): (stored: string) => T {
  return (stored) => {
    const value = values.find((known) => known === stored);
    if (value !== undefined) return value;
    const key = `${list} ${stored}`;
    if (!logged.has(key)) log?.warn({ list, stored, readAs: usual }, "A stored value is no longer in the settings");
    logged.add(key);
    return usual;
  };
}

export function listedColumn(length: number, from: (stored: string) => string): EntitySchemaColumnOptions {
  return { type: "varchar", length, transformer: { from, to: (value: unknown) => value } };
}

/** Null where another language applies. */
export const optionalLanguageColumn: EntitySchemaColumnOptions = {
  type: "varchar",
  length: 8,
  nullable: true,
  transformer: {
    from: (stored: string | null) => (stored === null ? null : readLanguage(stored)),
    to: (value: unknown) => value,
  },
};
