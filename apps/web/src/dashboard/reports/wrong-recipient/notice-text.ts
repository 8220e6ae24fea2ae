import type { TFunction } from "i18next";
import { agencyDetails } from "@agency/content/agency";
import type { WrongRecipient } from "@agency/contracts/wrong-recipients";
import type { ReportDocument } from "@agency/model/report/report-document";
import { getLocale } from "../../../shared/i18n/messages.ts";
import { formatMoment } from "../../shared/use-format.ts";
import { reportContents } from "./report-contents.ts";

/** The draft of the notice to the client, in the language of the document and of the words. */
export function noticeText(wrong: WrongRecipient, document: ReportDocument, t: TFunction<"wrongRecipient">): string {
  const { language, title } = document;
  const { clientName, recipient, sentAt, noticedAt, knownId } = wrong;
  const when = (moment: string) => formatMoment(moment, language);
  const list = new Intl.ListFormat(getLocale(language), { type: "conjunction" });
  const named = reportContents(document).flatMap(({ heading, figures }) => (figures.length > 0 ? figures : [heading]));
  const contents = list.format(new Set(named));
  return [
    t("notice.subject", { title }),
    t("notice.greeting", { client: clientName }),
    t("notice.happened", { title, recipient, when: when(sentAt ?? noticedAt), noticed: when(noticedAt) }),
    t("notice.contents", { contents }),
    linkSentence(wrong, when, t),
    [t("notice.done"), ...(knownId === "former" ? [t("notice.newId")] : [])].join(" "),
    t("notice.advice"),
    t("notice.contact", { email: agencyDetails.email, phone: agencyDetails.phone }),
    agencyDetails.name,
  ].join("\n\n");
}

/** What happened before the recording began is not known. */
function linkSentence(
  { uses: { mailed }, recording, recordedSince, sentAt }: WrongRecipient,
  when: (moment: string) => string,
  t: TFunction<"wrongRecipient">,
): string {
  if (mailed) return t("notice.used", { last: when(mailed.lastAt) });
  const isRecorded = recording === "on" && (recordedSince === null || (sentAt !== null && recordedSince <= sentAt));
  return t(isRecorded ? "notice.unused" : "notice.unknown");
}
