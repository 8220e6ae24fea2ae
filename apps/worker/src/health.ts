import { wasAlive } from "./alive.ts";

/** The container's health check: four heartbeats may be missed. */
process.exitCode = (await wasAlive(60_000, Date.now())) ? 0 : 1;
