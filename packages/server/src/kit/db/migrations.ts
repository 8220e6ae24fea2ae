import { Initial1800000000000 } from "./migrations/1-initial.ts";

/** In the order in which they run. */
export const migrations = [Initial1800000000000];

/** The names of all migrations of this version. */
export const knownMigrations: string[] = migrations.map(({ name }) => name);
