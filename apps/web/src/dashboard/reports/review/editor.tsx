import { Button, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { languages } from "@agency/content/settings";
import type { SnapshotJson } from "@agency/model/report/snapshot";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { useFocusKept } from "../../shared/use-focus-kept.ts";
import { longestComment } from "../comment-field.tsx";
import { EditRecommendations } from "./edit-recommendations.tsx";
import type { Edits } from "./use-edits.ts";
import styles from "./review.module.css";

type EditorProps = { edits: Edits; snapshot: SnapshotJson; saving: boolean; onSave: () => void };

/** What the staff add to the figures: a comment and the recommendations. */
export function Editor({ edits, snapshot, saving, onSave }: EditorProps) {
  const { t } = useTranslation("review");
  const { language } = snapshot;
  const { ref: heading, onPress } = useFocusKept<HTMLHeadingElement>(edits.dirty);
  const press = (action: () => void) => () => {
    onPress();
    action();
  };
  return (
    <Stack as="section" packed className={styles["editor"]} aria-labelledby="editor">
      <h2 ref={heading} id="editor" tabIndex={-1} className={styles["sectionTitle"]}>
        {t("edit.heading")}
      </h2>
      <Textarea
        label={t("edit.comment")}
        description={t("edit.commentHint", { language: languages[language].label })}
        lang={language}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={longestComment}
        value={edits.comment}
        onChange={({ currentTarget }) => edits.setComment(currentTarget.value)}
      />
      <EditRecommendations edits={edits} snapshot={snapshot} />
      {edits.dirty && (
        <Row gap="0.5rem">
          <Button onClick={press(onSave)} disabled={saving} variant="default">
            {saving ? t("edit.saving") : t("edit.save")}
          </Button>
          <Button onClick={press(edits.discard)} disabled={saving} variant="subtle" color="ink">
            {t("edit.discard")}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
