import { callGoogle } from "./call-google.ts";
import type { Google } from "./google-fetch.ts";

/** The place of a business in Google's Business Profile. */
export type BusinessLocation = {
  /** Without `locations/`. */
  id: string;
  name: string;
  /** Its address on one line; empty when the business has none. */
  place: string;
  /** Empty when it has none. */
  website: string;
};

/** What we ask of a location: https://developers.google.com/my-business/reference/businessinformation/rest/v1/accounts.locations */
type Answer = {
  locations?: {
    name?: string;
    title?: string;
    websiteUri?: string;
    storefrontAddress?: { addressLines?: string[]; locality?: string };
  }[];
  nextPageToken?: string;
};

const readMask = "name,title,websiteUri,storefrontAddress";

/** Most pages that are read, of 100 locations each. */
const mostPages = 50;

/**
 * All locations that the token's account manages, also by groups, by name. `-` stands for the account itself.
 * https://developers.google.com/my-business/reference/businessinformation/rest/v1/accounts.locations/list
 * @throws GoogleError
 */
export async function listLocations(google: Google, accessToken: string): Promise<BusinessLocation[]> {
  const found: BusinessLocation[] = [];
  let pageToken = "";
  for (let page = 0; page < mostPages; page += 1) {
    const query = new URLSearchParams({ readMask, pageSize: "100", ...(pageToken && { pageToken }) });
    const address = `https://mybusinessbusinessinformation.googleapis.com/v1/accounts/-/locations?${query.toString()}`;
    const answer: Answer = await callGoogle<Answer>(google, accessToken, address);
    for (const { name = "", title = "", websiteUri = "", storefrontAddress = {} } of answer.locations ?? []) {
      const { addressLines = [], locality = "" } = storefrontAddress;
      const id = name.replace(/^locations\//, "");
      const place = [...addressLines, locality].filter((part) => part !== "").join(", ");
      if (id !== "") found.push({ id, name: title || id, place, website: websiteUri });
    }
    pageToken = answer.nextPageToken ?? "";
    if (pageToken === "") break;
  }
  return found.toSorted((a, b) => a.name.localeCompare(b.name));
}
