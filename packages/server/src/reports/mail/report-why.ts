import type { Statement, WhyPart } from "@agency/model/report/report-document";
import { type Html, html } from "../../kit/mail/html.ts";
import { light } from "../../kit/mail/mail-frame.ts";

/** How the changes add up, and what happened, as lines of a plain mail. */
export function plainWhy(why: WhyPart | null): string[] {
  const { sums = null, happened = null } = why ?? {};
  const lines = sums?.sentences.flatMap(({ text, sum }) => (sum === null ? [`- ${text}`] : [`- ${text}`, `  ${sum}`]));
  return [
    ...(sums ? [sums.heading, ...(lines ?? []), ""] : []),
    ...(happened ? [happened.heading, ...happened.sentences.map(({ text }) => `- ${text}`), ""] : []),
  ];
}

/** How the changes add up, each sentence with its sum below, and what happened. */
export function composeWhy(why: WhyPart | null, composeHeading: (heading: string) => Html): Html {
  const { sums = null, happened = null } = why ?? {};
  return html`${sums ? html`${composeHeading(sums.heading)} ${sums.sentences.map(paragraph)}` : []}
  ${happened ? html`${composeHeading(happened.heading)} ${happened.sentences.map(paragraph)}` : []}`;
}

function paragraph({ text, sum }: Statement): Html {
  return html`<p style="margin:0 0 12px;">
    ${text}${sum === null ? [] : html`<br /><span class="quiet" style="font-size:13px;color:${light.muted};">${sum}</span>`}
  </p>`;
}
