import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { ReportDraft } from "@agency/contracts/reports";
import type { SnapshotJson } from "@agency/model/report/snapshot";
import { Row, Text, Stack } from "@agency/ui/layout";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { usePortalAddress } from "../../shared/client-in-address.ts";
import { draftPdfAddress, type ReportPlace } from "./api.ts";
import { DocumentView } from "./document-view.tsx";
import { EditComments } from "./edit-comments.tsx";
import { EditRecommendations, type Edits } from "./edit-recommendations.tsx";
import type { Decisions } from "./use-decisions.ts";
import shared from "../../shared/shared.module.css";
import styles from "./review.module.css";

type PreviewProps = { snapshot: SnapshotJson; progress: ReportProgress };

/** The working copy as the client would read it. */
export function Preview({ snapshot, progress }: PreviewProps) {
  const { t } = useTranslation(["review", "admin"]);
  const portalAddress = usePortalAddress();
  const { id: reportId, clientId, revision } = progress;
  return (
    <Stack as="section" packed className={styles["preview"]} aria-labelledby="preview">
      <Row gap="0.25rem 1.5rem" align="baseline" justify="between">
        <h2 id="preview" className={styles["sectionTitle"]}>
          {t("preview.heading")}
        </h2>
        <Row as="p" gap="0 1.25rem" className={shared["ways"]}>
          <a className={styles["jump"]} href="#editor">
            {t("edit.heading")} ↓
          </a>
          <a href={draftPdfAddress({ clientId, reportId })} download>
            {t("preview.pdf")}
          </a>
          {revision > 0 && (
            <a href={portalAddress(clientId, reportId)} target="_blank" rel="noopener">
              {t("preview.portal")}
              <VisuallyHidden> {t("admin:opensInNewTab")}</VisuallyHidden>
            </a>
          )}
        </Row>
      </Row>
      <DocumentView snapshot={snapshot} own="own" report={progress} />
    </Stack>
  );
}

type EditorProps = {
  place: ReportPlace;
  edits: Edits;
  snapshot: SnapshotJson;
  recipients: ReportDraft["recipients"];
  decisions: Decisions;
};

/** What the staff write into a report. It is saved by itself. */
export function Editor({ place, edits, snapshot, recipients, decisions }: EditorProps) {
  const { t } = useTranslation("review");
  return (
    <Stack as="section" gap="1.25rem" packed aria-labelledby="editor">
      <Row gap="0 0.75rem" align="baseline" justify="between">
        <h2 id="editor" tabIndex={-1} className={styles["sectionTitle"]}>
          {t("edit.heading")}
        </h2>
        <Text as="span" size="tiny" tone="soft" role="status">
          {edits.dirty ? t("edit.saving") : decisions.savedOnce && t("edit.saved")}
        </Text>
      </Row>
      <EditComments place={place} edits={edits} own={snapshot.language} recipients={recipients} />
      <EditRecommendations edits={edits} snapshot={snapshot} />
      {decisions.problem !== null && (
        <Alert color="bad" title={t("edit.notSaved")}>
          <p>{decisions.problem}</p>
          <Button variant="default" mt="sm" disabled={decisions.busy} onClick={() => void decisions.save()}>
            {t("edit.save")}
          </Button>
        </Alert>
      )}
    </Stack>
  );
}
