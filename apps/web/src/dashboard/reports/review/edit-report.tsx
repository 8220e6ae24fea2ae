import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportDraft } from "@agency/contracts/reports";
import type { SnapshotJson } from "@agency/model/report/snapshot";
import { Row, Text, Stack } from "@agency/ui/layout";
import type { ReportPlace } from "./api.ts";
import { EditComments } from "./edit-comments.tsx";
import { EditRecommendations, type Edits } from "./edit-recommendations.tsx";
import type { Decisions } from "./use-decisions.ts";
import styles from "./review.module.css";

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
