import type { analyticsadmin_v1beta } from "@googleapis/analyticsadmin";
import type { searchconsole_v1 } from "@googleapis/searchconsole";
import { callGoogle } from "./call-google.ts";
import type { Google } from "./google-fetch.ts";

/** A GA4 property that a connection may read. */
export type AnalyticsProperty = {
  /** Without `properties/`. */
  id: string;
  name: string;
  /** The name of the Analytics account that it belongs to. */
  account: string;
};

/** What a property says of itself. */
export type PropertySettings = { name: string; timeZone: string; currency: string };

/** A site in Search Console: an address with its path, or `sc-domain:example.com`. */
export type SearchSite = { url: string; permission: string };

const admin = "https://analyticsadmin.googleapis.com/v1beta";

/** Most pages of a list that are read; 200 accounts a page. */
const mostPages = 50;

/**
 * All properties that the token's account may read, by account and name.
 * https://developers.google.com/analytics/devguides/config/admin/v1/rest/v1beta/accountSummaries/list
 * @throws GoogleError
 */
export async function listProperties(google: Google, accessToken: string): Promise<AnalyticsProperty[]> {
  type Page = analyticsadmin_v1beta.Schema$GoogleAnalyticsAdminV1betaListAccountSummariesResponse;
  const properties: AnalyticsProperty[] = [];
  let pageToken = "";
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ pageSize: "200", ...(pageToken && { pageToken }) });
    const answer: Page = await callGoogle<Page>(google, accessToken, `${admin}/accountSummaries?${query.toString()}`);
    for (const { displayName: account, propertySummaries = [] } of answer.accountSummaries ?? []) {
      for (const { property, displayName } of propertySummaries) {
        const id = property?.replace(/^properties\//, "") ?? "";
        if (id !== "") properties.push({ id, name: displayName ?? id, account: account ?? "" });
      }
    }
    pageToken = answer.nextPageToken ?? "";
    if (pageToken === "") break;
  }
  return properties.toSorted((a, b) => a.account.localeCompare(b.account) || a.name.localeCompare(b.name));
}

/**
 * The time zone that a property counts its days in, and its currency. Also shows whether the token's account may read it.
 * https://developers.google.com/analytics/devguides/config/admin/v1/rest/v1beta/properties/get
 * @param id without `properties/`
 * @throws GoogleError `no_access` when the account may not read the property
 */
export async function readProperty(google: Google, accessToken: string, id: string): Promise<PropertySettings> {
  type Answer = analyticsadmin_v1beta.Schema$GoogleAnalyticsAdminV1betaProperty;
  const address = `${admin}/properties/${encodeURIComponent(id)}`;
  const { displayName, timeZone, currencyCode } = await callGoogle<Answer>(google, accessToken, address);
  return { name: displayName ?? id, timeZone: timeZone ?? "Etc/GMT", currency: currencyCode ?? "" };
}

/**
 * The addresses of the websites that a property measures: those of its web streams. Apps have none.
 * https://developers.google.com/analytics/devguides/config/admin/v1/rest/v1beta/properties.dataStreams/list
 * @param id without `properties/`
 * @throws GoogleError `no_access` when the account may not read the property
 */
export async function listStreams(google: Google, accessToken: string, id: string): Promise<string[]> {
  type Page = analyticsadmin_v1beta.Schema$GoogleAnalyticsAdminV1betaListDataStreamsResponse;
  const addresses: string[] = [];
  let pageToken = "";
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ pageSize: "200", ...(pageToken && { pageToken }) });
    const address = `${admin}/properties/${encodeURIComponent(id)}/dataStreams?${query.toString()}`;
    const answer: Page = await callGoogle<Page>(google, accessToken, address);
    addresses.push(...(answer.dataStreams ?? []).flatMap(({ webStreamData }) => webStreamData?.defaultUri || []));
    pageToken = answer.nextPageToken ?? "";
    if (pageToken === "") break;
  }
  return addresses;
}

/**
 * All sites that the token's account may read, by address. A site that nobody verified gives no data and is left out.
 * https://developers.google.com/webmaster-tools/v1/sites/list
 * @throws GoogleError
 */
export async function listSites(google: Google, accessToken: string): Promise<SearchSite[]> {
  const address = "https://searchconsole.googleapis.com/webmasters/v3/sites";
  const { siteEntry = [] } = await callGoogle<searchconsole_v1.Schema$SitesListResponse>(google, accessToken, address);
  return siteEntry
    .map(({ siteUrl, permissionLevel }) => ({ url: siteUrl ?? "", permission: permissionLevel ?? "" }))
    .filter(({ url, permission }) => url !== "" && permission !== "siteUnverifiedUser")
    .toSorted((a, b) => a.url.localeCompare(b.url));
}
