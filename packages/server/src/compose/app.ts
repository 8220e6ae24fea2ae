import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { recordCalls } from "../activity/record-calls.ts";
import { activityRoutes } from "../activity/routes.ts";
import { alertRoutes } from "../alerts/routes.ts";
import { answerRoutes } from "../answers/routes.ts";
import { attentionRoutes } from "../attention/routes.ts";
import { auditRoutes } from "../audit/routes.ts";
import { boardClientRoutes } from "../board/client-routes.ts";
import { boardRoutes } from "../board/routes.ts";
import { bookingRoutes } from "../bookings/routes.ts";
import { clientArchiveRoutes } from "../client-archive/routes.ts";
import { clientHistoryRoutes } from "../client-history/routes.ts";
import { clientListRoutes } from "../client-lists/routes.ts";
import { formatClientId } from "../clients/client-id.ts";
import { guardClients } from "../clients/guard-client.ts";
import { logoRoutes } from "../clients/logo-routes.ts";
import { portalAccess } from "../clients/portal-access.ts";
import { clientRoutes } from "../clients/routes.ts";
import { readLogo } from "../clients/store.ts";
import { enquiryRoutes } from "../enquiries/routes.ts";
import { figuresRoutes } from "../figures/routes.ts";
import { importRoutes } from "../imports/routes.ts";
import { limitArrival, longestArrival, takeOnlyJson } from "../kit/http/bodies.ts";
import { keepBudgets } from "../kit/http/budgets.ts";
import { answerErrors } from "../kit/http/errors.ts";
import { validatorCompiler } from "../kit/http/handle.ts";
import { limitIdle } from "../kit/http/idle-connections.ts";
import { describe } from "../kit/http/openapi.ts";
import { type Limits, shedLoad } from "../kit/http/overload.ts";
import { sharedPeers, watchProxies } from "../kit/http/proxies.ts";
import { RequestLog } from "../kit/http/request-log.ts";
import { judgeTargets, routedTarget } from "../kit/http/request-target.ts";
import { securityHeaders } from "../kit/http/security-headers.ts";
import { requireSameOrigin } from "../kit/http/signed-in.ts";
import { serveSite, siteProblem } from "../kit/http/site.ts";
import { closeConnectionsWhileDraining, type Draining } from "../kit/http/start-and-stop.ts";
import { mailboxLimit } from "../kit/http/throttle.ts";
import { measureRequests, type RecordAnswer, redactedRequest, traceRequests } from "../kit/http/trace.ts";
import { answerWithoutNode, unreadableRequests } from "../kit/http/unreadable.ts";
import { namesItsRequest } from "../kit/log/log.ts";
import { readRequestId } from "../kit/log/request-id.ts";
import { mailWordsRoutes } from "../mail-words/routes.ts";
import { mcpRoutes } from "../mcp/routes.ts";
import { newsletterRoutes } from "../newsletter/routes.ts";
import { signUpAfterAll } from "../newsletter/subscribe.ts";
import { notificationRoutes } from "../notifications/routes.ts";
import { openAfterwards } from "../opens/record-open.ts";
import { openRoutes } from "../opens/routes.ts";
import { peopleRoutes } from "../people/routes.ts";
import { planRoutes } from "../plan/routes.ts";
import { firstScreenRoutes, portalProgram } from "../portal/first-screen-routes.ts";
import { historyRoutes } from "../portal/history-routes.ts";
import { portalRoutes } from "../portal/routes.ts";
import { proposalRoutes } from "../proposals/routes.ts";
import { pdfAnswer, reportPdfs } from "../reports/report-pdfs.ts";
import { responsibleRoutes } from "../responsible/routes.ts";
import { scheduleRoutes } from "../schedules/routes.ts";
import { deletionRoutes } from "../sending/deletion-routes.ts";
import { reportRoutes } from "../sending/routes.ts";
import { shareRoutes } from "../shares/routes.ts";
import { sharedAccess } from "../shares/shared-access.ts";
import { connectionRoutes } from "../sources/connections-routes.ts";
import { sourceMatchRoutes } from "../sources/match-routes.ts";
import { sourceRoutes } from "../sources/routes.ts";
import { speedTestRoutes } from "../speed-test/routes.ts";
import { authenticate } from "../staff/authenticate.ts";
import { staffRoutes } from "../staff/routes.ts";
import { statusRoutes } from "../status/routes.ts";
import { teamRoutes } from "../team/routes.ts";
import { authenticateTokens } from "../tokens/authenticate-tokens.ts";
import { tokenRoutes } from "../tokens/routes.ts";
import { wrongRecipientRoutes } from "../wrong-recipients/routes.ts";
import type { Dependencies } from "./dependencies.ts";

/** The largest JSON body, in bytes. */
const bodyLimit = 64 * 1024;

/** Longer than any URL Node accepts, so the contracts alone limit the length of a parameter. */
const maxParamLength = 64 * 1024;

type Options = {
  /** Folder of the built website; null for none. */
  site?: string | null;
  metrics?: { answered: RecordAnswer } | null;
  draining?: Draining;
  limits?: Limits;
  /** In place of the agency's redirects from old addresses. */
  redirects?: Parameters<typeof serveSite>[3];
};

/** Builds the HTTP server. Registers plugins and routes in the order in which a request passes them. */
export async function buildApp(
  dependencies: Dependencies,
  { site = null, metrics = null, draining = { begun: false }, limits, redirects }: Options = {},
): Promise<FastifyInstance> {
  const serializers = { req: redactedRequest };
  const loggerInstance: FastifyBaseLogger = dependencies.log.child({}, { serializers });
  const app = Fastify({
    loggerInstance,
    logController: new RequestLog(loggerInstance),
    childLoggerFactory: (logger, bindings, childOptions) => namesItsRequest(logger.child(bindings, childOptions)),
    genReqId: ({ headers }) => readRequestId(headers["x-request-id"]),
    rewriteUrl: routedTarget,
    bodyLimit,
    trustProxy: dependencies.environment.TRUSTED_PROXIES ?? false,
    requestTimeout: longestArrival,
    connectionTimeout: 60_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    clientErrorHandler: unreadableRequests(dependencies),
    routerOptions: { maxParamLength },
    // Requests on open connections are still answered; drain.ts makes sure that no new ones arrive.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);
  traceRequests(app);
  closeConnectionsWhileDraining(app, draining);
  if (metrics) measureRequests(app, metrics.answered);
  const proxies = watchProxies(app, dependencies);

  await securityHeaders(app, dependencies);
  limitArrival(app);
  shedLoad(app, { ...(dependencies.environment.RATE_LIMITS === "off" ? { ofVisitor: null } : {}), ...limits });
  if (dependencies.environment.RATE_LIMITS === "on") limitIdle(app, sharedPeers(dependencies.environment));
  answerWithoutNode(app, dependencies);
  judgeTargets(app);
  await app.register(cookie);
  authenticate(app, dependencies);
  authenticateTokens(app, dependencies);
  requireSameOrigin(app, dependencies);
  takeOnlyJson(app);
  keepBudgets(app, dependencies);
  guardClients(app, dependencies);
  recordCalls(app, dependencies);
  await describe(app, dependencies);

  const portal = portalAccess(dependencies);
  const shared = sharedAccess(dependencies);
  const drawPdf = reportPdfs(dependencies.sandbox, (clientId) => readLogo(dependencies.database, clientId));
  const answerPdf = pdfAnswer(drawPdf);
  const afterwards = openAfterwards(app, dependencies);
  const mailboxes = mailboxLimit(dependencies);
  const problem = site === null ? null : siteProblem(site);
  if (problem !== null) dependencies.log.error(problem);
  await app.register(async (routes) => {
    statusRoutes(routes, dependencies, { proxies, draining, site: problem });
    staffRoutes(routes, dependencies);
    responsibleRoutes(routes, dependencies);
    proposalRoutes(routes, dependencies);
    teamRoutes(routes, dependencies);
    tokenRoutes(routes, dependencies);
    activityRoutes(routes, dependencies, formatClientId);
    auditRoutes(routes, dependencies, mailboxes);
    clientRoutes(routes, dependencies, portal);
    boardClientRoutes(routes, dependencies);
    clientListRoutes(routes, dependencies);
    logoRoutes(routes, dependencies, portal);
    figuresRoutes(routes, dependencies);
    deletionRoutes(routes, dependencies);
    importRoutes(routes, dependencies);
    boardRoutes(routes, dependencies);
    reportRoutes(routes, dependencies, answerPdf);
    portalRoutes(routes, dependencies, portal, answerPdf, afterwards);
    historyRoutes(routes, dependencies, portal, answerPdf, afterwards);
    firstScreenRoutes(routes, dependencies, portal, portalProgram(site));
    openRoutes(routes, dependencies, portal);
    shareRoutes(routes, dependencies, { portal, shared }, answerPdf, afterwards);
    answerRoutes(routes, dependencies, { portal, shared });
    wrongRecipientRoutes(routes, dependencies);
    mailWordsRoutes(routes, dependencies);
    clientHistoryRoutes(routes, dependencies);
    clientArchiveRoutes(routes, dependencies, drawPdf);
    scheduleRoutes(routes, dependencies);
    alertRoutes(routes, dependencies);
    attentionRoutes(routes, dependencies);
    enquiryRoutes(routes, dependencies, {
      subscription: (enquiry) => signUpAfterAll(dependencies, enquiry),
    });
    bookingRoutes(routes, dependencies, mailboxes);
    newsletterRoutes(routes, dependencies, mailboxes);
    notificationRoutes(routes, dependencies);
    peopleRoutes(routes, dependencies);
    connectionRoutes(routes, dependencies);
    sourceRoutes(routes, dependencies);
    sourceMatchRoutes(routes, dependencies);
    planRoutes(routes, dependencies);
    speedTestRoutes(routes, dependencies);
    mcpRoutes(routes, dependencies);
  });
  await serveSite(app, site, dependencies.environment.PUBLIC_URL, redirects);
  return app;
}
