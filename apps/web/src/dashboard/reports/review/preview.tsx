import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import type { SnapshotJson } from "@agency/model/report/snapshot";
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
    <section className={styles["preview"]} aria-labelledby="preview">
      <div className={styles["sectionHead"]}>
        <h2 id="preview" className={styles["sectionTitle"]}>
          {t("preview.heading")}
        </h2>
        <p className={styles["links"]}>
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
        </p>
      </div>
      <p className={styles["unsaved"]} role="status">
        {unsaved && t("preview.edited")}
      </p>
      <DocumentView snapshot={snapshot} own="own" />
    </section>
  );
}
