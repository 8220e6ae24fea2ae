import { useTranslation } from "react-i18next";
import type { ReportDraft } from "@agency/contracts/reports";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { useUsesText } from "./use-uses-text.ts";
import styles from "./review.module.css";

export type ClientUsesProps = { draft: Pick<ReportDraft, "revisions" | "recording" | "recordedSince"> };

/** What the client did with each revision, or why nobody knows. */
export function ClientUses({ draft }: ClientUsesProps) {
  const { t } = useTranslation("review");
  const textOf = useUsesText();
  const { revisions, recording, recordedSince } = draft;
  if (revisions.length === 0) return null;
  return (
    <div>
      <h3 className={styles["subTitle"]}>{t("history.uses.heading")}</h3>
      {recording === "on" ? (
        <>
          <Stack as="ol" className={styles["revisions"]}>
            {revisions.map((revision) => (
              <li key={revision.number}>
                {revisions.length > 1 && <strong>{t("history.revision", { number: revision.number })} </strong>}
                <span className={styles["changes"]}>{textOf(revision, recordedSince)}</span>
              </li>
            ))}
          </Stack>
          <Text size="small" tone="soft" className={styles["quiet"]}>
            {t("history.uses.how")}
          </Text>
        </>
      ) : (
        <Text size="small" tone="soft" className={styles["quiet"]}>
          {t(`history.uses.${recording}`)}
        </Text>
      )}
    </div>
  );
}
