import type { FastifyInstance, FastifyRequest } from "fastify";
import * as contracts from "@agency/contracts/wrong-recipients";
import type { WrongRecipient as WrongRecipientAnswer } from "@agency/contracts/wrong-recipients";
import { formatClientId } from "../clients/client-id.ts";
import { findClient } from "../clients/find-client.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireAuthor } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { presentUses } from "../opens/present-uses.ts";
import { opensOfReport } from "../opens/store.ts";
import { requireScope } from "../own-clients/require-scope.ts";
import { findReport } from "../reports/store.ts";
import { findDispatch } from "../sending/store.ts";
import {
  countReached,
  deleteWrongRecipient,
  findWrongRecipient,
  settleWrongRecipient,
  storeWrongRecipient,
  type WrongRecipientOfReport,
  wrongRecipientsOfReport,
} from "./store.ts";
import { knowledge, noticePeriod, type WrongRecipient } from "./wrong-recipient.ts";

/** The staff say that an email with a report went to the wrong person, and do what follows from it. */
export function wrongRecipientRoutes(app: FastifyInstance, { database, clock, newId }: Context): void {
  handle(app, contracts.noteWrongRecipient, async ({ params, request }) => {
    const client = await findClient(database, params.clientId);
    const report = await findReport(database, client.id, params.reportId);
    const dispatch = report && (await findDispatch(database, report.id, params.dispatchId));
    if (!dispatch) throw new Refusal("report_not_found");
    if (!["sending", "sent", "uncertain"].includes(dispatch.state)) throw new Refusal("not_sent");
    const noticedBy = await requireAuthor(request);
    const noted = { id: newId(), dispatchId: dispatch.id, noticedAt: await clock(), noticedBy };
    return present(await find(request, await storeWrongRecipient(database, client, dispatch.recipient, noted)));
  });

  handle(app, contracts.listWrongRecipients, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    const report = await findReport(database, client.id, params.reportId);
    if (!report) throw new Refusal("report_not_found");
    return (await wrongRecipientsOfReport(database, report.id)).map(presentNoted);
  });

  handle(app, contracts.readWrongRecipient, async ({ params, request }) =>
    present(await find(request, params.wrongRecipientId)),
  );

  handle(app, contracts.settleWrongRecipient, async ({ params, body, request }) => {
    const found = await find(request, params.wrongRecipientId);
    const settled = body.settled ? { at: await clock(), by: await requireAuthor(request) } : null;
    await settleWrongRecipient(database, found.id, settled);
    return present({ ...found, settledAt: settled?.at ?? null, settledBy: settled?.by ?? null });
  });

  handle(app, contracts.takeBackWrongRecipient, async ({ params, request }) => {
    const found = await find(request, params.wrongRecipientId);
    await deleteWrongRecipient(database, found, { id: newId(), now: await clock() });
    return null;
  });

  async function find(request: FastifyRequest, id: string): Promise<WrongRecipientOfReport> {
    const found = await findWrongRecipient(database, await requireScope(request), id);
    if (!found) throw new Refusal("wrong_recipient_not_found");
    return found;
  }

  async function present(found: WrongRecipientOfReport): Promise<WrongRecipientAnswer> {
    const { email, report, client, contact, former, noticedAt } = found;
    const [uses, reached] = await Promise.all([opensOfReport(database, report.id), countReached(database, email)]);
    const { until, hoursLeft } = noticePeriod(noticedAt, await clock());
    return {
      ...presentNoted(found),
      clientId: formatClientId(client.accessId),
      clientName: client.name,
      language: client.language,
      reportId: report.id,
      reportType: report.type,
      reportPeriod: { start: report.periodStart, end: report.periodEnd },
      revision: email.revision,
      recipient: email.recipient,
      recipientName: email.recipientName,
      sentAt: email.sentAt?.toISOString() ?? null,
      contact,
      canPutBack: former !== null,
      knownId: knowledge(found, client.accessId),
      uses: presentUses(uses.filter(({ revision }) => revision === email.revision)),
      recording: client.recording,
      recordedSince: client.recordedSince?.toISOString() ?? null,
      reached,
      notice: { until: until.toISOString(), hoursLeft },
    };
  }
}

function presentNoted({ id, dispatchId, noticedAt, noticedBy, settledAt, settledBy }: WrongRecipient) {
  return {
    id,
    dispatchId,
    noticedAt: noticedAt.toISOString(),
    noticedBy,
    settled: settledAt && { at: settledAt.toISOString(), by: settledBy ?? "" },
  };
}
