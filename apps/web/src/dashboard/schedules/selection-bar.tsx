import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportType } from "@agency/model/report/report-type";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import type { Selection } from "../shared/table/use-selection.ts";
import { useFormat } from "../shared/use-format.ts";
import { useChangeSchedules } from "./api.ts";
import table from "../shared/table/table.module.css";

type SelectionBarProps = { reportType: ReportType; selection: Selection; onEdit: () => void };

/** What can be done with the selected schedules. */
export function SelectionBar({ reportType, selection, onEdit }: SelectionBarProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const change = useChangeSchedules();
  const { size } = selection.ids;
  const turn = (enabled: boolean) =>
    change.mutate(
      { reportType, clientIds: [...selection.ids], enabled },
      {
        onSuccess: (changed) => toast({ title: t("schedules.changed", { count: changed, number: number(changed) }) }),
        onError: (error) =>
          toast({ title: t("schedules.saveFailed", { message: messageOf(error) }), variant: "destructive" }),
      },
    );
  return (
    <section className={table["bar"]} aria-label={t("schedules.selection")}>
      <strong role="status">{t("schedules.selected", { count: size, number: number(size) })}</strong>
      <Button onClick={onEdit}>{t("schedules.changeSelected")}</Button>
      <Button variant="default" disabled={change.isPending} onClick={() => turn(true)}>
        {t("schedules.turnOn")}
      </Button>
      <Button variant="default" disabled={change.isPending} onClick={() => turn(false)}>
        {t("schedules.turnOff")}
      </Button>
      <Button variant="default" onClick={() => selection.replace([])}>
        {t("schedules.clear")}
      </Button>
    </section>
  );
}
