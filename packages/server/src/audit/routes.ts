import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Language, offered } from "@agency/content/settings";
import * as contracts from "@agency/contracts/audit";
import type { AuditAnswer } from "@agency/contracts/audit";
import { readVisit } from "../enquiries/read-visit.ts";
import type { Context } from "../kit/context.ts";
import { HttpError, requestLanguage, sandboxed } from "../kit/http/errors.ts";
import { handle, handleIf } from "../kit/http/handle.ts";
import { addressKey, type MailboxLimit, type Throttling } from "../kit/http/throttle.ts";
import { gate } from "../kit/outbound/gate.ts";
import { OutboundError } from "../kit/outbound/outbound-error.ts";
import type { Outbound } from "../kit/outbound/outbound.ts";
import { workersHaveBrowser } from "../settings/store.ts";
import { auditFetching, type Reading } from "./collect-evidence.ts";
import { presentAudit } from "./present-audit.ts";
import { type AuditInput, confirmAuditMail, mailAudit, runAudit } from "./run-audit.ts";
import type { AuditSandbox } from "./sandbox-tasks.ts";
import { findAudit, findPrevious } from "./store.ts";
import type { AuditRecord } from "./table.ts";

/**
 * Limits on audits at once, in all and per asker: half of the guarded client's limit, since an audit fetches two URLs at a
 * time. So an audit never misses its robots.txt because of another one.
 */
const atOnce = { total: 12, perAsker: 4, waiting: 48, patience: 10_000 };

export function auditRoutes(
  app: FastifyInstance,
  needs: Throttling & { outbound: Outbound; sandbox: AuditSandbox },
  countMail: MailboxLimit,
): void {
  const { database, outbound, sandbox } = needs;
  const entrance = gate(atOnce);
  const reading: Reading = {
    references: (read) => sandboxed(sandbox.run.readReferences(read), "page_unreadable"),
    audit: (evidence) => sandboxed(sandbox.run.auditPage(evidence), "page_unreadable"),
  };

  handleIf(offered.audit, app, contracts.runAudit, async ({ body, request }) => {
    const email = body.email || undefined;
    if (email) await countMail(email);
    const audit = await run(request, { url: body.url, email, visit: readVisit(request, body) });
    return present(audit, body.language ?? requestLanguage(request));
  });

  handleIf(offered.audit, app, contracts.repeatAudit, async ({ params, body, request }) => {
    const previous = await findAudit(database, params.auditId);
    const language = body.language ?? requestLanguage(request);
    return present(await run(request, { url: previous.url, visit: { language }, previous }), language);
  });

  handle(app, contracts.readAudit, async ({ params, request }) =>
    present(await findAudit(database, params.auditId), requestLanguage(request)),
  );

  handle(app, contracts.mailAudit, async ({ params, body, request }) => {
    await countMail(body.email);
    await mailAudit(needs, params.auditId, { email: body.email, visit: readVisit(request, body) });
    return null;
  });

  handle(app, contracts.confirmAuditMail, async ({ body }) => {
    await confirmAuditMail(needs, body.token);
    return null;
  });

  /** Audits once there is room for another audit of this visitor. */
  async function run(request: FastifyRequest, input: AuditInput): Promise<AuditRecord> {
    const asker = addressKey(request.ip);
    const leave = await enter(asker);
    try {
      return await runAudit({ ...needs, fetching: auditFetching(outbound, asker), reading }, input);
    } catch (error) {
      throw orBusy(error);
    } finally {
      leave();
    }
  }

  async function enter(asker: string): Promise<() => void> {
    try {
      return await entrance.enter(asker);
    } catch (error) {
      throw orBusy(error);
    }
  }

  async function present(audit: AuditRecord, language: Language): Promise<AuditAnswer> {
    const [drawable, previous] = await Promise.all([isDrawable(needs, audit), findPrevious(database, audit)]);
    return presentAudit(audit, language, { drawable, previous });
  }
}

/** A worker that was not seen for so long, in ms, may be gone. */
const longestSilence = 60_000;

/** Whether an audit can be made of a page as drawn: its text appears only then, and a worker has a browser. */
async function isDrawable({ database, clock }: Context, { result }: AuditRecord): Promise<boolean> {
  const isShell = result.findings.some(({ check, finding }) => check === "scripts" && finding === "shell");
  if (!isShell) return false;
  return workersHaveBrowser(database, new Date((await clock()).getTime() - longestSilence));
}

/** Value of Retry-After when too many fetches are running, in seconds. */
const busyFor = 5;

/** The error, or the one of having no room: what remains of the guarded client's errors. */
function orBusy(error: unknown): unknown {
  return error instanceof OutboundError ? new HttpError("unavailable", { seconds: busyFor }) : error;
}
