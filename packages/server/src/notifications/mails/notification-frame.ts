import type { Language } from "@agency/content/settings";
import type { AgencyDetails } from "@agency/model/agency-details";
import { timeOfDay } from "@agency/model/time-of-day";
import { type Html, html, htmlLines, oneLine, withoutOverrides } from "../../kit/mail/html.ts";
import { frameMail, light, mailButton, type MailContent, mailHeading, plainFooter } from "../../kit/mail/mail-frame.ts";
import type { Message } from "../../kit/mail/message.ts";

/** Reads the messages of one kind of notification, in its language. */
export type NotificationText<Key extends string> = (key: Key, params?: Record<string, string | number>) => string;

/** The settings that every notification needs. */
export type NotificationSetting = {
  agency: AgencyDetails;
  language: Language;
  /** The locale for numbers and dates. */
  locale: string;
  /** URL of the site, without a trailing slash. */
  publicUrl: string;
  /** Path prefix of the pages in the notification's language. */
  prefix: string;
  /** The address of the sender. */
  from: string;
  /** The address that people reply to. */
  replyTo: string;
  /** Whether a reply to a notice about a person goes to the person. */
  repliesToPerson: boolean;
};

/** A composed notification, with optional headers, invitation and attachments. */
export type ComposedNotification = MailContent & Pick<Message, "headers" | "calendar" | "attachments" | "follows">;

/** Composes one kind of notification. `parameters` is what was stored with it. */
export type Composer<Parameters extends object = never, Key extends string = string> = (
  parameters: Parameters,
  t: NotificationText<Key>,
  setting: NotificationSetting,
) => ComposedNotification;

/** One line of a list: label and value. A visitor's long text keeps its line breaks. */
export type NotificationFact = {
  label: string;
  value: string;
  /** The link of the value; in plain text, programs make a link of an address by themselves. */
  url?: string;
};

type Notification = {
  subject: string;
  heading: string;
  /** Mail programs show it beside the subject; the first paragraph by default. */
  preview?: string;
  paragraphs: string[];
  facts?: NotificationFact[];
  button?: { label: string; url: string };
  /** Text under the button. */
  closing?: string[];
  /** A link at the end, for an action that few readers want. */
  link?: { label: string; url: string };
  /** Why the recipient gets this notification. */
  reason: string | null;
};

/** Opens a new email to an address. */
export function mailtoLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;
}

/** Composes a notification's subject, text and HTML. Escapes every value. */
export function frameNotification({ agency, language }: NotificationSetting, notification: Notification): MailContent {
  const { heading, paragraphs, preview = paragraphs[0] ?? heading, reason } = notification;
  return {
    subject: oneLine(notification.subject),
    text: composeText(agency, notification),
    html: frameMail({
      language,
      title: heading,
      preview,
      body: composeBody(notification),
      agency,
      reason,
    }),
  };
}

function composeText(agency: AgencyDetails, notification: Notification): string {
  const { heading, paragraphs, facts = [], button, closing = [], link, reason } = notification;
  const lines = [
    oneLine(heading),
    "",
    ...paragraphs.flatMap((paragraph) => [paragraph, ""]),
    ...facts.map(({ label, value }) => (value.includes("\n") ? `${label}:\n${value}\n` : `${label}: ${value}`)),
    ...(facts.length > 0 ? [""] : []),
    ...(button ? [`${button.label}:`, button.url, ""] : []),
    ...closing.flatMap((paragraph) => [paragraph, ""]),
    ...(link ? [`${link.label}:`, link.url, ""] : []),
    ...plainFooter(agency, reason),
  ];
  return withoutOverrides(`${lines.join("\n")}\n`);
}

function composeBody({ heading, paragraphs, facts = [], button, closing = [], link }: Notification): Html {
  return html`${mailHeading(heading)}
  ${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px;">${htmlLines(paragraph)}</p>`)}
  ${
    facts.length === 0
      ? []
      : html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;">
          ${facts.map(factRow)}
        </table>`
  }
  ${button ? mailButton(button) : []}
  ${closing.map((paragraph) => html`<p class="quiet" style="margin:0 0 12px;font-size:14px;color:${light.ink2};">${paragraph}</p>`)}
  ${link ? html`<p class="quiet" style="margin:0 0 12px;font-size:14px;"><a class="quiet" href="${link.url}" style="color:${light.ink2};">${link.label}</a></p>` : []}`;
}

function factRow({ label, value, url }: NotificationFact): Html {
  return html`<tr>
    <th
      scope="row"
      align="left"
      valign="top"
      width="30%"
      class="quiet rule"
      style="padding:10px 16px 10px 0;border-top:1px solid ${light.line};font-weight:600;font-size:14px;line-height:1.5;color:${light.ink2};word-break:normal;overflow-wrap:normal;"
    >
      ${label}
    </th>
    <td
      valign="top"
      class="text rule"
      style="padding:10px 0;border-top:1px solid ${light.line};font-size:15px;line-height:1.5;color:${light.ink};word-break:break-word;overflow-wrap:anywhere;"
    >
      ${url === undefined ? htmlLines(value) : html`<a class="text" href="${url}" style="color:${light.ink};">${value}</a>`}
    </td>
  </tr> `;
}

/** Formats a day: "12 November 2026". */
export function dayText(day: string, { locale }: Pick<NotificationSetting, "locale">): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
}

type Reading = Pick<NotificationSetting, "locale" | "agency">;

/** Formats the day of a moment in the agency's time zone. */
export function dayOfMomentText(moment: string, { locale, agency }: Reading): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: agency.timeZone }).format(new Date(moment));
}

/** Formats a time in the agency's time zone, with its name: "Thursday, 12 November 2026 at 9:00 am Malaysia Time". */
export function momentText(moment: string, { locale, agency }: Reading): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    ...timeOfDay(locale),
    timeZone: agency.timeZone,
    timeZoneName: "long",
  }).format(new Date(moment));
}

/** The same for a subject, of which phones show 40 letters: "Thu, 12 Nov, 9:00 am MYT". */
export function shortMomentText(moment: string, { locale, agency }: Reading): string {
  return new Intl.DateTimeFormat(locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    ...timeOfDay(locale),
    timeZone: agency.timeZone,
    timeZoneName: "short",
  }).format(new Date(moment));
}
