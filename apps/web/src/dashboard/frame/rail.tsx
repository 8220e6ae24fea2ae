import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { agency } from "@agency/content/agency";
import { Logo } from "@agency/ui/logo";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { plainPath } from "../../shared/i18n/language-path.ts";
import { LanguageToggle } from "../../shared/i18n/language-toggle.tsx";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { Account } from "./account.tsx";
import { PlaceLink } from "./place-link.tsx";
import { placeOf, places } from "./places.ts";
import styles from "./rail.module.css";

/** The staff's navigation: a rail on wide screens, on narrow ones a bar with a menu. */
export function Rail({ username, onHelp }: { username: string; onHelp: () => void }) {
  const { t } = useTranslation(["staff", "common"]);
  const localised = useLocalisedPath();
  const { pathname, search, key } = useLocation();
  const current = placeOf(plainPath(pathname), new URLSearchParams(search));
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      setOpenAt(null);
      button.current?.focus();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [open]);

  return (
    <Text as="header" size="small" tone="board" className={styles["rail"]} data-open={open || undefined}>
      <Row align="center" unbroken className={styles["top"]}>
        <Link className={styles["brand"]} to={localised("/")} aria-label={t("common:home", { agency: agency.name })}>
          <Logo size={30} />
        </Link>
        {current && (
          <span className={styles["where"]} aria-hidden="true">
            {t(`nav.${current}`)}
          </span>
        )}
        <button
          ref={button}
          type="button"
          className={styles["menu"]}
          aria-expanded={open}
          aria-controls="staff-menu"
          onClick={() => setOpenAt(open ? null : key)}
        >
          {t("nav.menu")}
          <svg width="16" height="12" viewBox="0 0 16 12" aria-hidden="true">
            <path
              d={open ? "M3 1 13 11M13 1 3 11" : "M0 1H16M0 6H16M0 11H16"}
              stroke="currentcolor"
              strokeWidth="1.8"
            />
          </svg>
        </button>
      </Row>
      <div id="staff-menu" className={styles["content"]}>
        <nav aria-label={t("nav.label")}>
          <Stack as="ul" gap="0.125rem">
            {places.map(({ name, to }) => (
              <li key={name}>
                <PlaceLink name={name} to={localised(to)} current={name === current} />
              </li>
            ))}
          </Stack>
        </nav>
        <Stack gap="0.25rem" className={styles["foot"]}>
          <Account username={username} onHelp={onHelp} />
          <LanguageToggle />
        </Stack>
      </div>
    </Text>
  );
}
