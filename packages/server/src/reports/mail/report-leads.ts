import { formatPair, withRemark } from "@agency/model/report/format";
import type { ReportDocument } from "@agency/model/report/report-document";
import { type Html, html } from "../../kit/mail/html.ts";
import { light } from "../../kit/mail/mail-frame.ts";

type Leads = ReportDocument["conversions"];

/** The leads by kind, or by channel where kinds are unknown, and what they cost. Portal and PDF have both. */
export function composeLeads({ groups: [group], costs, note }: Leads, heading: (text: string) => Html): Html {
  return html`${
    group
      ? [
          heading(group.heading),
          layOutTable(group.rows.map(({ label, count }) => tableRow(label, count.text, null))),
          html`<p class="quiet" style="margin:4px 0 0;font-size:13px;line-height:1.4;color:${light.muted};">
            ${note ?? ""}
          </p>`,
        ]
      : []
  }
  ${costs.length === 0 ? [] : layOutTable(costs.map(({ label, value, note: about }) => tableRow(label, value, about)))}`;
}

/** The same as lines of text. */
export function plainLeads({ groups: [group], costs, note }: Leads, locale: string): string[] {
  const rows = group?.rows.map(({ label, count }) => `- ${formatPair(label, count.text, locale)}`) ?? [];
  return [
    ...(group ? [group.heading, ...rows, note ?? ""] : []),
    ...costs.map(({ label, value, note: about }) =>
      formatPair(label, about === null ? value : withRemark(value, about, locale), locale),
    ),
    ...(group || costs.length > 0 ? [""] : []),
  ];
}

/** A table of labels and values. */
export function layOutTable(rows: Html[]): Html {
  return html`<table
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:12px 0 0;border-collapse:collapse;"
  >
    ${rows}
  </table>`;
}

/** A row of such a table. */
export function tableRow(label: string, value: string, note: string | null): Html {
  return html`<tr>
    <th
      scope="row"
      align="left"
      valign="top"
      class="text"
      style="padding:4px 12px 4px 0;font-weight:400;font-size:15px;line-height:1.4;color:${light.ink};word-break:break-word;"
    >
      ${label}${
        note === null ? [] : html`<br /><span class="quiet" style="font-size:13px;color:${light.muted};">${note}</span>`
      }
    </th>
    <td
      align="right"
      valign="top"
      class="text"
      style="padding:4px 0;font-size:15px;line-height:1.4;font-weight:600;color:${light.ink};white-space:nowrap;"
    >
      ${value}
    </td>
  </tr> `;
}
