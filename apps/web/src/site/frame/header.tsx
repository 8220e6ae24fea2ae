import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useMatches } from "react-router";
import { agency } from "@agency/content/agency";
import { groundClass } from "@agency/ui/ground";
import { joined, Row, Text } from "@agency/ui/layout";
import { Logo } from "@agency/ui/logo";
import { LanguageToggle } from "../../shared/i18n/language-toggle.tsx";
import { useHydrated } from "../../shared/use-hydrated.ts";
import type { ArticleOnPage } from "../blog/articles.server.ts";
import { useIsNotFound } from "../not-found/is-not-found.ts";
import { SiteLink } from "../shared/parts.tsx";
import { Menu, MenuButton, NavigationBar } from "./navigation.tsx";
import { useStart } from "./use-start.ts";
import styles from "./header.module.css";

/** A signboard with the tagline and the languages, above the agency's name and the navigation. */
export function Header() {
  const { t } = useTranslation();
  useTuckedAway();
  return (
    <>
      <header className={styles["header"]}>
        <Row gap="1rem" align="center" justify="between" className={joined(groundClass("board"), styles["sign"])}>
          <Text flex="1 1 8rem" inset="0.4rem 0">
            {t("tagline")}
          </Text>
          <Languages />
        </Row>
        <div className={styles["row"]}>
          <Brand size={38} />
          <NavigationBar />
          <SiteLink look="primary" size="small" className={styles["start"]} to={useStart().to}>
            {t("navigation.start")}
          </SiteLink>
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
  const path = isNotFound && !hydrated ? "/404" : undefined;
  return <LanguageToggle path={path} only={useLanguagesOfArticle()} reload={isNotFound} />;
}

/** An article may be in some languages only; the others have the blog. */
function useLanguagesOfArticle() {
  const data = useMatches().at(-1)?.loaderData;
  if (typeof data !== "object" || data === null || !("article" in data && "languages" in data)) return undefined;
  return { languages: data.languages as ArticleOnPage["languages"], otherwise: "/blog" };
}

function Brand({ size }: { size: number }) {
  const { t } = useTranslation();
  return (
    <SiteLink className={styles["brand"]} to="/" aria-label={t("home", { agency: agency.name })}>
      <Logo size={size} />
      <span>{agency.name}</span>
    </SiteLink>
  );
}

/** Movements of less than this many pixels are a finger that rests, or a page that settles. */
const step = 6;

/**
 * Says on the root element (`data-tucked-away`) that a reader scrolls down: the header then moves out of the way, and comes back as
 * soon as the page is scrolled up.
 */
function useTuckedAway(): void {
  useEffect(() => {
    const root = document.documentElement;
    let last = scrollY;
    const follow = () => {
      if (Math.abs(scrollY - last) < step) return;
      // The header is above the page's first 160 pixels, where nothing is gained by hiding it.
      root.toggleAttribute("data-tucked-away", scrollY > last && scrollY > 160);
      last = scrollY;
    };
    addEventListener("scroll", follow, { passive: true });
    return () => {
      removeEventListener("scroll", follow);
      root.removeAttribute("data-tucked-away");
    };
  }, []);
}
