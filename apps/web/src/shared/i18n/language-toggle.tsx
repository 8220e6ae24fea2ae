import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link, NavigationType, useLocation, useNavigationType } from "react-router";
import { type Language, languageKeys, aboutLanguage } from "@agency/content/settings";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { localisedPath } from "./language-path.ts";
import { useLanguage } from "./use-language.ts";
import styles from "./language-toggle.module.css";

/** Navigation state of a visit that started at the toggle. */
const chosenHere = "language-toggle";

type Props = {
  path?: string | undefined;
  /** Of a page that is in some languages only: these, and the page to which the others lead. */
  only?: { languages: readonly Language[]; otherwise: string } | undefined;
  /** Whether to load documents: an address without a page has no data to navigate with. */
  reload?: boolean;
};

/**
 * EN and MS: links to the same page in the other language, or to `path`. The script in the head stores the choice. A site in one
 * language has none.
 */
export function LanguageToggle({ path, only, reload = false }: Props) {
  const { t } = useTranslation();
  const current = useLanguage();
  const { pathname, search, hash, state } = useLocation();
  const group = useRef<HTMLDivElement>(null);
  const chosen = useNavigationType() === NavigationType.Push && state === chosenHere;

  // The other language has its own frame, so the toggle takes the focus back.
  useEffect(() => {
    if (chosen) group.current?.querySelector<HTMLElement>("[aria-current]")?.focus({ preventScroll: true });
  }, [chosen]);

  if (languageKeys.length < 2) return null;
  const same = path ?? pathname + search + hash;
  const pageIn = (language: Language) => (!only || only.languages.includes(language) ? same : only.otherwise);
  return (
    <div ref={group} className={styles["toggle"]} role="group" aria-label={t("language.label")}>
      {languageKeys.map((language) => (
        <Link
          key={language}
          to={localisedPath(pageIn(language), language)}
          state={chosenHere}
          data-language={language}
          hrefLang={language}
          lang={language}
          aria-current={language === current ? "true" : undefined}
          reloadDocument={reload}
          preventScrollReset
        >
          {`${aboutLanguage(language).short} `}
          <VisuallyHidden>{aboutLanguage(language).label}</VisuallyHidden>
        </Link>
      ))}
    </div>
  );
}
