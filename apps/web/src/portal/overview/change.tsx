import { useTranslation } from "react-i18next";
import type { ReportType } from "@agency/model/report/report-type";
import { ChangeIndicator } from "@agency/ui/change-indicator";
import { FigureNote } from "./figure.tsx";

export type ChangeProps = {
  change: string | null;
  type: ReportType;
  /** What changed, for screen readers. */
  label: string;
  reversed?: boolean;
};

/** A change and what it is measured against; nothing where there is nothing to compare with. */
export function Change({ change, type, label, reversed = false }: ChangeProps) {
  const { t } = useTranslation("portal");
  if (change === null) return null;
  return (
    <>
      <ChangeIndicator change={change} reversed={reversed} label={label} />
      <FigureNote>{t(`against.${type}`)}</FigureNote>
    </>
  );
}
