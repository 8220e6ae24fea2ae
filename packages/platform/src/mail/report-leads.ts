import type { ReportDocument } from "@agency/model/report/report-document";
import { type Html, html } from "./html.ts";
import { light } from "./mail-look.ts";

type Leads = ReportDocument["conversions"];

/** The leads by kind, or by channel where kinds are unknown, and what they cost. Portal and PDF have both. */
export function composeLeads({ groups: [group], costs, note }: Leads, heading: (text: string) => Html): Html {
  return html`${
    group
      ? html`${heading(group.heading)}
          <table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;">
            ${group.rows.map(({ label, count }) => leadRow(label, count.text))}
          </table>`
      : []
  }
  ${costs.length === 0 ? [] : html`<p style="margin:12px 0 0;">${costLine(costs)}</p>`}
  ${group && note !== null ? html`<p class="quiet" style="margin:4px 0 0;font-size:13px;color:${light.muted};">${note}</p>` : []}`;
}

/** The same as lines of text. */
export function plainLeads({ groups: [group], costs, note }: Leads): string[] {
  return [
    ...(group ? [group.heading, ...group.rows.map(({ label, count }) => `- ${label}: ${count.text}`)] : []),
    ...(costs.length === 0 ? [] : [costLine(costs)]),
    ...(group && note !== null ? [note] : []),
    ...(group || costs.length > 0 ? [""] : []),
  ];
}

/** "Ad spend: RM 1,200 · Cost per lead: RM 8.50 (Ad spend divided by all leads)". */
function costLine(costs: Leads["costs"]): string {
  return costs.map(({ label, value, note }) => `${label}: ${value}${note === null ? "" : ` (${note})`}`).join(" · ");
}

function leadRow(label: string, count: string): Html {
  return html`<tr>
    <th
      scope="row"
      align="left"
      class="text"
      style="padding:4px 12px 4px 0;font-weight:400;font-size:15px;line-height:1.4;color:${light.ink};word-break:break-word;"
    >
      ${label}
    </th>
    <td align="right" class="text" style="padding:4px 0;font-size:15px;font-weight:600;color:${light.ink};">
      ${count}
    </td>
  </tr> `;
}
