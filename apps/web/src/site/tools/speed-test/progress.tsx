import { useTranslation } from "react-i18next";
import type { SpeedTestProgress } from "@agency/contracts/speed-test";
import { Text, Stack } from "@agency/ui/layout";
import styles from "./speed-test.module.css";

const stages = ["asking", "queued", "opening", "measuring", "scoring"] as const;

/** The progress of a speed test: its place in the queue, then its stages. */
export default function Progress({ progress }: { progress: SpeedTestProgress | null }) {
  const { t } = useTranslation("tools");
  const stage = progress?.stage ?? "asking";
  const reached = stages.indexOf(stage);
  return (
    <Stack gap="0.5rem" className={styles["progress"]}>
      <progress max={stages.length} value={reached + 1} aria-label={t("speed.running")} />
      <p role="status">
        {t(`speed.stages.${stage}`)}
        {progress?.state === "queued" && (
          <> · {progress.position === 0 ? t("speed.next") : t("speed.ahead", { count: progress.position })}</>
        )}
      </p>
      <Text size="small" tone="muted">
        {t("speed.patience")}
      </Text>
    </Stack>
  );
}
