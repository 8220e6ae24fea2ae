import type { Migration } from "../kit/db/migrations.ts";
import { Initial1800000000000 } from "./migrations/1-initial.ts";

/** In the order in which they run. */
export const migrations: Migration[] = [Initial1800000000000];
