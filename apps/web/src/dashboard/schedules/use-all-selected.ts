import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ClientSchedule } from "@agency/contracts/schedules";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import type { LongList } from "../shared/table/use-long-list.ts";
import type { Selection } from "../shared/table/use-selection.ts";
import { readClientIds, type ScheduleFilter } from "./api.ts";

export type AllSelected = {
  selected: boolean;
  /** Whether the clients are being read that are to be selected. */
  reading: boolean;
  toggle: () => void;
};

/** Whether every client that the filter finds is selected, also those whose rows have not been read, and what selects them. */
export function useAllSelected(
  filter: ScheduleFilter,
  list: LongList<ClientSchedule>,
  { ids, replace }: Selection,
): AllSelected {
  const { t } = useTranslation("admin");
  const { mutate, reset, isPending, data } = useMutation({ mutationFn: readClientIds });
  const asked = JSON.stringify(filter);
  // An answer for another filter selects nothing.
  useEffect(() => reset, [asked, reset]);

  const { total = 0, rowAt } = list;
  const found = () => data ?? Array.from({ length: total }, (_, index) => rowAt(index)?.clientId);
  const selected = ids.size >= total && found().every((id) => id !== undefined && ids.has(id));
  return {
    selected,
    reading: isPending,
    toggle: () => {
      if (selected) replace([]);
      else if (!isPending)
        mutate(filter, {
          onSuccess: replace,
          onError: (error) =>
            toast({ title: t("schedules.selectAllFailed", { message: messageOf(error) }), variant: "destructive" }),
        });
    },
  };
}
