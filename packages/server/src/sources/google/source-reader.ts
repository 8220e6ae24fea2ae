import type { AccountKind } from "@agency/model/connections";
import type { SourceReader } from "../read-source.ts";
import type { ReportPeriod, SourceReading } from "../source-reading.ts";
import type { Source } from "../source.ts";
import type { GoogleAccess } from "./google-access.ts";
import { readAnalytics } from "./read-analytics.ts";
import { readBusiness } from "./read-business.ts";
import { readSearch } from "./read-search.ts";

type Reader = (access: GoogleAccess, source: Source, periods: ReportPeriod[]) => Promise<SourceReading[]>;

const readers: Record<AccountKind, Reader> = {
  analytics: (access, { accountId }, periods) => readAnalytics(access, accountId, periods),
  search_console: async (access, { accountId, tracking }, periods) => {
    const { keywords = [], country = null } = tracking ?? {};
    const options = { keywords: keywords.length > 0 ? keywords : null, country };
    const readings: SourceReading[] = [];
    for (const period of periods) readings.push(await readSearch(access, accountId, period, options));
    return readings;
  },
  business_profile: async (access, { accountId }, periods) => {
    const readings: SourceReading[] = [];
    for (const period of periods) readings.push(await readBusiness(access, accountId, period));
    return readings;
  },
};

/** Reads the sources of clients from Google, within its limits. */
export function sourceReader(google: Omit<GoogleAccess, "accessToken">): SourceReader {
  return (source, accessToken, periods) => readers[source.kind]({ ...google, accessToken }, source, periods);
}
