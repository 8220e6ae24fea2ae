import { useTranslation } from "react-i18next";
import { sample } from "@agency/content/settings";
import { Row } from "@agency/ui/row";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { Band } from "../shared/band/band.tsx";
import { Title } from "../shared/title/title.tsx";
import type { ProjectOnPage } from "./project.server.ts";
import styles from "./change.module.css";

/** How it was before and is after the work, in words and, where somebody has counted, in figures with their sources. */
export function Change({ project: { before, after, figures } }: Pick<ProjectOnPage, "project">) {
  const { t } = useTranslation("work");
  return (
    <Band
      space="own"
      ground="board"
      gap="clamp(2rem, 4vw, 3.5rem)"
      className={styles["change"]}
      aria-labelledby="change-title"
    >
      <Row gap="0.75rem 1.5rem" align="center">
        <Title size="section" id="change-title">
          {t("change")}
        </Title>
        {sample && figures.length > 0 && <SampleBadge label={t("sampleFigures")} />}
      </Row>
      <Stack gap="1.5rem clamp(1.5rem, 4vw, 4rem)" columns="1fr 1fr" from="40em" className={styles["words"]}>
        <div>
          <h3>{t("before")}</h3>
          <p>{before}</p>
        </div>
        <div>
          <h3>{t("after")}</h3>
          <p>{after}</p>
        </div>
      </Stack>
      {figures.map((figure) => (
        <div key={figure.name} className={styles["figure"]}>
          <Row as="dl" gap="0 clamp(1rem, 3vw, 2.5rem)" align="end">
            <div>
              <Text as="dt" size="small" tone="board">
                {t("before")}
              </Text>
              <dd>{figure.before}</dd>
            </div>
            <svg width="96" height="48" viewBox="0 0 96 48" aria-hidden="true">
              <path d="M0 24H90M68 3L90 24L68 45" fill="none" stroke="currentcolor" strokeWidth="5" />
            </svg>
            <div>
              <Text as="dt" size="small" tone="board">
                {t("after")}
              </Text>
              <dd>{figure.after}</dd>
            </div>
          </Row>
          <div className={styles["meaning"]}>
            <p className={styles["name"]}>{figure.name}</p>
            <Text size="small" tone="board" top="0.25rem">
              {figure.source}
            </Text>
          </div>
        </div>
      ))}
    </Band>
  );
}
