import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import { namesItsRequest } from "@agency/platform/log/log";
import { readRequestId } from "@agency/platform/log/request-id";
import type { ApiMetrics } from "@agency/platform/metrics/api-metrics";
import type { Dependencies } from "./dependencies.ts";
import { limitArrival, longestArrival } from "./http/arrival.ts";
import { authenticate } from "./http/authenticate.ts";
import { closeConnectionsWhileDraining, type Draining } from "./http/drain.ts";
import { answerErrors } from "./http/errors.ts";
import { takeOnlyJson } from "./http/json-bodies.ts";
import { measureRequests } from "./http/measure.ts";
import { describe } from "./http/openapi.ts";
import { type Limits, shedLoad } from "./http/overload.ts";
import { watchProxies } from "./http/proxies.ts";
import { readableUrl } from "./http/readable-url.ts";
import { redactedRequest } from "./http/redact.ts";
import { requireSameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { serveSite, siteProblem } from "./http/site.ts";
import { traceRequests } from "./http/trace.ts";
import { answerWithoutNode, unreadableRequests } from "./http/unreadable.ts";
import { validatorCompiler } from "./http/validate.ts";
import { portalAccess } from "./portal-access.ts";
import { formLimit } from "./public-forms/form-limit.ts";
import { analyticsRoutes } from "./routes/analytics/analytics.ts";
import { attentionRoutes } from "./routes/attention/attention.ts";
import { auditRoutes } from "./routes/audit/audit.ts";
import { drawnAuditRoutes } from "./routes/audit/drawn-audits.ts";
import { authRoutes } from "./routes/auth/auth.ts";
import { browserLinkRoutes } from "./routes/auth/browser-links.ts";
import { boardRoutes } from "./routes/board/board.ts";
import { bookingRoutes } from "./routes/bookings/bookings.ts";
import { clientRoutes } from "./routes/clients/clients.ts";
import { logoRoutes } from "./routes/clients/logos.ts";
import { connectionRoutes } from "./routes/connections/connections.ts";
import { enquiryRoutes } from "./routes/enquiries/enquiries.ts";
import { figuresRoutes } from "./routes/figures/figures.ts";
import { healthRoutes } from "./routes/health/health.ts";
import { historyRoutes } from "./routes/history/history.ts";
import { importRoutes } from "./routes/imports/imports.ts";
import { newsletterRoutes } from "./routes/newsletter/newsletter.ts";
import { notificationRoutes } from "./routes/notifications/notifications.ts";
import { peopleRoutes } from "./routes/people/people.ts";
import { planRoutes } from "./routes/plan/plan.ts";
import { pdfAnswer } from "./routes/reports/report-pdfs.ts";
import { reportRoutes } from "./routes/reports/reports.ts";
import { roomRenderer } from "./routes/room/room-renderer.ts";
import { roomRoutes } from "./routes/room/room.ts";
import { scheduleRoutes } from "./routes/schedules/schedules.ts";
import { settingsRoutes } from "./routes/settings/settings.ts";
import { shareRoutes } from "./routes/shares/shares.ts";
import { sourceRoutes } from "./routes/sources/sources.ts";
import { speedTestRoutes } from "./routes/speed-test/speed-test.ts";
import { useAfterwards } from "./routes/uses/use-afterwards.ts";
import { useRoutes } from "./routes/uses/uses.ts";

/** The largest JSON body, in bytes. */
const bodyLimit = 64 * 1024;

/** Longer than any URL Node accepts, so the contracts alone limit the length of a parameter. */
const maxParamLength = 64 * 1024;

type Options = {
  /** Folder of the built website; null for none. */
  site?: string | null;
  metrics?: Pick<ApiMetrics, "answered"> | null;
  draining?: Draining;
  limits?: Limits;
};

/** Builds the HTTP server. Registers plugins and routes in the order in which a request passes them. */
export async function buildApp(
  dependencies: Dependencies,
  { site = null, metrics = null, draining = { begun: false }, limits }: Options = {},
): Promise<FastifyInstance> {
  const serializers = { req: redactedRequest };
  const loggerInstance: FastifyBaseLogger = dependencies.log.child({}, { serializers });
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: isUnlogged, requestIdLogLabel: "requestId" }),
    childLoggerFactory: (logger, bindings, childOptions) => namesItsRequest(logger.child(bindings, childOptions)),
    genReqId: ({ headers }) => readRequestId(headers["x-request-id"]),
    rewriteUrl: ({ url }) => readableUrl(url ?? "/"),
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
  if (metrics) measureRequests(app, metrics);
  const proxies = watchProxies(app, dependencies);

  await securityHeaders(app, dependencies);
  limitArrival(app);
  shedLoad(app, { ...(dependencies.environment.RATE_LIMITS === "off" ? { ofVisitor: null } : {}), ...limits });
  answerWithoutNode(app, dependencies);
  await app.register(cookie);
  authenticate(app, dependencies);
  requireSameOrigin(app, dependencies);
  takeOnlyJson(app);
  await describe(app, dependencies);

  const portal = portalAccess(dependencies);
  const answerPdf = pdfAnswer(dependencies.sandbox, dependencies.logos);
  const afterwards = useAfterwards(app, dependencies);
  const forms = formLimit(dependencies);
  const drawRoom = await roomRenderer(site);
  const problem = site === null ? null : siteProblem(site);
  if (problem !== null) dependencies.log.error(problem);
  await app.register(async (routes) => {
    healthRoutes(routes, dependencies, { draining, site: problem });
    authRoutes(routes, dependencies);
    browserLinkRoutes(routes, dependencies);
    auditRoutes(routes, dependencies, forms);
    drawnAuditRoutes(routes, dependencies);
    clientRoutes(routes, dependencies, portal);
    logoRoutes(routes, dependencies, portal);
    figuresRoutes(routes, dependencies);
    importRoutes(routes, dependencies);
    boardRoutes(routes, dependencies);
    reportRoutes(routes, dependencies, portal, answerPdf, afterwards);
    historyRoutes(routes, dependencies, portal, answerPdf, afterwards);
    roomRoutes(routes, dependencies, portal, drawRoom);
    useRoutes(routes, dependencies, portal);
    shareRoutes(routes, dependencies, portal, answerPdf, afterwards);
    scheduleRoutes(routes, dependencies);
    attentionRoutes(routes, dependencies);
    analyticsRoutes(routes, dependencies);
    settingsRoutes(routes, dependencies, proxies);
    enquiryRoutes(routes, dependencies, forms);
    bookingRoutes(routes, dependencies, forms);
    newsletterRoutes(routes, dependencies, forms);
    notificationRoutes(routes, dependencies);
    peopleRoutes(routes, dependencies);
    connectionRoutes(routes, dependencies);
    sourceRoutes(routes, dependencies);
    planRoutes(routes, dependencies);
    speedTestRoutes(routes, dependencies);
  });
  await serveSite(app, site);
  return app;
}

/** Pages, their files and health checks: too frequent to log. */
function isUnlogged({ url }: Pick<FastifyRequest, "url">): boolean {
  return !url.startsWith("/api/") || /^\/api\/health(\/|$)/.test(url);
}
