import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { Text } from "@agency/ui/text";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { Band } from "../../shared/band/band.tsx";
import { Title } from "../../shared/title/title.tsx";

/** The closing offer of a free half-hour consultation. */
export function Closing() {
  const { t } = useTranslation("article");
  const localised = useLocalisedPath();
  return (
    <Band
      space="passage"
      ground="second"
      gap="1.5rem var(--apart)"
      columns="7fr 5fr"
      align="end"
      aria-labelledby="closing-title"
    >
      <Title size="closing" measure="12ch" id="closing-title">
        {t("closingTitle")}
      </Title>
      <div>
        <Text size="large" tone="soft" measure="46ch">
          {t("closingLead")}
        </Text>
        <Row as="p" top="1.75rem">
          <Link className={actionClass("primary")} to={localised("/#consultation")}>
            {t("closingAction")}
          </Link>
          <Link className={actionClass("secondary")} to={localised("/#pricing")}>
            {t("closingOther")}
          </Link>
        </Row>
      </div>
    </Band>
  );
}
