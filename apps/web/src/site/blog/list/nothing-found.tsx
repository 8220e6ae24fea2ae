import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { TileMark } from "@agency/ui/tiles/tile-mark";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import styles from "./results.module.css";

/** Shown when no article matches the query. The search box announces it to screen readers. */
export function NothingFound({ query, onShowAll }: { query: string; onShowAll: () => void }) {
  const { t } = useTranslation("blog");
  const localised = useLocalisedPath();
  return (
    <Stack gap="1.5rem" fit className={styles["nothing"]}>
      <TileMark mood="empty" size={112} />
      <div>
        <h2>{t("search.none", { query })}</h2>
        <Text size="large" tone="soft" measure="46ch" top="0.75rem">
          {t("search.noneLead")}
        </Text>
      </div>
      <Row className={styles["actions"]}>
        <Link className={actionClass("primary")} to={localised("/blog")} onClick={onShowAll} preventScrollReset>
          {t("search.showAll")}
        </Link>
        <Link className={actionClass("secondary")} to={localised("/#contact")}>
          {t("search.ask")}
        </Link>
      </Row>
    </Stack>
  );
}
