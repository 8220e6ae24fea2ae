import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CityKey } from "@agency/content/cities";
import type { ServiceKey } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { ChatLink } from "../../../shared/contact/chat-link.tsx";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import styles from "./start-band.module.css";

export type StartBandProps = {
  title: string;
  lead: string;
  /** Without one, the visitor chooses in the form. */
  service?: ServiceKey;
  city?: CityKey;
};

/** The last section of a page: a link to the contact form and a chat, both about the page's subject. */
export function StartBand({ title, lead, service, city }: StartBandProps) {
  const { t } = useTranslation("services");
  const localised = useLocalisedPath();
  const about = new URLSearchParams({ ...(service && { service }), ...(city && { city }) }).toString();
  return (
    <section className={styles["band"]} aria-labelledby="start-title">
      <h2 id="start-title">{title}</h2>
      <div>
        <p>{lead}</p>
        <p className={styles["ways"]}>
          <Link className={actionClass("board-solid")} to={localised(`/${about && `?${about}`}#contact`)}>
            {t("frame.start")}
          </Link>
          <ChatLink service={service} city={city} />
        </p>
      </div>
    </section>
  );
}
