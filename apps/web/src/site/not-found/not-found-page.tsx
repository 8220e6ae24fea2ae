import { useTranslation } from "react-i18next";
import { sample } from "@agency/content/settings";
import { Text } from "@agency/ui/layout";
import { hiddenPageMeta } from "../../shared/page-meta.ts";
import { Band, Lead, SiteLink, Title } from "../shared/parts.tsx";
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
  return (
    <Band as="div" gap="2.5rem var(--apart)" columns="5fr 7fr" align="center">
      <FallenTile />
      <div>
        <Title as="h1" size="page" measure="12ch">
          {t("notFound.title")}
        </Title>
        <Lead measure="44ch">{t("notFound.lead")}</Lead>
        {forDevelopers && (
          <figure className={styles["hint"]}>
            <Text as="figcaption" size="tiny" tone="muted">
              {t("notFound.hintLabel")}
            </Text>
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
        <Text top="2rem">
          <SiteLink look="primary" to="/">
            {t("notFound.back")}
          </SiteLink>
        </Text>
      </div>
    </Band>
  );
}
