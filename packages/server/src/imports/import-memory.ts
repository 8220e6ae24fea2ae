import type { ImportMapping } from "./import-result.ts";

/** What was decided about the columns and dates of a client's files. */
export type ImportMemory = {
  read: (clientId: string) => Promise<ImportMapping | null>;
  save: (clientId: string, mapping: ImportMapping) => Promise<void>;
};
