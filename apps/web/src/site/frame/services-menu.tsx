import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { addressOf, type NavigationItem } from "@agency/content/navigation";
import { serviceKeys } from "@agency/content/settings";
import { SingleTile } from "@agency/ui/tiles/single-tile";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { serviceSign } from "../services/service-signs.ts";
import styles from "./navigation-bar.module.css";

/**
 * The navigation entry for services, with a list of their pages. It opens on hover (in CSS only) or with the button
 * next to it. It closes when the pointer or the focus leaves, with Escape, and when a link is followed.
 */
export function ServicesMenu({ item }: { item: NavigationItem }) {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
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
      <Link className={styles["link"]} to={localised(addressOf(item))} onClick={close}>
        {t("navigation.services")}
      </Link>
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
              <Link to={localised(`/services/${service}`)} onClick={close}>
                <SingleTile size={40} {...serviceSign(service)} />
                {t(`services.${service}`)}
              </Link>
            </li>
          ))}
        </ul>
        <Link className={styles["overview"]} to={localised("/#services")} onClick={close}>
          {t("navigation.overview")}
        </Link>
      </div>
    </li>
  );
}
