import { useTranslation } from "react-i18next";
import { consultation } from "@agency/content/opening-hours";
import { offered, type ServiceKey } from "@agency/content/settings";
import { waysClass } from "@agency/ui/action";
import { Row, Text } from "@agency/ui/layout";
import { ChatLink } from "../../shared/contact/chat-link.tsx";
import { startAddress } from "../frame/use-start.ts";
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
  return (
    <Band
      space="passage"
      ground="hero"
      gap="1.5rem 2rem"
      columns="7fr 5fr"
      align="end"
      className={looks["toRight"]}
      aria-labelledby="start-title"
      data-no-print=""
    >
      <Title size="closing" measure="14ch" id="start-title">
        {title}
      </Title>
      <div>
        <Text tone="soft" size="large" measure="46ch">
          {lead}
        </Text>
        <Row as="p" gap="1rem 1.75rem" align="center" top="1.75rem" className={waysClass()}>
          <SiteLink look="primary" to={startAddress({ service, city })}>
            {t("frame.start")}
          </SiteLink>
          {offered.consultation && (
            <SiteLink look="secondary" to="/#consultation">
              {t("frame.book", { consultationMinutes: consultation.minutes })}
            </SiteLink>
          )}
          <ChatLink service={service} city={city} />
        </Row>
      </div>
    </Band>
  );
}
