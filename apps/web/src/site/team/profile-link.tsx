import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";

/** Leads to a member's profile on LinkedIn, if there is one. */
export function ProfileLink({ name, address }: { name: string; address: string }) {
  const { t } = useTranslation("team");
  if (address === "") return null;
  return (
    <a
      className={actionClass("secondary", "small")}
      href={address}
      rel="noopener"
      aria-label={t("linkedinOf", { name })}
    >
      {t("linkedin")}
    </a>
  );
}
