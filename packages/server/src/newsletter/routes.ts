import type { FastifyInstance } from "fastify";
import { isArticle } from "@agency/content/articles/catalogue";
import { languages } from "@agency/content/settings";
import * as contracts from "@agency/contracts/newsletter";
import type { Issue as IssueAnswer } from "@agency/contracts/newsletter";
import { localDate } from "@agency/model/time-zone";
import type { Dependencies } from "../dependencies.ts";
import { visitOf } from "../enquiries/visit-of.ts";
import type { FormLimit } from "../kit/http/form-limit.ts";
import { handle } from "../kit/http/handle.ts";
import { languageOf } from "../kit/http/language.ts";
import { acceptForms } from "./accept-forms.ts";
import { confirmSubscription } from "./confirm-subscription.ts";
import type { Issue, IssueCounts } from "./issue.ts";
import { requestIssue } from "./request-issue.ts";
import { signUp } from "./sign-up.ts";
import { subscribersCsv } from "./subscribers-csv.ts";
import { unsubscribe } from "./unsubscribe.ts";

export function newsletterRoutes(app: FastifyInstance, dependencies: Dependencies, limit: FormLimit): void {
  const { newsletter, enquiries, issues, writing } = dependencies;
  const list = { ...writing, newsletter, enquiries };

  handle(app, contracts.signUp, async ({ body, request }) => {
    await limit.countMail(request, body.email);
    return { asked: await signUp(list, { email: body.email, visit: visitOf(request, body) }) };
  });

  handle(app, contracts.confirmSubscription, async ({ body }) => {
    await confirmSubscription(list, body.token);
    return null;
  });

  void app.register(async (forms) => {
    acceptForms(forms);
    handle(forms, contracts.unsubscribe, async ({ query }) => {
      await unsubscribe(list, query.token);
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
      return reply.redirect(`${languages[languageOf(request)].prefix}/newsletter#unsubscribe=${shown}`, 303);
    },
  );

  handle(app, contracts.exportSubscribers, async ({ reply }) => {
    const day = localDate(await writing.clock()).toString();
    reply.header("content-disposition", `attachment; filename="subscribers-${day}.csv"`);
    const subscribers = await newsletter.confirmed();
    reply.header("x-total-count", subscribers.length);
    return subscribersCsv(subscribers);
  });

  handle(app, contracts.requestIssue, async ({ body }) => {
    const issue = await requestIssue({ ...writing, issues, isArticle }, body.slug);
    const found = (await issues.list()).find(({ issue: { id } }) => id === issue.id);
    return present(issue, found?.counts);
  });

  handle(app, contracts.listIssues, async () =>
    (await issues.list()).map(({ issue, counts }) => present(issue, counts)),
  );
}

const none: IssueCounts = { queued: 0, sent: 0, failed: 0, uncertain: 0 };

function present({ slug, requestedAt }: Issue, counts: IssueCounts = none): IssueAnswer {
  return { slug, requestedAt: requestedAt.toISOString(), articleExists: isArticle(slug), counts };
}
