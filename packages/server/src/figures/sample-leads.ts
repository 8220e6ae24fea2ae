import type { Figures } from "@agency/model/figures";
import { leadParts, type LeadSources } from "@agency/model/leads";

/** What share of the leads each kind and each channel brings, the last one being the rest. */
const kindShares = { whatsapp_click: 0.46, contact_form: 0.33, phone_call: 0 };
const channelShares = { "Organic Search": 0.52, "Organic Social": 0.21, Referral: 0.05, Direct: 0 };

/** What a period's sample leads divide into; null without any. */
export function sampleLeads({ totalLeads }: Pick<Figures, "totalLeads">): LeadSources | null {
  return totalLeads === null
    ? null
    : { kinds: divided(totalLeads, kindShares), channels: divided(totalLeads, channelShares) };
}

function divided(leads: number, shares: Record<string, number>) {
  const parts = Object.entries(shares).map(([name, share]) => ({ name, leads: Math.round(leads * share) }));
  const rest = leads - parts.reduce((sum, part) => sum + part.leads, 0);
  return leadParts(parts.map((part, index) => (index === parts.length - 1 ? { ...part, leads: rest } : part)));
}
