import { createHash } from "node:crypto";
import type { Figures } from "@agency/model/figures";

/** Numbers from 0 to 1 that are always the same for a seed. */
export function drawsFrom(seed: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    return createHash("sha256").update(`${seed} ${count}`).digest().readUInt32BE() / 2 ** 32;
  };
}

/** How many months a client has: a year that tells what is usual, and the month that is compared with it. */
const monthsOfClient = 24;

/**
 * The right figures of a client's two years: small and large businesses, seasons, months of opening and closing, campaigns, sources that
 * are added late. Every value is one that a real business could have, so that any doubt is one too many.
 */
export function clientYear(draw: () => number): Partial<Figures>[] {
  const between = (low: number, high: number) => low + (high - low) * draw();
  const chance = (share: number) => draw() < share;
  const normal = () => Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
  const level = Math.exp(between(Math.log(60), Math.log(20_000)));
  const growth = between(-0.02, 0.05);
  const noise = between(0.05, 0.22);
  const season = { height: chance(0.3) ? between(0.3, 1) : between(0, 0.2), month: Math.floor(between(0, 12)) };
  const opening = chance(0.1) ? Math.floor(between(0, 4)) : 0;
  const closing = chance(0.08) ? Math.floor(between(6, monthsOfClient - 2)) : null;
  const visitsEach = between(1.1, 1.6);
  const rate = between(0.004, 0.08);
  const organic = between(0.15, 0.7);
  const spend = chance(0.5) ? between(200, 6000) : null;
  const place = between(4, 40);
  const keywords = Math.round(between(5, 60));
  const followers = Math.exp(between(Math.log(100), Math.log(20_000)));
  return Array.from({ length: monthsOfClient }, (_, month): Partial<Figures> => {
    const phase = Math.cos((2 * Math.PI * (month - season.month)) / 12);
    const opened = month < opening ? (month + 1) / (opening + 1) : 1;
    const closed = closing !== null && month >= closing && month < closing + 2 ? between(0.1, 0.6) : 1;
    const campaign = chance(0.03) ? between(1.5, 2.5) : 1;
    const busy = (1 + growth) ** month * (1 + season.height * phase * 0.6) * opened * closed * campaign;
    const visitors = Math.max(0, Math.round(level * busy * Math.exp(noise * normal())));
    const sessions = Math.round(visitors * visitsEach * Math.exp(0.03 * normal()));
    const organicTraffic = Math.min(visitors, Math.round(visitors * organic * Math.exp(0.12 * normal())));
    const leads = Math.min(sessions, Math.round(sessions * rate * Math.exp(0.35 * normal())));
    return {
      totalVisitors: visitors,
      sessions: Math.max(sessions, visitors),
      organicTraffic,
      totalLeads: leads,
      averagePosition: Math.round(Math.max(1, place * Math.exp(0.1 * normal())) * 10) / 10,
      searchClicks: Math.round(organicTraffic * 0.9),
      searchImpressions: Math.round(organicTraffic * (6 + place)),
      keywordsTracked: keywords,
      totalFollowers: Math.round(followers * 1.01 ** month),
      ...(spend !== null && { adSpend: Math.round(spend * campaign * closed * Math.exp(0.25 * normal()) * 100) / 100 }),
    };
  });
}
