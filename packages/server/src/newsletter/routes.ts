import type { FastifyInstance } from "fastify";
import { isArticle } from "@agency/content/articles/catalogue";
import { aboutLanguage, offered } from "@agency/content/settings";
import * as contracts from "@agency/contracts/newsletter";
import type { Issue as IssueAnswer } from "@agency/contracts/newsletter";
import { readVisit } from "../enquiries/read-visit.ts";
import type { Context } from "../kit/context.ts";
import { requestLanguage } from "../kit/http/errors.ts";
import { handle, handleIf } from "../kit/http/handle.ts";
import type { MailboxLimit } from "../kit/http/throttle.ts";
import { Refusal } from "../kit/refusal.ts";
import { answerAsCsv, type SpreadsheetColumns, spreadsheetCsv } from "../kit/spreadsheet-csv.ts";
import type { Issue, IssueCounts, Subscriber } from "./newsletter.ts";
import { confirmedSubscribers, listIssues, storeIssue } from "./store.ts";
import { confirmSubscription, signUp, unsubscribe } from "./subscribe.ts";

export function newsletterRoutes(app: FastifyInstance, context: Context, countMail: MailboxLimit): void {
  const { database, clock, newId } = context;

  handleIf(offered.newsletter, app, contracts.signUp, async ({ body, request }) => {
    await countMail(body.email);
    return { asked: await signUp(context, { email: body.email, visit: readVisit(request, body) }) };
  });

  handle(app, contracts.confirmSubscription, async ({ body }) => {
    await confirmSubscription(context, body.token);
    return null;
  });

  void app.register(async (forms) => {
    acceptForms(forms);
    handle(forms, contracts.unsubscribe, async ({ query }) => {
      await unsubscribe(context, query.token);
      return null;
    });
  });

  // People open the address behind their mail program's button, and link checkers do: only the page's own button acts.
  app.get<{ Querystring: { token?: unknown } }>(
    contracts.unsubscribe.path,
    { schema: { hide: true } },
    (request, reply) => {
      const { token } = request.query;
      const shown = typeof token === "string" ? encodeURIComponent(token) : "";
      return reply.redirect(`${aboutLanguage(requestLanguage(request)).prefix}/newsletter#unsubscribe=${shown}`, 303);
    },
  );

  handle(app, contracts.exportSubscribers, async ({ reply }) => {
    answerAsCsv(reply, "subscribers", await clock());
    const subscribers = await confirmedSubscribers(database);
    reply.header("x-total-count", subscribers.length);
    return spreadsheetCsv(columns, subscribers);
  });

  handle(app, contracts.countSubscribers, async () => ({ count: (await confirmedSubscribers(database)).length }));

  handle(app, contracts.requestIssue, async ({ body: { slug } }) => {
    if (!isArticle(slug)) throw new Refusal("article_not_found");
    const issue = await storeIssue(database, { id: newId(), slug });
    const found = (await listIssues(database)).find(({ issue: { id } }) => id === issue.id);
    return present(issue, found?.counts);
  });

  handle(app, contracts.listIssues, async () =>
    (await listIssues(database)).map(({ issue, counts }) => present(issue, counts)),
  );
}

/**
 * Lets a route accept a form as its body, which it ignores: mail services end a newsletter subscription this way (RFC 8058).
 * All other routes refuse forms, since a page of another site could send one without a preflight.
 */
function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    ["application/x-www-form-urlencoded", "multipart/form-data"],
    { parseAs: "string" },
    (_request, _body, done) => done(null, undefined),
  );
}

/** Subscribers with the consent given and its time. */
const columns: SpreadsheetColumns<Subscriber> = {
  email: ({ email }) => email,
  language: ({ language }) => language,
  confirmed_at: ({ confirmedAt }) => confirmedAt?.toISOString(),
  requested_at: ({ requestedAt }) => requestedAt.toISOString(),
  notice_version: ({ noticeVersion }) => noticeVersion,
  page: ({ page }) => page,
  city: ({ city }) => city,
};

const none: IssueCounts = { queued: 0, sent: 0, failed: 0, uncertain: 0 };

function present({ slug, requestedAt }: Issue, counts: IssueCounts = none): IssueAnswer {
  return { slug, requestedAt: requestedAt.toISOString(), articleExists: isArticle(slug), counts };
}
