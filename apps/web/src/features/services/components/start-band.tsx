import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { useLocalisedPath } from "../../../lib/i18n/use-language.ts";
import styles from "./start-band.module.css";

/** The last word of a page: a band that leads to the contact form. */
export function StartBand({ title, lead }: { title: string; lead: string }) {
  const { t } = useTranslation("services");
  const localised = useLocalisedPath();
  return (
    <section className={styles["band"]} aria-labelledby="start-title">
      <h2 id="start-title">{title}</h2>
      <div>
        <p>{lead}</p>
        <Link className={`${actionClass("board-solid")} ${styles["start"]}`} to={localised("/#contact")}>
          {t("frame.start")}
        </Link>
      </div>
    </section>
  );
}
