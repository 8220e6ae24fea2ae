import { type MouseEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { TileStrip } from "@agency/ui/tiles/tile-strip";
import { useLocalisedPath } from "../../lib/i18n/use-language.ts";
import { NavigationLinks } from "./navigation-links.tsx";
import styles from "./menu.module.css";

// Where the browser knows them, these open and close the dialog before the application has started.
const opens = { command: "show-modal", commandfor: "menu" };
const closes = { command: "close", commandfor: "menu" };

/** The menu of narrow screens: the navigation as a dialog over the whole screen. */
export function Menu() {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();

  return (
    <>
      <button type="button" className={styles["open"]} onClick={open} aria-haspopup="dialog" {...opens}>
        <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true">
          <path d="M0 1H22M0 7H22M0 13H14" stroke="currentcolor" strokeWidth="2" />
        </svg>
        <span className={styles["label"]}>{t("navigation.menu")}</span>
      </button>
      <dialog ref={dialog} id="menu" className={styles["menu"]} aria-label={t("navigation.menu")}>
        <div className={styles["sheet"]}>
          <button type="button" className={styles["close"]} onClick={close} {...closes}>
            {t("navigation.close")}
            <span aria-hidden="true">×</span>
          </button>
          <nav className={styles["links"]} aria-label={t("navigation.label")}>
            <NavigationLinks onFollow={close} />
          </nav>
          <div className={styles["foot"]}>
            <Link className={actionClass("board-solid")} to={localised("/#contact")} onClick={close}>
              {t("navigation.start")}
            </Link>
            <Link className={styles["portal"]} to={localised("/client-portal")} onClick={close}>
              {t("footer.portal")}
            </Link>
          </div>
          <TileStrip className={styles["strip"]} />
        </div>
      </dialog>
    </>
  );
}
