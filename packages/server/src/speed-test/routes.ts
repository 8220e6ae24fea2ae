import type { FastifyInstance } from "fastify";
import { setTimeout as sleep } from "node:timers/promises";
import { drawAudit } from "@agency/contracts/audit";
import * as contracts from "@agency/contracts/speed-test";
import { newAuditRecord } from "../audit/audit-record.ts";
import { presentAudit } from "../audit/present-audit.ts";
import { findAudit, storeAudit } from "../audit/store.ts";
import type { Dependencies } from "../dependencies.ts";
import { handle } from "../kit/http/handle.ts";
import { languageOf } from "../kit/http/language.ts";
import { addressKey } from "../kit/http/throttle.ts";
import { OutboundError, siteError } from "../kit/outbound/outbound-error.ts";
import { Refusal } from "../kit/refusal.ts";
import { awaitDrawing, awaitSpeedTest, siteRefusal } from "./await-speed-test.ts";
import { browserQueue } from "./browser-queue.ts";
import { normaliseUrl } from "./normalise-url.ts";
import { requestDrawing, requestSpeedTest } from "./request-speed-test.ts";
import { presentSpeedTest } from "./speed-test-presenter.ts";

/** What the one browser does: it measures pages, and draws them for audits. */
export function speedTestRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { database, speedTests, outbound, newId, clock } = dependencies;
  const queue = browserQueue(dependencies);

  handle(app, contracts.testSpeed, async ({ body, request, reply }) => {
    await queue.attempt(request.ip);
    await requireReachable(body.url, addressKey(request.ip));
    const asked = await requestSpeedTest(queue.asking, {
      url: normaliseUrl(body.url),
      ticket: body.ticket ?? newId(),
      ...queue.visitor(request.ip),
    });
    const shown = { url: body.url, language: languageOf(request) };
    if ("cached" in asked) return { test: presentSpeedTest(asked.cached, { ...shown, cached: true }) };
    const test = await awaitSpeedTest({ speedTests, sleep, gone: () => reply.raw.destroyed }, asked.id);
    const cached = test.measuredAt < test.requestedAt;
    return { test: presentSpeedTest(test, { ...shown, cached }) };
  });

  handle(app, contracts.readSpeedTestProgress, async ({ params }) => {
    const test = await speedTests.findByTicket(params.ticket);
    if (!test) throw new Refusal("not_found");
    const position = test.state === "queued" ? await speedTests.ahead(test, await clock()) : 0;
    return { state: test.state, position, stage: test.stage };
  });

  handle(app, drawAudit, async ({ params, body, request, reply }) => {
    await queue.attempt(request.ip);
    const { url } = await findAudit(database, params.auditId);
    const id = await requestDrawing(queue.asking, { url, ticket: newId(), ...queue.visitor(request.ip) });
    const drawn = await awaitDrawing({ speedTests, sleep, gone: () => reply.raw.destroyed }, id);
    // Beside the audit of the page as sent.
    const audit = newAuditRecord({ url, ...drawn }, await clock());
    await storeAudit(database, audit, null);
    return presentAudit(audit, body.language ?? languageOf(request), { drawable: false });
  });

  /** Reports a bad URL at once, instead of after the wait in the queue. */
  async function requireReachable(url: string, asker: string): Promise<void> {
    try {
      await outbound.check(url, { asker });
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      const site = siteError(error);
      throw site ? siteRefusal(site.problem) : new Refusal("speed_test_busy", { params: { seconds: 10 } });
    }
  }
}
