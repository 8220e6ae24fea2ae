import { useTranslation } from "react-i18next";
import type { ServiceKey } from "@agency/content/settings";
import { waysClass } from "@agency/ui/action";
import { Row, Text } from "@agency/ui/layout";
import { ChatLink } from "../../shared/contact/chat-link.tsx";
import { Band, SiteLink, Title } from "../shared/parts.tsx";
import looks from "../shared/looks.module.css";

type StartBandProps = {
  title: string;
  lead: string;
  /** Without one, the visitor chooses in the form. */
  service?: ServiceKey;
  city?: string;
};

/** The last section of a page: a link to the contact form and a chat, both about the page's subject. */
export function StartBand({ title, lead, service, city }: StartBandProps) {
  const { t } = useTranslation("services");
  const about = new URLSearchParams({ ...(service && { service }), ...(city && { city }) }).toString();
  return (
    <Band
      space="passage"
      ground="hero"
      gap="1.5rem 2rem"
      columns="7fr 5fr"
      align="end"
      className={looks["toRight"]}
      aria-labelledby="start-title"
    >
      <Title size="closing" measure="14ch" id="start-title">
        {title}
      </Title>
      <div>
        <Text tone="soft" size="large" measure="46ch">
          {lead}
        </Text>
        <Row as="p" gap="1rem 1.75rem" align="center" top="1.75rem" className={waysClass()}>
          <SiteLink look="primary" to={`/${about && `?${about}`}#contact`}>
            {t("frame.start")}
          </SiteLink>
          <ChatLink service={service} city={city} />
        </Row>
      </div>
    </Band>
  );
}
