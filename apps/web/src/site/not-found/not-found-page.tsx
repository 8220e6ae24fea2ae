import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { sample } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import FallenTile from "./fallen-tile.tsx";
import { notFoundHandle } from "./is-not-found.ts";
import styles from "./not-found-page.module.css";

export const handle = notFoundHandle;

export const meta = hiddenPageMeta((t) => t("common:notFound.title"));

/** Whether readers may be developers: the visitors of a real agency are not. */
const forDevelopers = sample || import.meta.env.DEV;

/** Rendered once per language and served for every unknown address, so it cannot mention the address. */
export default function NotFoundPage() {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
  return (
    <div className={styles["page"]}>
      <FallenTile />
      <div>
        <h1 className={styles["title"]}>{t("notFound.title")}</h1>
        <p className={styles["lead"]}>{t("notFound.lead")}</p>
        {forDevelopers && (
          <figure className={styles["hint"]}>
            <figcaption>{t("notFound.hintLabel")}</figcaption>
            <pre>
              <code>
                HTTP/1.1 404 Page Not Found{"\n\n"}
                <span className={styles["comment"]}>
                  {"// "}
                  {t("notFound.hint")}
                </span>
                {"\n"}apps/web/src/app/routes.ts
              </code>
            </pre>
          </figure>
        )}
        <Link className={actionClass("primary")} to={localised("/")}>
          {t("notFound.back")}
        </Link>
      </div>
    </div>
  );
}
