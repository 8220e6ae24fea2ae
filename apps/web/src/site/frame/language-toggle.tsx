import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavigationType, useLocation, useNavigationType } from "react-router";
import { languageKeys, languages } from "@agency/content/settings";
import { localisedPath } from "../../shared/i18n/language-path.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useIsNotFound } from "../not-found/is-not-found.ts";
import styles from "./language-toggle.module.css";

/** Marks a visit that began at the toggle of the other language's page. */
const chosenHere = "language-toggle";

/** EN and MS: the same page in the other language. The choice is stored by the script in the head. */
export function LanguageToggle() {
  const { t } = useTranslation();
  const current = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const group = useRef<HTMLDivElement>(null);
  const chosen = useNavigationType() === NavigationType.Push && state === chosenHere;
  // The page for unknown addresses is written once a language, so it cannot know which address was asked for.
  const path = useIsNotFound() ? "/404" : pathname + search + hash;

  // The other language has a frame of its own: focus goes on where it was.
  useEffect(() => {
    if (chosen) group.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
  }, [chosen]);

  return (
    <div ref={group} className={styles["toggle"]} role="group" aria-label={t("language.label")}>
      {languageKeys.map((language) => (
        <Link
          key={language}
          to={localisedPath(path, language)}
          state={chosenHere}
          data-language={language}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? "true" : undefined}
          preventScrollReset
        >
          {languages[language].short}
          <span className={styles["name"]}>{` ${languages[language].label}`}</span>
        </Link>
      ))}
    </div>
  );
}
