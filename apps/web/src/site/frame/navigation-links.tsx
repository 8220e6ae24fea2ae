import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { addressOf, navigation } from "@agency/content/navigation";
import { serviceKeys } from "@agency/content/settings";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";

type Props = { onFollow: () => void };

/** The site's navigation as a list, with the service pages under their heading. */
export function NavigationLinks({ onFollow }: Props) {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
  return (
    <ul>
      {navigation.map((item) => (
        <li key={item.label}>
          <Link to={localised(addressOf(item))} onClick={onFollow}>
            {t(`navigation.${item.label}`)}
          </Link>
          {item.label === "services" && <ServiceLinks onFollow={onFollow} />}
        </li>
      ))}
    </ul>
  );
}

/** The service pages as a list. */
export function ServiceLinks({ onFollow }: Partial<Props>) {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
  return (
    <ul>
      {serviceKeys.map((service) => (
        <li key={service}>
          <Link to={localised(`/services/${service}`)} onClick={onFollow}>
            {t(`services.${service}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
