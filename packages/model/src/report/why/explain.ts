import { type Figures, smallDifference } from "../../figures.ts";
import { splitChange } from "./split.ts";

type LeadsAndVisits = { leads: number; sessions: number };

/** How a change adds up, with all that is needed to add it up again. */
export type Why = {
  identity: "leads";
  before: LeadsAndVisits;
  now: LeadsAndVisits;
  /** What more or fewer visits come to, and what more or fewer leads a visit do. Together they are the change of the leads. */
  parts: { visits: number; rate: number };
};

/**
 * How the change since the period before adds up. A part with a factor of zero is not split, nor are leads of which more came than
 * visits: those came in another way.
 * @param before the figures of the period before, as far as they are counted in the same way; null without any
 */
export function explain(now: Figures, before: Figures | null): Why[] {
  const [present, past] = [leadsAndVisits(now), before && leadsAndVisits(before)];
  if (!present || !past) return [];
  if (Math.abs(present.leads - past.leads) < smallDifference("totalLeads")) return [];
  return [{ identity: "leads", before: past, now: present, parts: leadParts(past, present) }];
}

/** The same parts, worked out of the operands once more. */
export function leadParts(before: LeadsAndVisits, now: LeadsAndVisits): Why["parts"] {
  const product = ({ leads, sessions }: LeadsAndVisits) => ({ count: leads, volume: sessions });
  const { volume, rate } = splitChange(product(before), product(now));
  return { visits: volume, rate };
}

function leadsAndVisits({ totalLeads: leads, sessions }: Figures): LeadsAndVisits | null {
  return leads === null || sessions === null || sessions === 0 || leads > sessions ? null : { leads, sessions };
}
