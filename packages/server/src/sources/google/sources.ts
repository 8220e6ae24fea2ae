import type { AccountKind } from "@agency/model/connections";
import { analytics } from "./analytics.ts";
import { businessProfile } from "./business-profile.ts";
import type { GoogleSource } from "./google-access.ts";
import { searchConsole } from "./search-console.ts";

/** Every kind of account that we read from Google. */
export const googleSources: Record<AccountKind, GoogleSource> = {
  analytics,
  search_console: searchConsole,
  business_profile: businessProfile,
};
