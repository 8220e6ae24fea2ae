import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agency } from "@agency/content/agency";
import { Logo } from "@agency/ui/logo";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import link from "../../shared/link/link.module.css";
import styles from "./author-box.module.css";

/** About the author. */
export function AuthorBox() {
  const { t } = useTranslation("article");
  const localised = useLocalisedPath();
  return (
    <Stack as="footer" gap="1rem 1.5rem" className={styles["box"]} data-no-print="">
      <Logo size={72} />
      <div>
        <h2 className={styles["title"]}>{t("authorTitle", { agency: agency.name })}</h2>
        <Text tone="soft" top="0.5rem">
          {t("authorText")}
        </Text>
        <Link className={link["onward"]} to={localised("/team")}>
          {t("authorLink")}
        </Link>
      </div>
    </Stack>
  );
}
