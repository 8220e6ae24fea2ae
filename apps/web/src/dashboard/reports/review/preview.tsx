import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import type { SnapshotJson } from "@agency/model/report/snapshot";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { usePortalAddress } from "../../shared/portal-address.ts";
import { draftPdfAddress } from "./api.ts";
import { DocumentView } from "./document-view.tsx";
import styles from "./review.module.css";

type PreviewProps = { snapshot: SnapshotJson; progress: ReportProgress; unsaved: boolean };

/** The working copy as the client would read it, with the changes that are not saved yet. */
export function Preview({ snapshot, progress, unsaved }: PreviewProps) {
  const { t } = useTranslation(["review", "admin"]);
  const portalAddress = usePortalAddress();
  const { id: reportId, clientId, revision } = progress;
  return (
    <Stack as="section" packed className={styles["preview"]} aria-labelledby="preview">
      <Row gap="0.25rem 1.5rem" align="baseline" justify="between">
        <h2 id="preview" className={styles["sectionTitle"]}>
          {t("preview.heading")}
        </h2>
        <Row as="p" gap="0 1.25rem" className={styles["links"]}>
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
      <Text size="small" tone="accent" className={styles["unsaved"]} role="status">
        {unsaved && t("preview.edited")}
      </Text>
      <DocumentView snapshot={snapshot} own="own" />
    </Stack>
  );
}
