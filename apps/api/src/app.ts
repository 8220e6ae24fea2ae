import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import { serializerCompiler } from "fastify-type-provider-zod";
import type { Dependencies } from "./dependencies.ts";
import { authenticate } from "./http/authenticate.ts";
import { answerErrors } from "./http/errors.ts";
import { formLimit } from "./http/form-limit.ts";
import { describe } from "./http/openapi.ts";
import { portalDoor } from "./http/portal-door.ts";
import { readableUrl } from "./http/readable-url.ts";
import { redactedRequest } from "./http/redact.ts";
import { requireSameOrigin } from "./http/same-origin.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { builtSite, serveSite } from "./http/site.ts";
import { answerWithoutNode, unreadableRequests } from "./http/unreadable.ts";
import { validatorCompiler } from "./http/validate.ts";
import { auditRoutes } from "./routes/audits/audits.ts";
import { authRoutes } from "./routes/auth/auth.ts";
import { bookingRoutes } from "./routes/bookings/bookings.ts";
import { clientRoutes } from "./routes/clients/clients.ts";
import { enquiryRoutes } from "./routes/enquiries/enquiries.ts";
import { figuresRoutes } from "./routes/figures/figures.ts";
import { healthRoutes } from "./routes/health/health.ts";
import { letterRoutes } from "./routes/letters/letters.ts";
import { newsletterRoutes } from "./routes/newsletter/newsletter.ts";
import { peopleRoutes } from "./routes/people/people.ts";
import { reportRoutes } from "./routes/reports/reports.ts";
import { scheduleRoutes } from "./routes/schedules/schedules.ts";
import { settingsRoutes } from "./routes/settings/settings.ts";
import { speedTestRoutes } from "./routes/speed-test/speed-test.ts";

/** The largest JSON body, in bytes. */
const bodyLimit = 64 * 1024;

/** Longer than any address that Node takes, so that the contracts alone say how long a parameter may be. */
const maxParamLength = 64 * 1024;

/** The whole HTTP side: plugins, then routes, in the order in which a request meets them. */
export async function buildApp(dependencies: Dependencies, { site = builtSite } = {}): Promise<FastifyInstance> {
  const serializers = { req: redactedRequest };
  const loggerInstance: FastifyBaseLogger = dependencies.log.child({}, { serializers });
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: isUnlogged }),
    rewriteUrl: ({ url }) => readableUrl(url ?? "/"),
    bodyLimit,
    trustProxy: dependencies.environment.TRUSTED_PROXIES ?? false,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    clientErrorHandler: unreadableRequests(dependencies),
    routerOptions: { maxParamLength },
    return503OnClosing: true,
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerErrors(app);

  await securityHeaders(app, dependencies);
  answerWithoutNode(app, dependencies);
  await app.register(cookie);
  authenticate(app, dependencies);
  requireSameOrigin(app, dependencies);
  takeOnlyJsonAndCsv(app);
  await describe(app, dependencies);

  const door = portalDoor(dependencies);
  const forms = formLimit(dependencies);
  await app.register(async (routes) => {
    healthRoutes(routes, dependencies);
    authRoutes(routes, dependencies);
    auditRoutes(routes, dependencies, forms);
    clientRoutes(routes, dependencies, door);
    figuresRoutes(routes, dependencies);
    reportRoutes(routes, dependencies, door);
    scheduleRoutes(routes, dependencies);
    settingsRoutes(routes, dependencies);
    enquiryRoutes(routes, dependencies, forms);
    bookingRoutes(routes, dependencies, forms);
    newsletterRoutes(routes, dependencies, forms);
    letterRoutes(routes, dependencies);
    peopleRoutes(routes, dependencies);
    speedTestRoutes(routes, dependencies);
  });
  await serveSite(app, site);
  return app;
}

/** Pages and their files, and the question that monitors ask all day. */
function isUnlogged({ url }: Pick<FastifyRequest, "url">): boolean {
  return !url.startsWith("/api/") || url === "/api/health";
}

/** Anything else that a page of another site could send without asking first is refused. */
function takeOnlyJsonAndCsv(app: FastifyInstance): void {
  app.removeContentTypeParser("text/plain");
  app.addContentTypeParser("text/csv", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
}
