import type { FastifyInstance, FastifyRequest } from "fastify";
import * as contracts from "@agency/contracts/answers";
import type { AnswerInput, ClientAnswer, OwnAnswer } from "@agency/contracts/answers";
import { findClient } from "../clients/find-client.ts";
import type { PortalAccess } from "../clients/portal-access.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireAuthor } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import type { Report } from "../reports/report.ts";
import { findReport } from "../reports/store.ts";
import type { SharedAccess } from "../shares/shared-access.ts";
import { type AnswerOfReport, fromPortal, type ReportAnswer } from "./answer.ts";
import { answersOfClient, findAnswer, isLatest, settleAnswer, storeAnswer } from "./store.ts";

/** Clients say what they think of a report, in the portal or by its link. The staff read it, and deal with questions. */
export function answerRoutes(
  app: FastifyInstance,
  { database, clock, newId }: Context,
  { portal, shared }: { portal: PortalAccess; shared: SharedAccess },
): void {
  handle(app, contracts.readAnswer, async ({ params, query, request }) => {
    const report = await requireRevision(request, params, query.revision);
    return ownAnswer(request, { report, revision: query.revision ?? report.revision, via: fromPortal });
  });

  handle(app, contracts.giveAnswer, async ({ params, body, request }) => {
    const report = await requireRevision(request, params, body.revision);
    return give(request, { report, revision: body.revision, via: fromPortal }, body);
  });

  handle(app, contracts.readSharedAnswer, async ({ params, query, request }) => {
    const { share, report } = await requireShared(request, params.shareToken, query.revision);
    return ownAnswer(request, { report, revision: query.revision ?? report.revision, via: share });
  });

  handle(app, contracts.giveSharedAnswer, async ({ params, body, request }) => {
    const { share, report } = await requireShared(request, params.shareToken, body.revision);
    return give(request, { report, revision: body.revision, via: share }, body);
  });

  handle(app, contracts.listAnswers, async ({ params }) => {
    const client = await findClient(database, params.clientId);
    return (await answersOfClient(database, client.id)).map(present);
  });

  handle(app, contracts.settleAnswer, async ({ params, body, request }) => {
    const client = await findClient(database, params.clientId);
    const by = await requireAuthor(request);
    const answer = (await answersOfClient(database, client.id)).find(({ id }) => id === params.answerId);
    if (!answer) throw new Refusal("answer_not_found");
    const settled = body.settled ? { at: await clock(), by } : null;
    await settleAnswer(database, answer.id, settled);
    return present({ ...answer, settledAt: settled?.at ?? null, settledBy: settled?.by ?? null });
  });

  type Place = { report: Report; revision: number; via: string };

  async function requireRevision(
    request: FastifyRequest,
    { clientId, reportId }: { clientId: string; reportId: string },
    revision?: number,
  ): Promise<Report> {
    const { id } = await portal.findClient(request, clientId);
    return findRevised(id, reportId, revision);
  }

  async function requireShared(request: FastifyRequest, token: string, revision?: number) {
    const { share, client } = await shared.requireShare(request, token);
    return { share: share.id, report: await findRevised(client.id, share.reportId, revision) };
  }

  /** @throws Refusal report_not_found for a revision that the client cannot read */
  async function findRevised(clientId: string, reportId: string, revision = 1): Promise<Report> {
    const report = await findReport(database, clientId, reportId);
    if (!report || revision > report.revision) throw new Refusal("report_not_found");
    return report;
  }

  async function ownAnswer(request: FastifyRequest, { report, revision, via }: Place): Promise<OwnAnswer> {
    const [answer, latest, isStaff] = await Promise.all([
      findAnswer(database, { reportId: report.id, revision, via }),
      isLatest(database, report),
      request.signedIn(),
    ]);
    return { answer: answer && given(answer), state: isStaff ? "staff" : latest ? "open" : "closed" };
  }

  async function give(
    request: FastifyRequest,
    { report, revision, via }: Place,
    body: AnswerInput,
  ): Promise<OwnAnswer> {
    if (await request.signedIn()) throw new Refusal("answer_by_staff");
    if (!(await isLatest(database, report))) throw new Refusal("answer_closed");
    const { rating, customers, worth } = body;
    const said = { rating, customers, worth, question: body.question || null, name: body.name || null };
    const place = { reportId: report.id, revision, via };
    const answer = await storeAnswer(database, place, said, { now: await clock(), newId });
    return { answer: answer && given(answer), state: "open" };
  }
}

function given({ rating, question, customers, worth, name, answeredAt }: ReportAnswer) {
  return { rating, question, customers, worth, name, at: answeredAt.toISOString() };
}

function present(answer: AnswerOfReport): ClientAnswer {
  const { id, reportId, revision, type, period, recipient, settledAt, settledBy } = answer;
  return {
    ...given(answer),
    id,
    reportId,
    reportType: type,
    reportPeriod: period,
    revision,
    recipient,
    settled: settledAt && { at: settledAt.toISOString(), by: settledBy ?? "" },
  };
}
