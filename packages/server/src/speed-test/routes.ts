import type { FastifyInstance } from "fastify";
import { type Language, offered } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { drawAudit } from "@agency/contracts/audit";
import * as contracts from "@agency/contracts/speed-test";
import type { SpeedTest } from "@agency/contracts/speed-test";
import { readAddresses } from "@agency/model/web-address";
import { presentAudit } from "../audit/present-audit.ts";
import { findAudit, findPrevious, storeAudit } from "../audit/store.ts";
import { newAuditRecord } from "../audit/table.ts";
import { requestLanguage } from "../kit/http/errors.ts";
import { handle, handleIf } from "../kit/http/handle.ts";
import { addressKey, networkKey, type Throttling } from "../kit/http/throttle.ts";
import { OutboundError, siteError } from "../kit/outbound/outbound-error.ts";
import type { Outbound } from "../kit/outbound/outbound.ts";
import { Refusal } from "../kit/refusal.ts";
import {
  awaitDrawing,
  awaitSpeedTest,
  siteRefusal,
  hash,
  requestDrawing,
  requestSpeedTest,
} from "./request-speed-test.ts";
import { type MeasuredSpeedTest, normaliseAddress } from "./speed-test.ts";
import { countAhead, findTestByTicket } from "./store.ts";

/** One browser serves both: it measures pages, and draws them for audits. */
export function speedTestRoutes(app: FastifyInstance, context: Throttling & { outbound: Outbound }): void {
  const { environment, database, outbound, newId, clock } = context;

  handleIf(offered.speed, app, contracts.testSpeed, async ({ body, request, reply }) => {
    await requireReachable(body.url, addressKey(request.ip));
    const asked = await requestSpeedTest(context, {
      url: normaliseAddress(body.url),
      ticket: body.ticket ?? newId(),
      ...visitor(request.ip),
    });
    const shown = { url: body.url, language: requestLanguage(request) };
    if ("cached" in asked) return { test: presentSpeedTest(asked.cached, { ...shown, cached: true }) };
    const test = await awaitSpeedTest(database, asked.id, () => reply.raw.destroyed);
    const cached = test.measuredAt < test.requestedAt;
    return { test: presentSpeedTest(test, { ...shown, cached }) };
  });

  handle(app, contracts.readSpeedTestProgress, async ({ params }) => {
    const test = await findTestByTicket(database, params.ticket);
    if (!test) throw new Refusal("not_found");
    const position = test.state === "queued" ? await countAhead(database, test, await clock()) : 0;
    return { state: test.state, position, stage: test.stage };
  });

  handleIf(offered.audit, app, drawAudit, async ({ params, body, request, reply }) => {
    const previous = await findAudit(database, params.auditId);
    const { url } = previous;
    const id = await requestDrawing(context, { url, ticket: newId(), ...visitor(request.ip) });
    const drawn = await awaitDrawing(database, id, () => reply.raw.destroyed);
    // Beside the audit of the page as sent.
    const audit = await newAuditRecord(context, { url, ...drawn, previous });
    await storeAudit(database, audit, null);
    const compared = { drawable: false, previous: await findPrevious(database, audit) };
    return presentAudit(audit, body.language ?? requestLanguage(request), compared);
  });

  /** The visitor as the queue knows one, which learns no address. */
  function visitor(ip: string): { asker: string | null; network: string | null } {
    if (environment.RATE_LIMITS === "off") return { asker: null, network: null };
    return { asker: hash(addressKey(ip)), network: hash(networkKey(ip)) };
  }

  /** Reports a bad address at once, instead of after the wait in the queue. */
  async function requireReachable(typed: string, asker: string): Promise<void> {
    const [first = ""] = readAddresses(typed);
    try {
      await outbound.check(first, { asker });
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      const site = siteError(error);
      throw site ? siteRefusal(site.problem) : new Refusal("speed_test_busy", { params: { seconds: 10 } });
    }
  }
}

/** A speed test in one language. */
export function presentSpeedTest(
  { figures, measuredAt }: MeasuredSpeedTest,
  { url, cached, language }: { url: string; cached: boolean; language: Language },
): SpeedTest {
  const t = translator(language);
  const advice =
    figures.advice?.map((advised) => ({
      ...advised,
      title: t(`speedAdvice:${advised.advice}.title`),
      text: t(`speedAdvice:${advised.advice}.text`),
    })) ?? null;
  return { url, ...figures, advice, measuredAt: measuredAt.toISOString(), cached };
}
