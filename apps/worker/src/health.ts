import { wasAlive } from "./alive.ts";

/** The container's health check tolerates four missed heartbeats. */
process.exitCode = (await wasAlive(60_000, Date.now())) ? 0 : 1;
