import { type MouseEvent, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { actionClass } from "@agency/ui/action";
import { toast } from "@agency/ui/toast";
import { absolute } from "../../../shared/site-address.ts";
import { shareLinks } from "./share-links.ts";
import styles from "./share.module.css";

/** Opens the device's share sheet, or a menu where there is none. The browser opens and closes the menu. */
export function Share({ title }: { title: string }) {
  const { t } = useTranslation("article");
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const address = absolute(useLocation().pathname);

  const openSheet = (event: MouseEvent) => {
    if (!("share" in navigator)) return;
    event.preventDefault();
    navigator.share({ title, url: address }).catch((error: unknown) => {
      // An AbortError means that the visitor closed the sheet. After any other error, the menu opens instead.
      if (!(error instanceof DOMException && error.name === "AbortError")) menu.current?.showPopover();
    });
  };
  const copy = async () => {
    menu.current?.hidePopover();
    try {
      await navigator.clipboard.writeText(address);
      toast({ title: t("share.copied"), description: t("share.copiedText") });
    } catch {
      toast({ title: t("share.notCopied"), description: t("share.notCopiedText"), variant: "destructive" });
    }
  };

  return (
    <div className={styles["share"]} data-no-print="">
      <button type="button" className={actionClass("secondary", "small")} popoverTarget={id} onClick={openSheet}>
        {t("share.open")}
      </button>
      <div ref={menu} id={id} popover="auto" className={styles["menu"]} role="group" aria-label={t("share.title")}>
        <ul>
          <li>
            <button type="button" onClick={() => void copy()}>
              {t("share.copy")}
            </button>
          </li>
          {shareLinks(address, title).map(({ network, href }) => (
            <li key={network}>
              <a href={href} target="_blank" rel="noreferrer">
                {network}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
