import { bareOrigin } from "../origin.ts";
import { makeHistory } from "./earlier-periods.fixture.ts";
import type { Period } from "./periods.ts";
import type { Snapshot } from "./snapshot.ts";

const [read, readBefore] = ["2026-11-02T19:10:00.000Z", "2026-10-02T01:00:00.000Z"];

/** Where the figures of a month come from that are all counted differently than before, and its history. */
export function recountedSince(month: Period): Pick<Snapshot, "origins" | "history"> {
  return {
    origins: {
      current: {
        totalVisitors: { ...bareOrigin("analytics", read), measure: "total_users" },
        organicTraffic: { ...bareOrigin("analytics", read), measure: "first_total_users" },
        averagePosition: { ...bareOrigin("search_console", read), measure: "all_searches" },
        totalLeads: { ...bareOrigin("analytics", read), measure: "key_events" },
        adSpend: { ...bareOrigin("file", read), measure: "currency_XTS" },
      },
      compared: {
        totalVisitors: { ...bareOrigin("file", readBefore), measure: "active_users" },
        averagePosition: { ...bareOrigin("file", readBefore), measure: "named_searches" },
        totalLeads: { ...bareOrigin("business_profile", readBefore), measure: "profile_calls" },
      },
    },
    history: makeHistory("monthly", month, 14).map((point, index) => ({
      ...point,
      measures:
        index === 13
          ? { totalVisitors: "total_users", organicTraffic: "first_total_users", totalLeads: "key_events" }
          : { totalVisitors: "active_users", totalLeads: index < 5 ? "key_events" : "profile_calls" },
    })),
  };
}
