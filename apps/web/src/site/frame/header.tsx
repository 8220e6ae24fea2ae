import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agency } from "@agency/content/agency";
import { actionClass } from "@agency/ui/action";
import { Logo } from "@agency/ui/logo";
import { LanguageToggle } from "../../shared/i18n/language-toggle.tsx";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { useHydrated } from "../../shared/use-hydrated.ts";
import { useIsNotFound } from "../not-found/is-not-found.ts";
import { Menu, MenuButton } from "./menu.tsx";
import { NavigationBar } from "./navigation-bar.tsx";
import { useTuckedAway } from "./use-tucked-away.ts";
import styles from "./header.module.css";

/** A signboard with the tagline and the languages, above the agency's name and the navigation. */
export function Header() {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
  useTuckedAway();
  return (
    <>
      <header className={styles["header"]}>
        <div className={styles["sign"]}>
          <p className={styles["tagline"]}>{t("tagline")}</p>
          <Languages />
        </div>
        <div className={styles["row"]}>
          <Brand size={38} />
          <NavigationBar />
          <Link className={`${actionClass("primary", "small")} ${styles["start"]}`} to={localised("/#contact")}>
            {t("navigation.start")}
          </Link>
          <MenuButton />
        </div>
      </header>
      <Menu />
    </>
  );
}

/** The header of staff pages: only the name and the languages. */
export function QuietHeader() {
  return (
    <header className={`${styles["row"]} ${styles["quiet"]}`}>
      <Brand size={28} />
      <Languages />
    </header>
  );
}

/** The page for unknown addresses is rendered once per language. Only the browser knows which address was requested. */
function Languages() {
  const isNotFound = useIsNotFound();
  const hydrated = useHydrated();
  return <LanguageToggle path={isNotFound && !hydrated ? "/404" : undefined} reload={isNotFound} />;
}

function Brand({ size }: { size: number }) {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
  return (
    <Link className={styles["brand"]} to={localised("/")} aria-label={t("home", { agency: agency.name })}>
      <Logo size={size} />
      <span>{agency.name}</span>
    </Link>
  );
}
