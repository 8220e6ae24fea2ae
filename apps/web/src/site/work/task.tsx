import { useTranslation } from "react-i18next";
import { Text } from "@agency/ui/text";
import { Band } from "../shared/band/band.tsx";
import { Title } from "../shared/title/title.tsx";
import styles from "./task.module.css";

/** What the client needed. */
export function Task({ task }: { task: readonly string[] }) {
  const { t } = useTranslation("work");
  return (
    <Band gap="1.5rem var(--between)" columns="4fr 8fr" className={styles["task"]} aria-labelledby="task-title">
      <Title size="section" id="task-title">
        {t("task")}
      </Title>
      <div>
        {task.map((paragraph) => (
          <Text key={paragraph} size="large" tone="soft" measure="var(--measure)">
            {paragraph}
          </Text>
        ))}
      </div>
    </Band>
  );
}
