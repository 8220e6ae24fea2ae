import { type Language, languages } from "@agency/content/languages";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { localisedPath } from "../../lib/i18n/language-path.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import { useIsNotFound } from "../not-found/is-not-found.ts";
import styles from "./language-toggle.module.css";

/** EN and MS: the same page in the other language. The choice is stored by the script in the head. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const current = useLanguage();
  const { pathname, search, hash } = useLocation();
  // The page for unknown addresses is written once a language, so it cannot know which address was asked for.
  const path = useIsNotFound() ? "/404" : pathname + search + hash;
  return (
    <div className={styles["toggle"]} role="group" aria-label={t("language.label")}>
      {(Object.keys(languages) as Language[]).map((language) => (
        <Link
          key={language}
          to={localisedPath(path, language)}
          data-language={language}
          hrefLang={language}
          aria-current={language === current ? "true" : undefined}
          aria-label={t(`language.${language}`)}
          preventScrollReset
        >
          {languages[language].short}
        </Link>
      ))}
    </div>
  );
}
