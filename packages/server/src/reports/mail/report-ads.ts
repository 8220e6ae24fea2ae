import { formatPair } from "@agency/model/report/format";
import type { ReportDocument } from "@agency/model/report/report-document";
import { type Html, html } from "../../kit/mail/html.ts";
import { light } from "../../kit/mail/mail-frame.ts";
import { layOutTable, tableRow } from "./report-leads.ts";

type Ads = NonNullable<ReportDocument["ads"]>;

/** The ads by platform, with what to know of their conversions. Portal and PDF have the campaigns as well. */
export function composeAds({ heading: name, platforms, note }: Ads, heading: (text: string) => Html): Html {
  return html`${heading(name)}
  ${platforms.map(
    ({ heading: platform, rows, note: own }) =>
      html`<p class="text" style="margin:12px 0 0;font-size:15px;font-weight:600;color:${light.ink};">${platform}</p>
        ${layOutTable(rows.map(({ label, value }) => tableRow(label, value, null)))}${own === null ? [] : quiet(own)}`,
  )}
  ${quiet(note)}`;
}

function quiet(text: string): Html {
  return html`<p class="quiet" style="margin:4px 0 0;font-size:13px;line-height:1.4;color:${light.muted};">${text}</p>`;
}

/** The same as lines of text. */
export function plainAds({ heading, platforms, note }: Ads, locale: string): string[] {
  return [
    heading,
    ...platforms.flatMap(({ heading: platform, rows, note: own }) => [
      platform,
      ...rows.map(({ label, value }) => `- ${formatPair(label, value, locale)}`),
      ...(own === null ? [] : [own]),
    ]),
    note,
    "",
  ];
}
