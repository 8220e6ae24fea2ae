import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/audit/routes";
import type { Reading } from "@agency/core/audit/collect-evidence";
import { confirmAuditMail } from "@agency/core/audit/confirm-audit-mail";
import { findAudit } from "@agency/core/audit/find-audit";
import { mailAudit } from "@agency/core/audit/mail-audit";
import { runAudit } from "@agency/core/audit/run-audit";
import { gate } from "@agency/platform/outbound/gate";
import type { Dependencies } from "../../dependencies.ts";
import { handle } from "../../http/handle.ts";
import { languageOf } from "../../http/language.ts";
import type { FormLimit } from "../../public-forms/form-limit.ts";
import { visitOf } from "../../public-forms/visit.ts";
import { sandboxed } from "../../sandboxed.ts";
import { addressKey, makeThrottle } from "../../throttle.ts";
import { auditFetching, fetchError } from "./audit-fetching.ts";
import { presentAudit } from "./audit-presenter.ts";

/**
 * Limits on audits at once, in all and per asker: half of the guarded client's limit, since an audit fetches two URLs at a
 * time. So an audit never misses its robots.txt because of another one.
 */
const atOnce = { total: 12, perAsker: 4, waiting: 48, patience: 10_000 };

export function auditRoutes(app: FastifyInstance, dependencies: Dependencies, forms: FormLimit): void {
  const { audits, outbound, random, sandbox, writing } = dependencies;
  // Higher than the limit for forms: people audit a page again after every fix.
  const runs = makeThrottle(dependencies, "audits", { free: 30, memory: 900, longestWait: 300 });
  const entrance = gate(atOnce);
  const reading: Reading = {
    references: (read) => sandboxed(sandbox.run("readReferences", read), "page_unreadable"),
    audit: (evidence) => sandboxed(sandbox.run("auditPage", evidence), "page_unreadable"),
  };

  handle(app, contracts.runAudit, async ({ body, request }) => {
    const asker = addressKey(request.ip);
    const email = body.email || undefined;
    await runs.attempt(asker);
    if (email) await forms.countMail(request, email);
    const visit = visitOf(request, body);
    const leave = await enter(asker);
    try {
      const fetching = auditFetching(outbound, asker);
      const audit = await runAudit({ ...writing, audits, random, fetching, reading }, { url: body.url, email, visit });
      return presentAudit(audit, body.language ?? languageOf(request));
    } finally {
      leave();
    }
  });

  handle(app, contracts.readAudit, async ({ params, request }) =>
    presentAudit(await findAudit({ audits }, params.auditId), languageOf(request)),
  );

  handle(app, contracts.mailAudit, async ({ params, body, request }) => {
    await forms.countMail(request, body.email);
    await mailAudit({ ...writing, audits, random }, params.auditId, {
      email: body.email,
      visit: visitOf(request, body),
    });
    return null;
  });

  handle(app, contracts.confirmAuditMail, async ({ body }) => {
    await confirmAuditMail({ ...writing, audits }, body.token);
    return null;
  });

  async function enter(asker: string): Promise<() => void> {
    try {
      return await entrance.enter(asker);
    } catch (error) {
      throw fetchError(error);
    }
  }
}
