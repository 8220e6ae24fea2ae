import { type FocusEvent, type KeyboardEvent, type ToggleEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { entryAddress, navigation, type NavigationItem } from "@agency/content/navigation";
import { offered, serviceKeys } from "@agency/content/settings";
import { waysClass } from "@agency/ui/action";
import { groundClass } from "@agency/ui/ground";
import { Stack, joined, Row } from "@agency/ui/layout";
import { SingleTile } from "@agency/ui/tiles/tile";
import { TileStrip } from "@agency/ui/tiles/tile-strip";
import { serviceSign } from "../services/look.ts";
import { SiteLink } from "../shared/parts.tsx";
import { useStart } from "./use-start.ts";
import styles from "./navigation.module.css";

/** The navigation of wide screens. */
export function NavigationBar() {
  const { t } = useTranslation();
  return (
    <nav className={styles["bar"]} aria-label={t("navigation.label")}>
      <ul>
        {navigation.map((item) =>
          item.label === "services" ? (
            <ServicesMenu key={item.label} item={item} />
          ) : (
            <li key={item.label}>
              <SiteLink className={styles["link"]} to={entryAddress(item)}>
                {t(`navigation.${item.label}`)}
              </SiteLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

/**
 * The navigation entry for services, with a list of their pages. It opens on hover (in CSS only) or with the button
 * next to it. It closes when the pointer or the focus leaves, with Escape, and when a link is followed.
 */
function ServicesMenu({ item }: { item: NavigationItem }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  // Keeps the list closed while the pointer is still over it.
  const [dismissed, setDismissed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    setDismissed(true);
  };
  const leave = () => {
    setOpen(false);
    setDismissed(false);
  };
  const blur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  const escape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    if (open) button.current?.focus();
    close();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they come from the links and the button inside
    <li
      className={styles["services"]}
      data-open={open || undefined}
      data-dismissed={dismissed || undefined}
      onPointerLeave={leave}
      onBlur={blur}
      onKeyDown={escape}
    >
      <SiteLink className={styles["link"]} to={entryAddress(item)} onClick={close}>
        {t("navigation.services")}
      </SiteLink>
      <button
        ref={button}
        type="button"
        className={styles["toggle"]}
        aria-label={t("navigation.showServices")}
        aria-expanded={open}
        aria-controls="services-menu"
        onClick={() => {
          setDismissed(open);
          setOpen(!open);
        }}
      >
        <svg width="12" height="8" viewBox="0 0 12 8" aria-hidden="true">
          <path d="M1 1.5L6 6.5L11 1.5" fill="none" stroke="currentcolor" strokeWidth="1.75" />
        </svg>
      </button>
      {/* Its style opens it; without its style, it is closed. */}
      <div id="services-menu" className={styles["dropdown"]} hidden>
        <ul>
          {serviceKeys.map((service) => (
            <li key={service}>
              <SiteLink to={`/services/${service}`} onClick={close}>
                <SingleTile size={40} {...serviceSign(service)} />
                {t(`services.${service}`)}
              </SiteLink>
            </li>
          ))}
        </ul>
        <SiteLink className={styles["overview"]} to="/#services" onClick={close}>
          {t("navigation.overview")}
        </SiteLink>
      </div>
    </li>
  );
}

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
      className={joined(groundClass("board"), styles["menu"])}
      aria-modal="true"
      aria-label={t("navigation.menu")}
      onBeforeToggle={onBeforeToggle}
      onToggle={onToggle}
    >
      <div className={styles["sheet"]}>
        <button type="button" className={styles["close"]} popoverTarget={menuId} popoverTargetAction="hide">
          {t("navigation.close")} <span aria-hidden="true">×</span>
        </button>
        <nav className={styles["links"]} aria-label={t("navigation.label")}>
          <NavigationLinks onFollow={close} />
        </nav>
        <Stack className={styles["foot"]}>
          <SiteLink look="primary" to={useStart().to} onClick={close}>
            {t("navigation.start")}
          </SiteLink>
          {offered.portal && (
            <Row as="p" justify="center" className={waysClass()}>
              <SiteLink to="/client-portal" onClick={close}>
                {t("footer.portal")}
              </SiteLink>
            </Row>
          )}
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

type NavigationLinksProps = { onFollow: () => void };

function NavigationLinks({ onFollow }: NavigationLinksProps) {
  const { t } = useTranslation();
  return (
    <ul>
      {navigation.map((item) => (
        <li key={item.label}>
          <SiteLink to={entryAddress(item)} onClick={onFollow}>
            {t(`navigation.${item.label}`)}
          </SiteLink>
          {item.label === "services" && <ServiceLinks onFollow={onFollow} />}
        </li>
      ))}
    </ul>
  );
}

/** The service pages as a list. */
export function ServiceLinks({ onFollow }: Partial<NavigationLinksProps>) {
  const { t } = useTranslation();
  return (
    <ul>
      {serviceKeys.map((service) => (
        <li key={service}>
          <SiteLink to={`/services/${service}`} onClick={onFollow}>
            {t(`services.${service}`)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
