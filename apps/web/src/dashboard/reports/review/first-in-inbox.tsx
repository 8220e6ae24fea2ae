import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import type { Language } from "@agency/content/settings";
import { presentReport } from "@agency/model/report/document";
import { firstWords } from "@agency/model/report/first-words";
import { snapshotFromJson, type SnapshotJson } from "@agency/model/report/snapshot";
import { Row, Text } from "@agency/ui/layout";
import { getTranslator } from "../../../shared/i18n/messages.ts";
import { useClientWords } from "../../mail-words/api.ts";

type FirstInInboxProps = { clientId: string; snapshot: SnapshotJson; language: Language };

/** What an inbox shows of a report's email: its subject, in the agency's own words or the client's, and its first words. */
export function FirstInInbox({ clientId, snapshot, language }: FirstInInboxProps) {
  const { t } = useTranslation("review");
  const { data } = useClientWords(clientId);
  const own = data?.words.find((words) => words.language === language);
  const usual = data?.usual.find((words) => words.language === language);
  const subject = own?.subject || usual?.subject || "";
  const text = getTranslator(language).getFixedT(language, "report");
  const document = presentReport(
    snapshotFromJson(snapshot),
    (key, params = {}) => text(key, params),
    agencyDetails,
    language,
    { words: { subject, greeting: "", introduction: "", signature: "" } },
  );
  return (
    <Row gap="0 0.75rem" align="baseline" card="plain" inset="0.6rem 0.9rem">
      <Text as="span" size="small" tone="soft">
        {t("preview.inbox")}
      </Text>
      <p lang={language} aria-busy={!data}>
        <strong>{document.mail.subject}</strong> – {firstWords(document)}
      </p>
    </Row>
  );
}
