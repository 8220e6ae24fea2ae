import { aboutLanguage } from "@agency/content/settings";
import { changeText } from "@agency/model/report/figure";
import { firstWords } from "@agency/model/report/first-words";
import { asSentence, formatPair, withRemark } from "@agency/model/report/format";
import type {
  Figure,
  Indicator,
  ReportDocument,
  Sentence,
  TrendChart,
  WorkLines,
} from "@agency/model/report/report-document";
import type { ReportSection } from "@agency/model/report/sections";
import { type Html, html, htmlLines, oneLine, withoutOverrides } from "../../kit/mail/html.ts";
import {
  type MailContent,
  displayFonts,
  fonts,
  frameMail,
  light,
  mailButton,
  plainFooter,
} from "../../kit/mail/mail-frame.ts";
import type { Attachment } from "../../kit/mail/message.ts";
import type { MailPicture, MailPictures } from "./mail-pictures.ts";
import { composeAds, plainAds } from "./report-ads.ts";
import { composeAnswers, plainAnswers } from "./report-answers.ts";
import { composeLeads, plainLeads } from "./report-leads.ts";
import { composeWhy, plainWhy } from "./report-why.ts";

/** How many recommendations a mail includes. The PDF has all of them. */
const recommendationsShown = 2;

/** How many lines of the agency's work a mail includes. */
const workInMail = 3;

/** How long a figure is at most that is shown large beside its label on a phone. */
const longestLarge = 9;

/** `reportUrl` opens this report and nothing else; `portalUrl` asks for the client ID. */
type ReportMail = { reportUrl: string; portalUrl: string; messageId: string; pictures: MailPictures };

/**
 * Composes the mail for a report: subject, text, HTML and its pictures. The pictures are parts of the mail: they need no address that
 * tells who opened it, and mail programs show them without asking. Without them the mail says the same.
 */
export function composeReportMail(
  document: ReportDocument,
  { reportUrl, portalUrl, messageId, pictures }: ReportMail,
): MailContent & { attachments: Attachment[] } {
  const { mail, agency, language } = document;
  return {
    subject: oneLine(mail.subject),
    text: composeText(document, { reportUrl, portalUrl }),
    html: frameMail({
      language,
      title: document.title,
      preview: firstWords(document),
      head: composeHead(document, pictures, messageId),
      body: composeBody(document, { reportUrl, portalUrl, messageId }, pictures.trend),
      agency,
      reason: mail.reason,
    }),
    attachments: [
      ...(pictures.mark ? [embedded("agency", pictures.mark, messageId)] : []),
      ...(pictures.logo ? [embedded("logo", pictures.logo, messageId)] : []),
      ...(pictures.trend ? [embedded("trend", pictures.trend, messageId)] : []),
      ...(pictures.trendDark ? [embedded("trend-dark", pictures.trendDark, messageId)] : []),
    ],
  };
}

type Links = Pick<ReportMail, "reportUrl" | "portalUrl">;

function composeText(document: ReportDocument, { reportUrl, portalUrl }: Links): string {
  const { mail, agency, sample, keyFigures, language } = document;
  const { locale } = aboutLanguage(language);
  const lines = [
    `${agency.name} · ${document.clientName}`,
    document.title,
    ...(sample === null ? [] : [`[${sample.badge}] ${sample.note}`]),
    "",
    mail.greeting,
    "",
    ...(document.headline === null ? [] : [document.headline, ""]),
    mail.intro,
    "",
    ...(document.notice === null ? [] : [document.notice, ""]),
    ...(keyFigures?.figures ?? []).flatMap((figure) => plainFigure(figure, { ...document, locale })),
    "",
    ...plainWhy(document.why),
    ...plainLeads(document.conversions, locale),
    ...document.sections.flatMap((section) => plainSection(section, document)),
    formatPair(mail.open, "", locale).trimEnd(),
    reportUrl,
    "",
    mail.attached,
    "",
    mail.portal,
    portalUrl,
    "",
    ...(document.origins === null ? [] : [document.origins.summary, ""]),
    ...(mail.signature === null ? [] : [mail.signature, ""]),
    ...plainFooter(agency, mail.reason),
  ];
  return withoutOverrides(`${lines.join("\n")}\n`);
}

/** The sections that a mail includes. Portal and PDF have the others as well. */
function plainSection(section: ReportSection, document: ReportDocument): string[] {
  const { trend, recommendations, comment, ads, aiAnswers, language } = document;
  const listed = (heading: string, lines: string[]) => [heading, ...lines.map((line) => `- ${line}`), ""];
  if (section === "trend" && trend)
    return listed(trend.heading, [...trend.points.map(({ spoken }) => spoken), ...trend.notes]);
  const work = sectionWork(section, document);
  if (work)
    return listed(
      work.heading,
      workShown(work).map(({ text }) => text),
    );
  if (section === "recommendations" && recommendations)
    return listed(
      recommendations.heading,
      advice(recommendations).map(({ text }) => text),
    );
  if (section === "ads" && ads) return plainAds(ads, aboutLanguage(language).locale);
  if (section === "aiAnswers" && aiAnswers) return plainAnswers(aiAnswers, aboutLanguage(language).locale);
  return section === "comment" && comment ? [comment.heading, comment.text, ""] : [];
}

function sectionWork(section: ReportSection, document: ReportDocument): WorkLines | null {
  return section === "work" || section === "next" ? document[section] : null;
}

function workShown({ items }: WorkLines) {
  return items.slice(0, workInMail);
}

function advice({ sentences }: NonNullable<ReportDocument["recommendations"]>) {
  return sentences.slice(0, recommendationsShown);
}

/** What changes are compared with, and how they are written. */
type Changes = { against: string; againstFirst: boolean; locale: string };

function plainFigure(
  { label, value, change, notComparable, note, target }: Figure,
  { against, againstFirst, locale }: Changes,
): string[] {
  const parts = change === null ? [] : inOrder(changeText(change), against, againstFirst);
  const changed = change === null ? value : withRemark(value, parts.join(" "), locale);
  const below = [notComparable, note, target].filter((line) => line !== null);
  return [formatPair(label, changed, locale), ...below.map((line) => `  ${line}`)];
}

/** A change and what it is compared with, in the order of the language. */
function inOrder<Part>(change: Part, against: Part, againstFirst: boolean): [Part, Part] {
  return againstFirst ? [against, change] : [change, against];
}

/**
 * Names the sender and the client. The names are text, so that they stay where pictures are off. The client's logo has a row of
 * its own: beside the names it would leave them no room on a phone.
 */
function composeHead({ agency, clientName }: ReportDocument, { mark, logo }: MailPictures, messageId: string): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      ${
        mark === null
          ? []
          : html`<td valign="middle" width="${String(mark.width)}" style="padding:16px 0 16px 24px;">
              ${picture(pictureAddress("agency", messageId), mark, "", `width:${String(mark.width)}px;border-radius:6px;`)}
            </td>`
      }
      <td
        class="text"
        valign="middle"
        style="padding:16px 24px 16px ${mark === null ? "24px" : "12px"};font-family:${fonts};font-size:14px;line-height:1.35;color:${light.ink};word-break:break-word;"
      >
        <strong class="text" style="font-family:${displayFonts};font-size:16px;color:${light.ink};"
          >${agency.name}</strong
        ><br />${clientName}
      </td>
    </tr>
    ${
      logo === null
        ? []
        : html`<tr>
            <td colspan="${mark === null ? "1" : "2"}" style="padding:0 24px 16px;">
              ${picture(pictureAddress("logo", messageId), logo, "", `width:${String(logo.width)}px;`)}
            </td>
          </tr>`
    }
  </table>`;
}

/**
 * A picture that fits narrow screens, without a height, so that its alternative text takes its own room where pictures are off.
 * The share of the width keeps a phone's screen from growing to the picture.
 */
function picture(address: string, { width }: MailPicture, alternative: string, style: string): Html {
  return html`<img
    src="${address}"
    width="${String(width)}"
    alt="${alternative}"
    class="text"
    style="display:block;${style}height:auto;border:0;font-family:${fonts};font-size:14px;line-height:1.5;color:${light.ink};"
  />`;
}

/** Shown only where a style sheet brings it back. Outlook for Windows, which knows no dark mode of its own, does not read it at all. */
function nightOnly(content: Html): Html {
  return html`<!--[if !mso]><!-->
    <div class="by-night" aria-hidden="true" style="display:none;max-height:0;overflow:hidden;">${content}</div>
    <!--<![endif]-->`;
}

type PlacedPicture = { drawn: MailPicture; address: string; darkAddress: string };

/** The chart, and below it the first and the newest bar in words. */
function composeTrend(
  { heading, summary, points, target, notes }: TrendChart,
  { drawn, address, darkAddress }: PlacedPicture,
): Html {
  const [first, newest] = [points[0]?.spoken ?? "", points.at(-1)?.spoken ?? ""];
  return html`${mailHeading(heading)}
    <div class="by-day">${picture(address, drawn, summary, `width:100%;max-width:${String(drawn.width)}px;`)}</div>
    ${nightOnly(picture(darkAddress, drawn, "", `width:100%;max-width:${String(drawn.width)}px;`))}
    <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
      <tr>
        <td class="quiet" style="padding:4px 8px 0 0;font-size:13px;line-height:1.4;color:${light.muted};">${first}</td>
        <td align="right" class="text" style="padding:4px 0 0;font-size:13px;line-height:1.4;color:${light.ink};">
          <strong>${newest}</strong>
        </td>
      </tr>
    </table>
    ${target === null ? [] : html`<p class="accent" style="margin:0;font-size:13px;color:${light.accent};">${target.text}</p>`}
    ${notes.map((note) => html`<p class="quiet" style="margin:4px 0 0;font-size:13px;line-height:1.4;color:${light.muted};">${note}</p>`)}`;
}

function composeBody(
  document: ReportDocument,
  { reportUrl, portalUrl, messageId }: Links & Pick<ReportMail, "messageId">,
  trendDrawn: MailPicture | null,
): Html {
  const { mail, kind, periodHeading, sample, against, againstFirst, keyFigures, language } = document;
  const changes = { against, againstFirst, locale: aboutLanguage(language).locale };
  const trend = trendDrawn && {
    drawn: trendDrawn,
    address: pictureAddress("trend", messageId),
    darkAddress: pictureAddress("trend-dark", messageId),
  };
  return html`${sample === null ? [] : sampleNote(sample, changes.locale)}
    <p class="accent" style="margin:0 0 4px;font-size:14px;font-weight:600;color:${light.accent};">${kind}</p>
    <h1
      class="text"
      style="margin:0 0 20px;font-family:${displayFonts};font-size:28px;line-height:1.15;font-weight:700;color:${light.ink};"
    >
      ${periodHeading}
    </h1>
    <p style="margin:0 0 12px;">${mail.greeting}</p>
    ${
      document.headline === null
        ? []
        : html`<p
            class="text"
            style="margin:0 0 12px;font-family:${displayFonts};font-size:20px;line-height:1.3;font-weight:700;color:${light.ink};"
          >
            ${document.headline}
          </p>`
    }
    <p style="margin:0 0 20px;">${htmlLines(mail.intro)}</p>
    ${document.notice === null ? [] : html`<p style="margin:0 0 20px;font-weight:600;">${document.notice}</p>`}
    ${
      keyFigures === null
        ? []
        : html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;">
            ${keyFigures.figures.map((figure) => figureRow(figure, changes))}
          </table>`
    }
    ${composeWhy(document.why, mailHeading)} ${composeLeads(document.conversions, mailHeading)}
    ${document.sections.map((section) => composeSection(section, document, trend))}
    ${mailButton({ label: mail.open, url: reportUrl })}
    <p class="quiet" style="margin:0 0 8px;font-size:14px;color:${light.ink2};">${mail.attached}</p>
    <p class="quiet" style="margin:0 0 8px;font-size:14px;color:${light.ink2};">
      <a class="quiet" href="${portalUrl}" style="color:${light.ink2};">${mail.portal}</a>
    </p>
    ${
      document.origins === null
        ? []
        : html`<p class="quiet" style="margin:0 0 20px;font-size:14px;color:${light.muted};">
            ${document.origins.summary}
          </p>`
    }
    ${mail.signature === null ? [] : html`<p style="margin:0 0 20px;">${htmlLines(mail.signature)}</p>`}`;
}

function composeSection(section: ReportSection, document: ReportDocument, placed: PlacedPicture | null): Html {
  const { trend, recommendations, comment, ads, aiAnswers } = document;
  const work = sectionWork(section, document);
  if (section === "ads" && ads) return composeAds(ads, mailHeading);
  if (section === "aiAnswers" && aiAnswers) return composeAnswers(aiAnswers, mailHeading);
  if (section === "trend" && trend && placed) return composeTrend(trend, placed);
  if (work)
    return written(
      work.heading,
      workShown(work).map(({ text }) => ({ text, language: work.language })),
    );
  if (section === "recommendations" && recommendations)
    return written(recommendations.heading, advice(recommendations));
  if (section === "comment" && comment) return written(comment.heading, [comment]);
  return html``;
}

/** Sentences in their own languages under a heading. */
function written(heading: string, sentences: Sentence[]): Html {
  return html`${mailHeading(heading)}
  ${sentences.map(({ text, language }) => html`<p lang="${language}" style="margin:0 0 12px;">${htmlLines(text)}</p>`)}`;
}

const subheading = `margin:28px 0 8px;font-family:${displayFonts};font-size:18px;line-height:1.3;font-weight:700;color:${light.ink};`;

const mailHeading = (heading: string): Html => html`<h2 class="text" style="${subheading}">${heading}</h2>`;

function sampleNote({ badge, note }: { badge: string; note: string }, locale: string): Html {
  return html`<p
    class="accent"
    style="margin:0 0 20px;padding:8px 12px;border:1px solid ${light.accent};font-size:14px;color:${light.accent};"
  >
    <strong>${asSentence(badge, locale)}</strong> ${note}
  </p>`;
}

function figureRow({ label, value, known, change, notComparable, note, target }: Figure, changes: Changes): Html {
  const size = known && value.length <= longestLarge ? "30px" : "20px";
  return html`<tr>
    <th
      scope="row"
      align="left"
      valign="top"
      width="45%"
      class="text rule"
      style="padding:14px 12px 14px 0;border-top:2px solid ${light.ink};font-weight:600;font-size:15px;line-height:1.4;color:${light.ink};"
    >
      ${label}${
        note === null
          ? []
          : html`<br /><span class="quiet" style="font-weight:400;font-size:13px;color:${light.muted};">${note}</span>`
      }${target === null ? [] : html`<br /><span class="text" style="font-size:13px;color:${light.ink};">${target}</span>`}
    </th>
    <td align="right" valign="top" class="rule" style="padding:12px 0 14px;border-top:2px solid ${light.ink};">
      <span
        class="${known ? "text" : "quiet"}"
        style="font-family:${displayFonts};font-size:${size};line-height:1.2;font-weight:700;color:${known ? light.ink : light.muted};white-space:nowrap;"
        >${value}</span
      >${change === null ? [] : changeLine(change, changes)}${
        notComparable === null
          ? []
          : html`<div class="quiet" style="font-size:13px;line-height:1.4;color:${light.muted};">${notComparable}</div>`
      }
    </td>
  </tr> `;
}

function changeLine(change: Indicator, { against, againstFirst }: Changes): Html {
  const { up, good } = change;
  const tone = good === null ? "text" : good ? "good" : "bad";
  const colours = { text: light.ink, good: light.good, bad: light.bad };
  const shown = html`<strong class="${tone}" style="font-size:14px;color:${colours[tone]};white-space:nowrap;"
    >${up === null ? "" : up ? "▲ " : "▼ "}${changeText(change)}</strong
  >`;
  const than = html`<span class="quiet" style="font-size:13px;color:${light.muted};">${against}</span>`;
  const [first, second] = inOrder(shown, than, againstFirst);
  return html`<br />${first} ${second}`;
}

/**
 * The address of an embedded picture within its mail. Content-IDs are unique in the world (RFC 2392): mail programs that keep pictures
 * by them would show those of another mail.
 */
function pictureAddress(name: string, messageId: string): string {
  return `cid:${contentId(name, messageId)}`;
}

/** A picture as a part of its mail, which mail programs show in its place and not among the attachments. */
function embedded(name: string, { png }: MailPicture, messageId: string): Attachment {
  return {
    filename: `${name}.png`,
    content: Buffer.from(png),
    contentType: "image/png",
    contentDisposition: "inline",
    cid: contentId(name, messageId),
  };
}

function contentId(name: string, messageId: string): string {
  return `${name}.${messageId.replaceAll(/[<>]/g, "")}`;
}
