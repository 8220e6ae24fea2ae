import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CityKey } from "@agency/content/cities";
import type { ServiceKey } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { ChatLink } from "../../../shared/contact/chat-link.tsx";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { Title } from "../../shared/title/title.tsx";
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
    <Stack
      as="section"
      gap="1.5rem 2rem"
      columns="7fr 5fr"
      align="end"
      className={styles["band"]}
      aria-labelledby="start-title"
    >
      <Title size="closing" measure="14ch" id="start-title">
        {title}
      </Title>
      <div>
        <p>{lead}</p>
        <Row as="p" gap="1rem 1.75rem" align="center" top="1.75rem" className={styles["ways"]}>
          <Link className={actionClass("board-solid")} to={localised(`/${about && `?${about}`}#contact`)}>
            {t("frame.start")}
          </Link>
          <ChatLink service={service} city={city} />
        </Row>
      </div>
    </Stack>
  );
}
