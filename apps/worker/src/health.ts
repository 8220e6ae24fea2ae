import { readEnvironment } from "@agency/server/kit/environment";
import { wasAlive } from "./alive.ts";

/** A health check of the worker that has the same DATA_DIR and WORKER_NAME. It tolerates four missed heartbeats. */
process.exitCode = (await wasAlive(readEnvironment(process.env), 60_000, Date.now())) ? 0 : 1;
