import type { Snapshot } from "@agency/model/report/snapshot";

/** The words of a report that its PDF cannot show, because no font has their letters. */
export type UndrawnWords = (snapshot: Snapshot) => Promise<string[]>;
