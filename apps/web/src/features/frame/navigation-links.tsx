import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { addressOf, navigation } from "@agency/content/navigation";
import { useLocalisedPath } from "../../lib/i18n/use-language.ts";

/** The entries of the site's navigation as a list. */
export function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
  const { t } = useTranslation();
  const localised = useLocalisedPath();
  return (
    <ul>
      {navigation.map((item) => (
        <li key={item.label}>
          <Link to={localised(addressOf(item))} onClick={onFollow}>
            {t(`navigation.${item.label}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
