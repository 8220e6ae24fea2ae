import { type AccountKind, accountKinds } from "@agency/model/connections";
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

/** The permission that each needs. */
export const readingScopes = ofEach(({ scope }) => scope);

/** How often each may be called. */
export const callsAMinute = ofEach((source) => source.callsAMinute);

function ofEach<Value>(makeValue: (source: GoogleSource) => Value): Record<AccountKind, Value> {
  const values = accountKinds.map((kind) => [kind, makeValue(googleSources[kind])]);
  return Object.fromEntries(values) as Record<AccountKind, Value>;
}
