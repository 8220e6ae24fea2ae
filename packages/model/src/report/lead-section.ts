import { currency } from "@agency/content/settings";
import type { LeadPart } from "../leads.ts";
import { measureCurrency } from "../measures.ts";
import { costPerLead } from "./changes.ts";
import { figure } from "./figure.ts";
import { formatCount, formatMoney } from "./format.ts";
import { channelLabel, kindLabel } from "./lead-names.ts";
import { originSentences, type OriginWording } from "./origin-texts.ts";
import { targetText } from "./plan-texts.ts";
import type { Figure, LeadGroup, ReportDocument } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import { showsFigure } from "./shown-figures.ts";
import type { Snapshot } from "./snapshot.ts";

/** How many rows a group has at most, the rest among them. */
const mostRows = 5;

/** The parts of the leads, and their cost; without rows where unknown. */
export function presentLeads(
  snapshot: Snapshot,
  wording: OriginWording,
): Pick<ReportDocument["conversions"], "costs" | "groups" | "note"> {
  const { t, locale } = wording;
  const { kinds, channels } = snapshot.leads ?? { kinds: [], channels: [] };
  const groups = [
    { heading: t("leads.kinds"), rows: leadRows(kinds, (name) => kindLabel(name, t), t, locale) },
    { heading: t("leads.channels"), rows: leadRows(channels, (name) => channelLabel(name, t), t, locale) },
  ].filter(({ rows }) => rows.length > 0);
  return {
    costs: presentCosts(snapshot, wording),
    groups,
    note: groups.length === 0 ? null : t("leads.note"),
  };
}

/** Names that read the same are one row. What does not fit, and what the source does not name, is the last row. */
function leadRows(
  parts: LeadPart[],
  labelName: (name: string) => string | null,
  t: ReportText,
  locale: string,
): LeadGroup["rows"] {
  const byLabel = new Map<string | null, number>();
  for (const { name, leads } of parts) byLabel.set(labelName(name), (byLabel.get(labelName(name)) ?? 0) + leads);
  const named = Array.from(byLabel).filter((entry): entry is [string, number] => entry[0] !== null);
  const sorted = named.toSorted(([, a], [, b]) => b - a);
  const unnamed = byLabel.get(null) ?? 0;
  const shown = sorted.length + (unnamed > 0 ? 1 : 0) <= mostRows ? sorted.length : mostRows - 1;
  const rest = sorted.slice(shown).reduce((sum, [, leads]) => sum + leads, unnamed);
  const rows = [...sorted.slice(0, shown), ...(rest > 0 ? [[t("leads.other"), rest] as const] : [])];
  return rows.map(([label, value]) => ({ label, count: { value, text: formatCount(value, locale) } }));
}

/** The ad spend, and its share for each lead, which is left out without leads. */
function presentCosts(snapshot: Snapshot, wording: OriginWording): Figure[] {
  const { t, locale } = wording;
  const { figures } = snapshot;
  if (figures.adSpend === null) return [];
  const cost = costPerLead(figures);
  const code = measureCurrency(snapshot.origins.current.adSpend?.measure);
  const money = (value: number) => formatMoney(value, locale, code);
  // The budget is in the agency's currency.
  const isOwn = code === null || code === currency.code;
  const own = { origins: { ...snapshot.origins, compared: {} } };
  const spend = figure(t("figure.adSpend"), money(figures.adSpend), t("noData"), {
    key: "adSpend",
    target: isOwn ? targetText(snapshot, "adSpend", t, locale) : null,
    origin: originSentences(own, ["adSpend"], wording),
  });
  if (figures.totalLeads === 0 || !showsFigure(snapshot, "totalLeads")) return [spend];
  return [
    spend,
    figure(t("leads.cost"), cost === null ? null : money(cost), t("noData"), {
      note: t("leads.costNote"),
      origin: originSentences(own, ["adSpend", "totalLeads"], wording),
    }),
  ];
}
