import type { AgencyDetails } from "../agency-details.ts";
import { smallNumbers } from "./figure.ts";
import { joinSentences } from "./format.ts";
import { greetingName } from "./greeting-name.ts";
import {
  fillPlaceholders,
  type MailPlaceholder,
  type MailWords,
  noMailWords,
  writtenPlaceholder,
} from "./mail-words.ts";
import type { ReportDocument } from "./report-document.ts";
import type { ReportText } from "./report-text.ts";
import { isSample, type Snapshot } from "./snapshot.ts";

/** Whom an email greets, the client without one, and what the agency says in its own words. */
export type Mailing = { addressee?: string | null; words?: MailWords };

type Given = Pick<ReportDocument, "title" | "kind" | "period" | "keyFigures"> & {
  t: ReportText;
  locale: string;
  agency: Pick<AgencyDetails, "name">;
};

/** The texts that only the email of a report has: the product's, where the agency has none of its own. */
export function presentMail(
  snapshot: Snapshot,
  { addressee = null, words = noMailWords }: Mailing,
  { t, locale, agency, title, kind, period, keyFigures }: Given,
): ReportDocument["mail"] {
  const { clientName: client } = snapshot;
  const contact = addressee === null ? client : greetingName(addressee);
  const own = ownTexts(words, { client, contact, report: kind, period, agency: agency.name });
  const revised = snapshot.revised ? t("mail.revisedIntro", { period }) : null;
  const ready = [revised ?? t("mail.intro", { period }), ...introduce(keyFigures, t)];
  return {
    subject: markSubject(own.subject || t("mail.subject", { title, client }), snapshot, t),
    greeting: own.greeting || t("mail.greeting", { client: contact }),
    // Own words are about any report: that this one replaces another is said before them.
    intro: own.introduction
      ? [revised, own.introduction].filter((part) => part !== null).join("\n\n")
      : joinSentences(ready, locale),
    open: t("mail.open"),
    attached: t("mail.attached"),
    portal: t("mail.portal"),
    signature: own.signature || null,
    reason: t("mail.reason", { agency: agency.name, client }),
  };
}

/** What the product says where an agency has no own words, with placeholders in place of names and period. */
export function usualWords(t: ReportText): MailWords {
  const period = writtenPlaceholder("period");
  const client = writtenPlaceholder("client");
  return {
    subject: t("mail.subject", { title: t("title", { kind: writtenPlaceholder("report"), period }), client }),
    greeting: t("mail.greeting", { client: writtenPlaceholder("contact") }),
    introduction: t("mail.intro", { period }),
    signature: "",
  };
}

function ownTexts(words: MailWords, values: Record<MailPlaceholder, string>): MailWords {
  return {
    subject: fillPlaceholders(words.subject, values),
    greeting: fillPlaceholders(words.greeting, values),
    introduction: fillPlaceholders(words.introduction, values),
    signature: fillPlaceholders(words.signature, values),
  };
}

/** A subject that says of a revision that it is one, and of made-up figures that they are. */
function markSubject(subject: string, snapshot: Snapshot, t: ReportText): string {
  const named = snapshot.revised ? t("mail.revisedSubject", { subject }) : subject;
  return isSample(snapshot) ? t("mail.sampleSubject", { badge: t("sample.badge"), subject: named }) : named;
}

/** The sentence before the key figures. */
function introduce(keyFigures: ReportDocument["keyFigures"], t: ReportText): string[] {
  const number = keyFigures && smallNumbers[keyFigures.figures.length - 1];
  return number ? [t(`mail.numbers.${number}`)] : [];
}
