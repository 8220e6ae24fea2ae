import { useTranslation } from "react-i18next";
import type { ListedColleague } from "@agency/contracts/responsible";

/** Stands for nobody in a list to choose from. */
export const nobody = "(nobody)";

/** Whom one can choose: nobody, oneself, and the colleagues. @param responsible who is chosen now, also where they can no longer be */
export function useResponsibleOptions(
  candidates: readonly ListedColleague[],
  responsible: { id: string; name: string } | null = null,
): { value: string; label: string }[] {
  const { t } = useTranslation("staff");
  const isListed = candidates.some(({ id }) => id === responsible?.id);
  return [
    { value: nobody, label: t("responsible.nobody") },
    ...candidates.map(({ id, name, self }) => ({
      value: id,
      label: self && candidates.length > 1 ? t("responsible.self", { name }) : name,
    })),
    ...(responsible && !isListed ? [{ value: responsible.id, label: responsible.name }] : []),
  ];
}
