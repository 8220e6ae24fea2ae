import { agencyDetails } from "@agency/content/agency";
import type { Language } from "@agency/content/settings";
import type { ReportDraft } from "@agency/contracts/reports";
import { presentReport } from "@agency/model/report/document";
import { handOverText } from "@agency/model/report/hand-over";
import { snapshotFromJson } from "@agency/model/report/snapshot";
import { getTranslator } from "../../../shared/i18n/messages.ts";

/**
 * The approved report in a few words for a chat; null while the working copy says something else than what the link opens.
 * @param language of who reads it, the client's without
 */
export function approvedWords({ report: shown, progress }: ReportDraft, language?: Language): string | null {
  if (!shown || progress.unapproved) return null;
  const written = language ?? shown.snapshot.language;
  const text = getTranslator(written).getFixedT(written, "report");
  const snapshot = snapshotFromJson(shown.snapshot);
  return handOverText(presentReport(snapshot, (key, params = {}) => text(key, params), agencyDetails, written));
}
