import { precedingPeriod } from "../periods.ts";
import type { Snapshot } from "../snapshot.ts";
import { leadParts, type Why } from "./explain.ts";

/** How many of a report's sums hold, and how many it has. */
export type Checked = { held: number; total: number };

/**
 * Adds up again whatever a report says of how its changes add up, out of its own figures. Those without proof say nothing: they have none.
 */
export function checkWhy(snapshot: Snapshot): Checked {
  const all = snapshot.why ?? [];
  return { held: all.filter((one) => holds(one, snapshot)).length, total: all.length };
}

function holds({ before, now, parts }: Why, { type, period, figures, history }: Snapshot): boolean {
  const { start } = precedingPeriod(type, period);
  const point = history.find((one) => one.start === start);
  const again = leadParts(before, now);
  return (
    now.leads === figures.totalLeads &&
    now.sessions === figures.sessions &&
    point?.totalLeads === before.leads &&
    parts.visits === again.visits &&
    parts.rate === again.rate &&
    parts.visits + parts.rate === now.leads - before.leads
  );
}
