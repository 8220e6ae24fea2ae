import { conversionRate } from "../changes.ts";
import { formatCount, formatOneDecimal } from "../format.ts";
import type { WhyPart } from "../report-document.ts";
import type { ReportText } from "../report-text.ts";
import type { Snapshot } from "../snapshot.ts";
import { checkWhy } from "./check.ts";
import type { Why } from "./explain.ts";

/** Below so many leads in both periods a few more or fewer are chance. */
const fewLeads = 12;

/** How the changes of a report add up, each with its sum. A share of a sum is never called a cause. Null when there is nothing to say. */
export function presentWhy(snapshot: Snapshot, t: ReportText, locale: string): WhyPart | null {
  const [leads] = snapshot.why ?? [];
  if (!leads) return null;
  const small = Math.max(leads.before.leads, leads.now.leads) < fewLeads;
  return {
    heading: t("why.heading"),
    sentences: [
      { text: leadsText(leads, t, locale), sum: leadsSum(leads, t, locale) },
      ...(small ? [{ text: t("why.small"), sum: null }] : []),
    ],
    checked: checkWhy(snapshot),
  };
}

function leadsText({ before, now, parts: { visits, rate } }: Why, t: ReportText, locale: string): string {
  const change = now.leads - before.leads;
  const amount = (value: number) => formatCount(Math.abs(value), locale);
  const params = { difference: amount(change), visits: amount(visits), rate: amount(rate) };
  const end = change > 0 ? "More" : "Fewer";
  if (rate === 0) return t(`why.leads.visits${end}`, params);
  if (visits === 0) return t(`why.leads.rate${end}`, params);
  if (visits > 0 === rate > 0) return t(`why.leads.both${end}`, params);
  return t(`why.leads.${visits > 0 ? "visitsUpRateDown" : "visitsDownRateUp"}${end}`, params);
}

/** The operands of the sum, which anybody can add up. */
function leadsSum({ before, now }: Why, t: ReportText, locale: string): string {
  const rate = ({ leads, sessions }: Why["now"]) =>
    formatOneDecimal(conversionRate({ totalLeads: leads, sessions }) ?? 0, locale);
  return t("why.leads.sum", {
    visitsBefore: formatCount(before.sessions, locale),
    visits: formatCount(now.sessions, locale),
    rateBefore: rate(before),
    rate: rate(now),
  });
}
