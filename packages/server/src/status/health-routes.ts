import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/health";
import { diskState } from "../attention/server-state.ts";
import type { Dependencies } from "../dependencies.ts";
import type { Draining } from "../kit/http/drain.ts";
import { HttpError } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { release } from "../kit/release/release.ts";

const ok = { status: "ok", ...release() } as const;

/** @param state whether it is stopping, and what its website lacks, if anything */
export function healthRoutes(
  app: FastifyInstance,
  dependencies: Dependencies,
  { draining, site }: { draining: Draining; site: string | null },
): void {
  const { database, log } = dependencies;
  let migrated = false;

  async function reachDatabase(): Promise<void> {
    try {
      await database.now();
      // Checked until true, then never again: migrations only go forward.
      migrated ||= await database.migrated();
    } catch (error) {
      log.error({ err: error }, "The database cannot be reached");
      throw new HttpError("unavailable");
    }
  }

  handle(app, contracts.readHealth, async () => {
    await reachDatabase();
    return { ...ok, disk: diskState(await dependencies.server()) };
  });

  handle(app, contracts.readLiveness, async () => ok);

  handle(app, contracts.readReadiness, async () => {
    if (draining.begun || site !== null) throw new HttpError("unavailable");
    await reachDatabase();
    if (!migrated) throw new HttpError("unavailable");
    return ok;
  });
}
