import type { FastifyInstance } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";
import { drawAudit } from "@agency/contracts/audit";
import type { Dependencies } from "../dependencies.ts";
import { handle } from "../kit/http/handle.ts";
import { languageOf } from "../kit/http/language.ts";
import { awaitDrawing } from "../speed-test/await-speed-test.ts";
import { browserQueue } from "../speed-test/browser-queue.ts";
import { requestDrawing } from "../speed-test/request-speed-test.ts";
import { presentAudit } from "./audit-presenter.ts";
import type { AuditRecord } from "./audit-record.ts";
import { findAudit } from "./find-audit.ts";
import { keepDrawnAudit } from "./keep-drawn-audit.ts";

/** A worker that was not seen for so long, in ms, may be gone. */
const longestSilence = 60_000;

/** Audits of pages as the browser of the speed tests draws them, in its queue. */
export function drawnAuditRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { audits, clock, newId, random, speedTests } = dependencies;
  const queue = browserQueue(dependencies);

  handle(app, drawAudit, async ({ params, body, request, reply }) => {
    await queue.attempt(request.ip);
    const { url } = await findAudit({ audits }, params.auditId);
    const id = await requestDrawing(queue.asking, { url, ticket: newId(), ...queue.visitor(request.ip) });
    const drawn = await awaitDrawing({ speedTests, sleep, gone: () => reply.raw.destroyed }, id);
    const audit = await keepDrawnAudit({ audits, clock, random }, { url, ...drawn });
    return presentAudit(audit, body.language ?? languageOf(request), { drawable: false });
  });
}

/** Whether an audit can be made of a page as drawn: its text appears only then, and a worker has a browser. */
export async function isDrawable(
  { workers, clock }: Pick<Dependencies, "workers" | "clock">,
  { result }: AuditRecord,
): Promise<boolean> {
  const isShell = result.findings.some(({ check, finding }) => check === "scripts" && finding === "shell");
  return isShell && workers.haveBrowser(new Date((await clock()).getTime() - longestSilence));
}
