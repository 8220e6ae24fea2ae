import type { analyticsadmin_v1beta as admin } from "@googleapis/analyticsadmin";
import type { searchconsole_v1 as search } from "@googleapis/searchconsole";
import { type Fault, invalid } from "./answer.ts";
import type { Business } from "./world.ts";

/** Properties in one Analytics account. */
const accountSize = 10;

/** https://developers.google.com/analytics/devguides/config/admin/v1/rest/v1beta/accountSummaries/list */
export function listAccountSummaries(
  businesses: Business[],
  query: URLSearchParams,
): admin.Schema$GoogleAnalyticsAdminV1betaListAccountSummariesResponse {
  const size = Math.min(200, Math.max(1, Number(query.get("pageSize") ?? 50)));
  const from = Number(query.get("pageToken") ?? 0);
  const summaries = Array.from({ length: Math.ceil(businesses.length / accountSize) }, (_, index) => ({
    name: `accountSummaries/${index + 1}`,
    account: `accounts/${index + 1}`,
    displayName: `Sample account ${index + 1}`,
    propertySummaries: businesses.slice(index * accountSize, (index + 1) * accountSize).map((business) => ({
      property: `properties/${business.propertyId}`,
      displayName: `${business.name} – GA4`,
      propertyType: "PROPERTY_TYPE_ORDINARY",
      parent: `accounts/${index + 1}`,
    })),
  }));
  const page = summaries.slice(from, from + size);
  const next = from + size;
  return {
    ...(page.length > 0 && { accountSummaries: page }),
    ...(next < summaries.length && { nextPageToken: String(next) }),
  };
}

/** https://developers.google.com/analytics/devguides/config/admin/v1/rest/v1beta/properties/get */
export function tellProperty(
  { propertyId, name, timeZone }: Business,
  fault: Fault | null,
): admin.Schema$GoogleAnalyticsAdminV1betaProperty {
  return {
    name: `properties/${propertyId}`,
    displayName: `${name} – GA4`,
    timeZone: fault?.state === "time_zone" ? (fault.timeZone ?? "Etc/GMT") : timeZone,
    currencyCode: "MYR",
    propertyType: "PROPERTY_TYPE_ORDINARY",
    serviceLevel: "GOOGLE_ANALYTICS_STANDARD",
  };
}

/**
 * A property of a website and of an app, which has no address. One that is `empty` has none of either.
 * https://developers.google.com/analytics/devguides/config/admin/v1/rest/v1beta/properties.dataStreams/list
 */
export function listDataStreams(
  { propertyId, name, website }: Business,
  query: URLSearchParams,
  fault: Fault | null,
): admin.Schema$GoogleAnalyticsAdminV1betaListDataStreamsResponse {
  if (fault?.state === "empty") return {};
  const size = Math.min(200, Math.max(1, Number(query.get("pageSize") ?? 50)));
  const from = Number(query.get("pageToken") ?? 0);
  const stream = (id: number) => `properties/${propertyId}/dataStreams/${id}`;
  const streams: admin.Schema$GoogleAnalyticsAdminV1betaDataStream[] = [
    {
      name: stream(1),
      type: "ANDROID_APP_DATA_STREAM",
      displayName: `${name} app`,
      androidAppStreamData: { packageName: `example.sample${propertyId}` },
    },
    {
      name: stream(2),
      type: "WEB_DATA_STREAM",
      displayName: name,
      webStreamData: { measurementId: `G-SAMPLE${propertyId.slice(-4)}`, defaultUri: website },
    },
  ];
  const next = from + size;
  return {
    dataStreams: streams.slice(from, next),
    ...(next < streams.length && { nextPageToken: String(next) }),
  };
}

/** https://developers.google.com/webmaster-tools/v1/sites/list */
export function listSites(businesses: Business[]): search.Schema$SitesListResponse {
  const siteEntry = businesses.map(({ siteUrl }, index) => ({
    siteUrl,
    permissionLevel: index % 2 === 0 ? "siteOwner" : "siteFullUser",
  }));
  if (siteEntry.length === 0) return {};
  return {
    siteEntry: [...siteEntry, { siteUrl: "https://unverified.example/", permissionLevel: "siteUnverifiedUser" }],
  };
}

/** https://developers.google.com/my-business/reference/businessinformation/rest/v1/accounts.locations/list */
export function listLocations(businesses: Business[], query: URLSearchParams): object {
  if (!query.get("readMask")) throw invalid("Invalid field mask provided");
  const size = Math.min(100, Math.max(1, Number(query.get("pageSize") ?? 10)));
  const from = Number(query.get("pageToken") ?? 0);
  const next = from + size;
  const locations = businesses.slice(from, next).map(({ locationId, name, website }, index) => ({
    name: `locations/${locationId}`,
    title: name,
    websiteUri: website,
    storefrontAddress: { addressLines: [`${from + index + 1} Jalan Contoh`], locality: "Ipoh" },
  }));
  return {
    ...(locations.length > 0 && { locations }),
    ...(next < businesses.length && { nextPageToken: String(next) }),
  };
}
