import { sameJson } from "../../same-json.ts";
import type { Snapshot } from "../snapshot.ts";
import { adOperands, adParts, adsAlike } from "./ads.ts";
import { clickParts, countLeads, countVisits, leadParts, type Why } from "./explain.ts";
import { findHappened } from "./happened.ts";
import { knownClicks } from "./movers.ts";

/** How many of a report's statements hold, and how many it has. */
export type Checked = { held: number; total: number };

/** Counts the statements of a report that hold. Those without proof say nothing: they have none. */
export const checkWhy = (snapshot: Snapshot): Checked => countHeld(checkStatements(snapshot));

/** Counts the statements that hold. */
export function countHeld({ why, happened }: ReturnType<typeof checkStatements>): Checked {
  const held = [...why, ...happened];
  return { held: held.filter(Boolean).length, total: held.length };
}

/**
 * Adds up again whatever a report says of how its changes add up, and looks up again what it says that happened, out of its own figures.
 * @returns whether each of its statements holds, in their order
 */
export function checkStatements(snapshot: Snapshot): { why: boolean[]; happened: boolean[] } {
  const { why = [], happened = [] } = snapshot;
  const again = findAgain(snapshot);
  return {
    why: why.map((one) => holds(one, snapshot)),
    happened: happened.map((one) => again.some((other) => sameJson(one, other))),
  };
}

function findAgain({ type, period, figures, before, history, datedNotes = [] }: Snapshot) {
  return findHappened({ type, period, figures, before: before ?? null, known: history, notes: datedNotes });
}

function holds(why: Why, { figures, before, leads, visits, searches, ads, adsBefore }: Snapshot): boolean {
  if (why.identity === "ads") {
    const [now, past] = [ads, adsBefore].map((list) => list?.find(({ platform }) => platform === why.platform));
    return (
      now?.currency === why.currency &&
      past !== undefined &&
      adsAlike([past], now) !== undefined &&
      sameJson(why.now, adOperands(now)) &&
      sameJson(why.before, adOperands(past)) &&
      sameJson(why.parts, adParts(why.before, why.now))
    );
  }
  if (why.identity === "movers") {
    const known = knownClicks(why.list, searches);
    return why.rows.every((row) => known.some((one) => sameJson(one, row)));
  }
  if (!before) return false;
  if (why.identity === "channels") {
    return (
      sameJson(why.now, leads?.channels) &&
      countLeads(why.now) === figures.totalLeads &&
      countLeads(why.before) === before.totalLeads
    );
  }
  if (why.identity === "visits") {
    return (
      sameJson(why.now, visits) &&
      countVisits(why.now) === figures.sessions &&
      countVisits(why.before) === before.sessions
    );
  }
  if (why.identity === "search") {
    const operands = (from: typeof figures) => ({
      clicks: from.searchClicks,
      impressions: from.searchImpressions,
      position: from.averagePosition,
    });
    return (
      sameJson(why.now, operands(figures)) &&
      sameJson(why.before, operands(before)) &&
      sameJson(why.parts, clickParts(why.before, why.now))
    );
  }
  const operands = (from: typeof figures) => ({ leads: from.totalLeads, sessions: from.sessions });
  return (
    sameJson(why.now, operands(figures)) &&
    sameJson(why.before, operands(before)) &&
    sameJson(why.parts, leadParts(why.before, why.now))
  );
}
