import type { analyticsdata_v1beta as data } from "@googleapis/analyticsdata";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { runReport } from "./analytics-data.ts";
import { ApiError, type Fault, invalid, sendJson } from "./answer.ts";
import { fetchTimeSeries, listProfileSearches } from "./business-profile.ts";
import type { Fake } from "./fake.ts";
import { listAccountSummaries, listDataStreams, listLocations, listSites, tellProperty } from "./lists.ts";
import { querySearches } from "./search-console.ts";
import { type Account, type Business, findAccount } from "./world.ts";

type Incoming = { api: Api; target: string; query: URLSearchParams; body: unknown };

/** Answers one call of an API: checks as Google does, fails as the control page says, and logs. */
export async function serveApi(
  fake: Fake,
  { api, target, query, body }: Incoming,
  request: IncomingMessage,
  response: ServerResponse,
  latency: number,
): Promise<void> {
  const { calls, quota } = fake;
  let email = "";
  const log = (status: number, asked: unknown, answer: unknown, method = api.method) =>
    calls.add({ at: fake.now(), account: email, method, target, request: asked, status, answer });

  try {
    const account = authorisedAccount(fake, request, api.scope);
    email = account.email;
    const fault = fake.faults.take([target, email].filter((name) => name !== ""));
    const seen = account.sees === "everything" ? fake.businesses : [];
    const business = findBusiness(api, target, seen);
    const leave = api.admit(fake, target, email, body);
    try {
      if (fault?.state === "slow") {
        await once(response, "close");
        return;
      }
      if (latency > 0) await sleep(latency);
      fail(fault);
      const { body: answer, served } = api.answer({ fake, query, body, fault, business, seen });
      for (const { request: asked, answer: given } of served) log(200, asked, given);
      if (fault?.state === "cut_off") cutOff(response, answer);
      else sendJson(response, 200, answer);
    } finally {
      leave();
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code >= 500 && api.method.startsWith("analyticsdata")) quota.countServerError(target);
    log(error.code, body, error.body());
    const headers = error.retryAfter === null ? {} : { "retry-after": String(error.retryAfter) };
    sendJson(response, error.code, error.body(), headers);
  }
}

function authorisedAccount({ tokens }: Fake, { headers }: IncomingMessage, scope: string): Account {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
  const grant = tokens.readAccess(token);
  const account = grant && findAccount(grant.email);
  if (!account) throw unauthenticated();
  if (!grant.scopes.includes(`https://www.googleapis.com/auth/${scope}`)) {
    const message = "Request had insufficient authentication scopes.";
    throw new ApiError(403, "PERMISSION_DENIED", message, "ACCESS_TOKEN_SCOPE_INSUFFICIENT");
  }
  return account;
}

function findBusiness({ findTarget }: Api, target: string, seen: Business[]): Business {
  const found = findTarget ? seen.find((business) => findTarget(business, target)) : seen[0];
  if (found) return found;
  if (findTarget) throw denied(target);
  return {
    name: "",
    website: "https://none.example",
    propertyId: "",
    siteUrl: "",
    locationId: "",
    timeZone: "Etc/GMT",
  };
}

/** @throws ApiError when the control page asked for one */
function fail(fault: Fault | null): void {
  switch (fault?.state) {
    case "401":
      throw unauthenticated();
    case "403":
      throw denied("this resource");
    case "404":
      throw new ApiError(404, "NOT_FOUND", "Requested entity was not found.", "notFound");
    case "429":
      throw new ApiError(429, "RESOURCE_EXHAUSTED", "Quota exceeded.", "rateLimitExceeded", fault.retryAfter);
    case "500":
      throw new ApiError(500, "INTERNAL", "Internal error encountered.", "backendError", fault.retryAfter);
    case "503":
      throw new ApiError(503, "UNAVAILABLE", "The service is currently unavailable.", "backendError", fault.retryAfter);
    case "api_disabled":
      throw new ApiError(403, "PERMISSION_DENIED", "The API has not been used in this project.", "SERVICE_DISABLED");
    default:
  }
}

/** Ends the connection in the middle of the body. */
function cutOff(response: ServerResponse, answer: object): void {
  const body = Buffer.from(JSON.stringify(answer));
  response.writeHead(200, { "content-type": "application/json", "content-length": body.length });
  response.write(body.subarray(0, body.length / 2), () => response.destroy());
}

function unauthenticated(): ApiError {
  const message = "Request had invalid authentication credentials.";
  return new ApiError(401, "UNAUTHENTICATED", message, "authError");
}

function denied(target: string): ApiError {
  const message = `User does not have sufficient permission for ${target}.`;
  return new ApiError(403, "PERMISSION_DENIED", message, "forbidden");
}

/** A call that passed all checks. */
type Call = {
  fake: Fake;
  query: URLSearchParams;
  body: unknown;
  fault: Fault | null;
  business: Business;
  seen: Business[];
};

/** Logged for one report: a batch has several. */
type Served = { request: unknown; answer: unknown };

type Api = {
  method: string;
  verb: "GET" | "POST";
  /** Its group is the target: a property, site or location. */
  path: RegExp;
  scope: "analytics.readonly" | "webmasters.readonly" | "business.manage";
  findTarget: ((business: Business, target: string) => boolean) | null;
  /** @returns ends the call's place among the concurrent ones */
  admit: (fake: Fake, target: string, user: string, body: unknown) => () => void;
  answer: (call: Call) => { body: object; served: Served[] };
};

const analyticsTarget = ({ propertyId }: Business, target: string): boolean => propertyId === target;
const unlimited = () => () => undefined;

/** Google's paths differ from API to API, so that one server can stand in for all of them. */
export const apis: Api[] = [
  {
    method: "analyticsadmin.accountSummaries.list",
    verb: "GET",
    path: /^\/v1beta\/accountSummaries$/,
    scope: "analytics.readonly",
    findTarget: null,
    admit: unlimited,
    answer: ({ seen, query }) => one(Object.fromEntries(query), listAccountSummaries(seen, query)),
  },
  {
    method: "analyticsadmin.properties.get",
    verb: "GET",
    path: /^\/v1beta\/properties\/([^/:]+)$/,
    scope: "analytics.readonly",
    findTarget: analyticsTarget,
    admit: unlimited,
    answer: ({ business, fault }) => one({}, tellProperty(business, fault)),
  },
  {
    method: "analyticsadmin.properties.dataStreams.list",
    verb: "GET",
    path: /^\/v1beta\/properties\/([^/:]+)\/dataStreams$/,
    scope: "analytics.readonly",
    findTarget: analyticsTarget,
    admit: unlimited,
    answer: ({ business, query, fault }) => one(Object.fromEntries(query), listDataStreams(business, query, fault)),
  },
  {
    method: "analyticsdata.runReport",
    verb: "POST",
    path: /^\/v1beta\/properties\/([^/:]+):runReport$/,
    scope: "analytics.readonly",
    findTarget: analyticsTarget,
    admit: (fake, target, user, body) => fake.quota.admitAnalytics(target, user, countTokens([body])),
    answer: (call) => {
      const [report] = answerReports(call, [call.body]);
      return one(call.body, report ?? {});
    },
  },
  {
    method: "analyticsdata.batchRunReports",
    verb: "POST",
    path: /^\/v1beta\/properties\/([^/:]+):batchRunReports$/,
    scope: "analytics.readonly",
    findTarget: analyticsTarget,
    admit: (fake, target, user, body) => fake.quota.admitAnalytics(target, user, countTokens(batchedRequests(body))),
    answer: (call) => {
      const requests = batchedRequests(call.body);
      const reports = answerReports(call, requests);
      const served = reports.map((answer, index) => ({ request: requests[index], answer }));
      return { body: { reports, kind: "analyticsData#batchRunReports" }, served };
    },
  },
  {
    method: "searchconsole.sites.list",
    verb: "GET",
    path: /^\/webmasters\/v3\/sites$/,
    scope: "webmasters.readonly",
    findTarget: null,
    admit: unlimited,
    answer: ({ seen }) => one({}, listSites(seen)),
  },
  {
    method: "searchconsole.searchAnalytics.query",
    verb: "POST",
    path: /^\/webmasters\/v3\/sites\/([^/]+)\/searchAnalytics\/query$/,
    scope: "webmasters.readonly",
    findTarget: ({ siteUrl }, target) => siteUrl === target,
    admit: (fake, target, user) => {
      fake.quota.admitSearch(target, user);
      return () => undefined;
    },
    answer: ({ fake, business, body, fault }) => one(body, querySearches(business, asObject(body), fault, fake.now())),
  },
  {
    method: "mybusinessbusinessinformation.accounts.locations.list",
    verb: "GET",
    path: /^\/v1\/accounts\/-\/locations$/,
    scope: "business.manage",
    findTarget: null,
    admit: unlimited,
    answer: ({ seen, query }) => one(Object.fromEntries(query), listLocations(seen, query)),
  },
  {
    method: "businessprofileperformance.fetchMultiDailyMetricsTimeSeries",
    verb: "GET",
    path: /^\/v1\/locations\/([^/:]+):fetchMultiDailyMetricsTimeSeries$/,
    scope: "business.manage",
    findTarget: ({ locationId }, target) => locationId === target,
    admit: (fake) => {
      fake.quota.admitBusiness();
      return () => undefined;
    },
    answer: ({ fake, business, query, fault }) =>
      one(Object.fromEntries(query), fetchTimeSeries(business, query, fault, fake.now())),
  },
  {
    method: "businessprofileperformance.searchkeywords.impressions.monthly.list",
    verb: "GET",
    path: /^\/v1\/locations\/([^/:]+)\/searchkeywords\/impressions\/monthly$/,
    scope: "business.manage",
    findTarget: ({ locationId }, target) => locationId === target,
    admit: (fake) => {
      fake.quota.admitBusiness();
      return () => undefined;
    },
    answer: ({ fake, business, query, fault }) =>
      one(Object.fromEntries(query), listProfileSearches(business, query, fault, fake.now())),
  },
];

/** https://developers.google.com/analytics/devguides/reporting/data/v1/rest/v1beta/properties/batchRunReports */
const mostRequests = 5;

function batchedRequests(body: unknown): data.Schema$RunReportRequest[] {
  const { requests = [] } = asObject(body) as data.Schema$BatchRunReportsRequest;
  if (requests.length === 0 || requests.length > mostRequests) {
    throw invalid("A batch request must have between 1 and 5 report requests.");
  }
  return requests;
}

function answerReports({ fake, business, fault }: Call, requests: unknown[]): data.Schema$RunReportResponse[] {
  return requests.map((request) => {
    const asked = asObject(request) as data.Schema$RunReportRequest;
    const report = runReport(business, asked, fault, fake.now());
    if (!asked.returnPropertyQuota) return report;
    const { concurrent, tokens, errors } = fake.quota.left(business.propertyId);
    return {
      ...report,
      propertyQuota: {
        concurrentRequests: { remaining: concurrent },
        tokensPerProjectPerHour: { remaining: tokens },
        serverErrorsPerProjectPerHour: { remaining: errors },
      },
    };
  });
}

/** Most requests of Google's cost fewer than 10 tokens. Here a report costs one for each range of dates. */
function countTokens(requests: unknown[]): number {
  return requests.reduce<number>((sum, request) => {
    const { dateRanges = [] } = asObject(request) as data.Schema$RunReportRequest;
    return sum + Math.max(1, dateRanges.length);
  }, 0);
}

function one(request: unknown, answer: object): { body: object; served: Served[] } {
  return { body: answer, served: [{ request, answer }] };
}

function asObject(body: unknown): object {
  if (typeof body !== "object" || body === null)
    throw new ApiError(400, "INVALID_ARGUMENT", "Invalid JSON payload received.");
  return body;
}
