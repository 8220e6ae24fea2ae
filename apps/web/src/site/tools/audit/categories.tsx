import { useTranslation } from "react-i18next";
import type { Audit } from "@agency/contracts/audit";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import styles from "./audit-panel.module.css";

/** The points of each category of the audit. */
export function Categories({ categories }: Pick<Audit, "categories">) {
  const { t } = useTranslation("tools");
  return (
    <Stack as="ul" gap="0.6rem" className={styles["categories"]}>
      {categories.map(({ category, name, points, possible }) => (
        <Row key={category} as="li" gap="0.15rem 1rem" justify="between">
          <span>{name}</span>
          <span>
            {possible === 0
              ? t("audit.notApplicable")
              : t("audit.points", { points: Math.round(points * 10) / 10, possible })}
          </span>
          <span className={styles["bar"]} aria-hidden="true">
            <span style={{ width: `${possible === 0 ? 0 : (points / possible) * 100}%` }} />
          </span>
        </Row>
      ))}
    </Stack>
  );
}
