import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { agency } from "@agency/content/agency";
import { Logo } from "@agency/ui/logo";
import { Row } from "@agency/ui/row";
import { LanguageToggle } from "../../shared/i18n/language-toggle.tsx";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import styles from "./room.module.css";

export type PortalFrameProps = {
  /** Forgets the client ID and what was read with it; undefined while no client's reports are open. */
  onLeave?: (() => void) | undefined;
  /** What stands above the agency's name at the end. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The client's portal: the agency's name, the languages and the way out, and nothing that sells. */
export function PortalFrame({ onLeave, foot, children }: PortalFrameProps) {
  const { t } = useTranslation(["portal", "common"]);
  const localised = useLocalisedPath();
  return (
    <>
      <Row as="header" gap="0.25rem 1rem" align="center" justify="between" unbroken className={styles["bar"]}>
        <Link className={styles["agency"]} to={localised("/")} aria-label={t("common:home", { agency: agency.name })}>
          <Logo size={28} />
          <span>{agency.name}</span>
        </Link>
        <Row gap="0.25rem 1rem" align="center" unbroken className={styles["ways"]}>
          <LanguageToggle />
          {onLeave && (
            <button type="button" className={styles["leave"]} onClick={onLeave}>
              {t("room.leave")}
            </button>
          )}
        </Row>
      </Row>
      <main id="content" tabIndex={-1} className={styles["main"]}>
        {children}
      </main>
      <Row as="footer" gap="0 2rem" align="center" justify="between" className={styles["foot"]}>
        {foot}
        <p>{t("room.by", { agency: agency.legalName })}</p>
        <Row as="p" gap="0 1.5rem" className={styles["links"]}>
          <a href={`mailto:${agency.email}`}>{agency.email}</a>
          <Link to={localised("/privacy")}>{t("common:footer.privacy")}</Link>
        </Row>
      </Row>
    </>
  );
}
