import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/health/routes";
import manifest from "../../../package.json" with { type: "json" };
import type { Dependencies } from "../../dependencies.ts";
import { HttpError } from "../../http/errors.ts";
import { handle } from "../../http/handle.ts";

export function healthRoutes(app: FastifyInstance, { clock, log }: Dependencies): void {
  handle(app, contracts.readHealth, async () => {
    try {
      await clock();
    } catch (error) {
      log.error({ err: error }, "The database is out of reach");
      throw new HttpError("unavailable");
    }
    return { status: "ok" as const, version: manifest.version };
  });
}
