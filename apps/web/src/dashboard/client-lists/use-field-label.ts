import { useTranslation } from "react-i18next";
import type { ListedField } from "@agency/model/client-list";

/** What a client's form calls a field. */
export function useFieldLabel(): (field: ListedField) => string {
  const { t } = useTranslation("admin");
  return (field) => {
    switch (field) {
      case "name":
      case "email":
      case "package":
      case "monthlyFee":
      case "language":
        return t(`clients.${field}`);
      default:
        return t(`clients.text.${field}`);
    }
  };
}
