import type { IssueLetter, SignUpLetter, UnsubscribableLetter } from "@agency/core/newsletter/newsletter-letters";
import { unconfirmedDays } from "@agency/core/newsletter/sign-up-limits";
import { type ComposedLetter, frameLetter, type LetterSetting, type LetterText } from "./letter-frame.ts";
import { articleLink, confirmLink, oneClickLink, unsubscribeLink } from "./links.ts";

export type NewsletterKey =
  | `letters:newsletter.confirmation.${"subject" | "heading" | "intro" | "button" | "ignore" | "reason"}`
  | `letters:newsletter.known.${"subject" | "heading" | "intro" | "reason"}`
  | `letters:newsletter.issue.${"read" | "minutes" | "reason"}`
  | "letters:newsletter.unsubscribe";

type Text = LetterText<NewsletterKey>;

/** Asks whether the address is to be on the list. */
export function composeSignUp({ token }: SignUpLetter, t: Text, setting: LetterSetting): ComposedLetter {
  const agency = setting.agency.name;
  return frameLetter(setting, {
    subject: t("letters:newsletter.confirmation.subject", { agency }),
    heading: t("letters:newsletter.confirmation.heading"),
    paragraphs: [t("letters:newsletter.confirmation.intro")],
    button: { label: t("letters:newsletter.confirmation.button"), url: confirmLink(setting, token) },
    closing: [t("letters:newsletter.confirmation.ignore", { days: unconfirmedDays })],
    reason: t("letters:newsletter.confirmation.reason", { agency }),
  });
}

/** Tells somebody who signs up again that there is nothing to do. */
export function composeKnown(letter: UnsubscribableLetter, t: Text, setting: LetterSetting): ComposedLetter {
  const agency = setting.agency.name;
  return {
    ...frameLetter(setting, {
      subject: t("letters:newsletter.known.subject", { agency }),
      heading: t("letters:newsletter.known.heading"),
      paragraphs: [t("letters:newsletter.known.intro")],
      link: wayOut(letter, t, setting),
      reason: t("letters:newsletter.known.reason", { agency }),
    }),
    headers: oneClick(letter, setting),
  };
}

/** The newsletter: an article with its beginning. */
export function composeIssue(letter: IssueLetter, t: Text, setting: LetterSetting): ComposedLetter {
  const { slug, title, excerpt, minutes } = letter;
  return {
    ...frameLetter(setting, {
      subject: title,
      heading: title,
      paragraphs: [excerpt],
      button: { label: t("letters:newsletter.issue.read"), url: articleLink(setting, slug) },
      closing: [t("letters:newsletter.issue.minutes", { minutes })],
      link: wayOut(letter, t, setting),
      reason: t("letters:newsletter.issue.reason", { agency: setting.agency.name }),
    }),
    headers: oneClick(letter, setting),
  };
}

function wayOut({ unsubscribeToken }: UnsubscribableLetter, t: Text, setting: LetterSetting) {
  return { label: t("letters:newsletter.unsubscribe"), url: unsubscribeLink(setting, unsubscribeToken) };
}

/** Puts a button into mail programs that ends the newsletter without a page (RFC 2369, RFC 8058). */
function oneClick({ unsubscribeToken }: UnsubscribableLetter, setting: LetterSetting): Record<string, string> {
  return {
    "List-Unsubscribe": `<${oneClickLink(setting, unsubscribeToken)}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
