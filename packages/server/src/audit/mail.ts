import { dayAndTime } from "@agency/model/time-of-day";
import { composeVerification, type Verification, type VerificationKey } from "../enquiries/mail.ts";
import { type Html, html, oneLine, withoutOverrides } from "../kit/mail/html.ts";
import { displayFonts, frameMail, light, mailButton, mailHeading, plainFooter } from "../kit/mail/mail-frame.ts";
import type {
  ComposedNotification,
  NotificationSetting,
  NotificationText,
} from "../notifications/mails/notification-frame.ts";
import type { AuditText } from "./audit-text.ts";
import type { AuditResult, CategoryScore } from "./audit.ts";
import { type FindingText, presentCaps, presentFindings } from "./present-audit.ts";

/** The audit details that a visitor asked for. */
type AuditDetails = {
  auditId: string;
  /** The audited address. */
  url: string;
  /** A moment in UTC. */
  checkedAt: string;
  result: AuditResult;
};

type AuditDetailsKey = `audit:${string}`;

/** The longest part of a URL in a subject; mail programs would cut off more. */
const longestSite = 80;

/** Composes the full audit: each finding, why it matters and how to fix it. */
function composeAuditDetails(
  details: AuditDetails,
  translate: NotificationText<AuditDetailsKey>,
  setting: NotificationSetting,
): ComposedNotification {
  const t: AuditText = (key, params) => translate(`audit:${key}`, params);
  const { agency, language, locale, publicUrl, prefix } = setting;
  const { result, url, auditId } = details;
  const content: Content = {
    heading: t("notification.heading", { score: result.score }),
    intro: t("notification.intro", {
      url,
      date: dayAndTime(locale, agency.timeZone).format(new Date(details.checkedAt)),
    }),
    read: t(`readAs.${result.readAs}`),
    capped: presentCaps(result, t),
    categories: result.categories.map((category) => categoryLine(category, t)),
    findings: presentFindings(result, t, locale),
    passed: t("notification.passed", { number: result.passed.length }),
    link: `${publicUrl}${prefix}/audit#${encodeURIComponent(auditId)}`,
    t,
  };
  const reason = t("notification.reason", { agency: agency.name });
  const site = oneLine(new URL(url).hostname).slice(0, longestSite);
  const subject = oneLine(t("notification.subject", { site, score: result.score }));
  const page = { language, title: subject, preview: content.intro, body: composeBody(content), agency, reason };
  return { subject, text: composeText(content, plainFooter(agency, reason)), html: frameMail(page) };
}

type Content = {
  heading: string;
  intro: string;
  read: string;
  capped: string[];
  categories: { name: string; points: string }[];
  findings: FindingText[];
  passed: string;
  link: string;
  t: AuditText;
};

function categoryLine({ category, points, possible }: CategoryScore, t: AuditText): Content["categories"][number] {
  const name = t(`categories.${category}`);
  return {
    name,
    points: possible === 0 ? t("notification.notApplicable") : t("notification.category", { points, possible }),
  };
}

function costText({ outcome, weight, lost, cap }: FindingText, t: AuditText): string {
  if (outcome === "unknown") return t("notification.unchecked");
  if (weight === 0 && cap !== null) return t("notification.cap", { cap });
  return weight === 0 ? t("notification.advice") : t("notification.points", { points: lost });
}

/** The places that a finding names, and how many more there are. */
function placeTexts({ where, places }: Pick<FindingText, "where" | "places">, t: AuditText): string[] {
  return places > where.length ? [...where, t("notification.more", { number: places - where.length })] : where;
}

function composeText(
  { heading, intro, read, capped, categories, findings, passed, link, t }: Content,
  footer: string[],
): string {
  const lines = [
    heading,
    "",
    intro,
    "",
    read,
    "",
    ...capped.flatMap((text) => [text, ""]),
    ...categories.map(({ name, points }) => `${name}: ${points}`),
    "",
    ...(findings.length === 0 ? [t("notification.nothing"), ""] : []),
    ...findings.flatMap((finding, index) => [
      `${index + 1}. ${finding.name} (${costText(finding, t)})`,
      ...[finding, ...finding.also].flatMap((one) => [one.what, ...placeTexts(one, t).map((place) => `   ${place}`)]),
      `${t("notification.why")}: ${finding.why}`,
      ...fixTexts(finding).map((mend) => `${t("notification.mend")}: ${mend}`),
      "",
    ]),
    passed,
    "",
    `${t("notification.open")}:`,
    link,
    "",
    t("notification.closing"),
    "",
    ...footer,
  ];
  return withoutOverrides(`${lines.join("\n")}\n`);
}

function composeBody({ heading, intro, read, capped, categories, findings, passed, link, t }: Content): Html {
  return html`${mailHeading(heading)}
    <p style="margin:0 0 16px;">${intro}</p>
    <p class="quiet" style="margin:0 0 16px;font-size:14px;color:${light.ink2};">${read}</p>
    ${capped.map((text) => html`<p class="bad" style="margin:0 0 16px;font-weight:600;color:${light.bad};">${text}</p>`)}
    <table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 24px;">
      ${categories.map(
        ({ name, points }) =>
          html`<tr>
            <th scope="row" align="left" class="text rule" style="${cell}font-weight:600;">${name}</th>
            <td align="right" class="quiet rule" style="${cell}">${points}</td>
          </tr> `,
      )}
    </table>
    ${findings.length === 0 ? html`<p style="margin:0 0 16px;">${t("notification.nothing")}</p>` : []}
    ${findings.map((finding) => findingBlock(finding, t))}
    <p class="quiet" style="margin:0 0 16px;font-size:14px;color:${light.ink2};">${passed}</p>
    ${mailButton({ label: t("notification.open"), url: link })}
    <p class="quiet" style="margin:0 0 12px;font-size:14px;color:${light.ink2};">${t("notification.closing")}</p>`;
}

const cell = `padding:8px 12px 8px 0;border-top:1px solid ${light.line};font-size:15px;line-height:1.5;`;

function findingBlock(finding: FindingText, t: AuditText): Html {
  const { name, why, outcome } = finding;
  const colour = outcome === "fail" ? "bad" : "quiet";
  return html`<h2
      class="text"
      style="margin:24px 0 4px;font-family:${displayFonts};font-size:18px;line-height:1.3;font-weight:700;color:${light.ink};"
    >
      ${name}
    </h2>
    <p
      class="${colour}"
      style="margin:0 0 8px;font-size:14px;font-weight:600;color:${outcome === "fail" ? light.bad : light.muted};"
    >
      ${costText(finding, t)}
    </p>
    ${[finding, ...finding.also].map(
      (one) =>
        html`<p style="margin:0 0 8px;">${one.what}</p>
          ${placeTexts(one, t).map(
            (place) =>
              html`<p
                class="quiet"
                style="margin:0 0 8px;font-family:Menlo,Consolas,monospace;font-size:13px;color:${light.ink2};overflow-wrap:anywhere;"
              >
                ${place}
              </p>`,
          )}`,
    )}
    <p style="margin:0 0 8px;"><strong>${t("notification.why")}:</strong> ${why}</p>
    ${fixTexts(finding).map(
      (mend) => html`<p style="margin:0 0 8px;"><strong>${t("notification.mend")}:</strong> ${mend}</p>`,
    )}`;
}

function fixTexts({ mend, also }: FindingText): string[] {
  return [mend, ...also.map((one) => one.mend)].filter((text) => text !== "");
}

/** Asks whether to send the details of an audit. */
function composeAuditVerification(
  { token }: Verification,
  t: NotificationText<VerificationKey<"audit">>,
  setting: NotificationSetting,
): ComposedNotification {
  return composeVerification("audit", { url: auditMailLink(setting, token), facts: {} }, t, setting);
}

/** The page that has the details of an audit emailed. */
function auditMailLink(
  { publicUrl, prefix }: Pick<NotificationSetting, "publicUrl" | "prefix">,
  token: string,
): string {
  return `${publicUrl}${prefix}/audit#mail=${token}`;
}

export const auditMails = {
  "audit-verification": composeAuditVerification,
  "audit-details": composeAuditDetails,
};

export type AuditMails = typeof auditMails;
