import { SegmentedControl } from "@mantine/core";
import { type MouseEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "@agency/content/settings";
import type { ReportProgress } from "@agency/contracts/report-progress";
import type { SnapshotJson } from "@agency/model/report/snapshot";
import { Row, Stack } from "@agency/ui/layout";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { usePortalAddress } from "../../shared/client-in-address.ts";
import { draftPdfAddress } from "./api.ts";
import { DocumentView, LanguageChoice } from "./document-view.tsx";
import { DraftMail } from "./draft-mail.tsx";
import { DraftPdf } from "./draft-pdf.tsx";
import { FirstInInbox } from "./first-in-inbox.tsx";
import shared from "../../shared/shared.module.css";
import styles from "./review.module.css";

/** The ways in which a report reaches its readers. */
const previewViews = ["portal", "email", "pdf"] as const;
export type PreviewView = (typeof previewViews)[number];

/** The chosen one, and what chooses another. */
export type ShownView = { view: PreviewView; onView: (view: PreviewView) => void };

type PreviewProps = ShownView & { snapshot: SnapshotJson; progress: ReportProgress };

/** The working copy as its readers would get it. */
export function Preview({ snapshot, progress, view, onView }: PreviewProps) {
  const { t } = useTranslation(["review", "admin"]);
  const portalAddress = usePortalAddress();
  const [language, setLanguage] = useState<Language>(snapshot.language);
  const { id: reportId, clientId, revision } = progress;
  const place = { clientId, reportId };
  return (
    <Stack as="section" packed className={styles["preview"]} aria-labelledby="preview">
      <Row gap="0.25rem 1.5rem" align="baseline" justify="between">
        <h2 id="preview" className={styles["sectionTitle"]}>
          {t("preview.heading")}
        </h2>
        <Row as="p" gap="0 1.25rem" className={shared["ways"]}>
          <a className={styles["jump"]} href="#editor" onClick={jumpToEditor}>
            {t("edit.heading")} ↓
          </a>
          <a href={draftPdfAddress(place, language)} download>
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
      <Row gap="0.5rem">
        <SegmentedControl
          aria-label={t("preview.view")}
          value={view}
          onChange={onView}
          data={previewViews.map((value) => ({ value, label: t(`preview.views.${value}`) }))}
        />
        <LanguageChoice value={language} own={snapshot.language} whose="own" onChange={setLanguage} />
      </Row>
      {view === "portal" && (
        <>
          <FirstInInbox clientId={clientId} snapshot={snapshot} language={language} />
          <DocumentView snapshot={snapshot} language={language} report={progress} />
        </>
      )}
      {view === "email" && <DraftMail place={place} version={progress.version} language={language} />}
      {view === "pdf" && <DraftPdf place={place} version={progress.version} language={language} />}
    </Stack>
  );
}

/** The address keeps what is behind its #: the client whose report it is. */
function jumpToEditor(event: MouseEvent): void {
  event.preventDefault();
  document.querySelector<HTMLElement>("#editor")?.focus();
}
