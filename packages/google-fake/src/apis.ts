import type { analyticsdata_v1beta as data } from "@googleapis/analyticsdata";
import { runReport } from "./analytics-data.ts";
import { ApiError, invalid } from "./answer.ts";
import { fetchTimeSeries } from "./business-profile.ts";
import type { Fake } from "./fake.ts";
import type { Fault } from "./faults.ts";
import { listAccountSummaries, listDataStreams, listLocations, listSites, tellProperty } from "./lists.ts";
import { listProfileSearches } from "./profile-searches.ts";
import { querySearches } from "./search-console.ts";
import type { Business } from "./world.ts";

/** A call that passed all checks. */
type Call = {
  fake: Fake;
  query: URLSearchParams;
  body: unknown;
  fault: Fault | null;
  business: Business;
  seen: Business[];
};

/** What is logged for one report: a batch has several. */
type Served = { request: unknown; answer: unknown };

export type Api = {
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
    admit: (fake, target, user, body) => fake.quota.admitAnalytics(target, user, tokensOf([body])),
    answer: (call) => {
      const [report] = reportsOf(call, [call.body]);
      return one(call.body, report ?? {});
    },
  },
  {
    method: "analyticsdata.batchRunReports",
    verb: "POST",
    path: /^\/v1beta\/properties\/([^/:]+):batchRunReports$/,
    scope: "analytics.readonly",
    findTarget: analyticsTarget,
    admit: (fake, target, user, body) => fake.quota.admitAnalytics(target, user, tokensOf(requestsOf(body))),
    answer: (call) => {
      const requests = requestsOf(call.body);
      const reports = reportsOf(call, requests);
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

function requestsOf(body: unknown): data.Schema$RunReportRequest[] {
  const { requests = [] } = asObject(body) as data.Schema$BatchRunReportsRequest;
  if (requests.length === 0 || requests.length > mostRequests) {
    throw invalid("A batch request must have between 1 and 5 report requests.");
  }
  return requests;
}

function reportsOf({ fake, business, fault }: Call, requests: unknown[]): data.Schema$RunReportResponse[] {
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
function tokensOf(requests: unknown[]): number {
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
