import { type ToggleEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { Stack } from "@agency/ui/stack";
import { TileStrip } from "@agency/ui/tiles/tile-strip";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { NavigationLinks } from "./navigation-links.tsx";
import styles from "./menu.module.css";

const menuId = "menu";

/** Opens the menu. Works before hydration, through the popover API. */
export function MenuButton() {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles["open"]} popoverTarget={menuId} aria-haspopup="dialog">
      <svg width="22" height="14" viewBox="0 0 22 14" aria-hidden="true">
        <path d="M0 1H22M0 7H22M0 13H14" stroke="currentcolor" strokeWidth="2" />
      </svg>
      <span>{t("navigation.menu")}</span>
    </button>
  );
}

/**
 * The full-screen navigation menu of narrow screens. It is a popover that makes its siblings inert itself after it is
 * painted: a modal dialog restyles the whole page before it appears.
 */
export function Menu() {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
  const menu = useRef<HTMLDialogElement>(null);
  const close = () => menu.current?.hidePopover();

  // Runs before the menu closes, because the focus then returns to the button that opened it.
  const onBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState === "closed") giveBack(currentTarget.parentElement);
  };
  const onToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState === "open") requestAnimationFrame(() => setTimeout(() => takeOver(currentTarget)));
  };

  useEffect(() => {
    const { current } = menu;
    const around = current?.parentElement;
    // The menu may have been opened before hydration.
    if (current) takeOver(current);
    return () => giveBack(around);
  }, []);

  return (
    <dialog
      ref={menu}
      id={menuId}
      popover="auto"
      className={styles["menu"]}
      aria-modal="true"
      aria-label={t("navigation.menu")}
      onBeforeToggle={onBeforeToggle}
      onToggle={onToggle}
    >
      <div className={styles["sheet"]}>
        <button type="button" className={styles["close"]} popoverTarget={menuId} popoverTargetAction="hide">
          {t("navigation.close")}
          <span aria-hidden="true">×</span>
        </button>
        <nav className={styles["links"]} aria-label={t("navigation.label")}>
          <NavigationLinks onFollow={close} />
        </nav>
        <Stack className={styles["foot"]}>
          <Link className={actionClass("board-solid")} to={localised("/#contact")} onClick={close}>
            {t("navigation.start")}
          </Link>
          <Link className={styles["portal"]} to={localised("/client-portal")} onClick={close}>
            {t("footer.portal")}
          </Link>
        </Stack>
        <TileStrip className={styles["strip"]} />
      </div>
    </dialog>
  );
}

/** Makes the siblings of an open menu inert. */
function takeOver(menu: HTMLElement): void {
  if (!menu.matches(":popover-open")) return;
  for (const neighbour of menu.parentElement?.children ?? []) {
    if (neighbour !== menu) neighbour.toggleAttribute("inert", true);
  }
}

function giveBack(around: Element | null | undefined): void {
  for (const neighbour of around?.children ?? []) neighbour.toggleAttribute("inert", false);
}
