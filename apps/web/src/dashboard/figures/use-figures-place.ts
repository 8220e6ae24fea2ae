import { useState } from "react";
import { useSearchParams } from "react-router";
import type { Client } from "@agency/contracts/clients";
import { periodStarting } from "@agency/model/report/periods";
import { type ReportType, reportTypes } from "@agency/model/report/report-type";
import { useClient } from "../clients/api.ts";
import { useClientInAddress } from "../shared/client-in-address.ts";
import { oneOf } from "../shared/one-of.ts";

/** Whose figures are open, and in the form of which period. */
export type FiguresPlace = { client: Client; typeIn?: ReportType | undefined; start?: string | undefined };

/** The open figures, which an address can name: `?type=monthly&period=2026-10-01#figures=<client>`. */
export function useFiguresPlace() {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState<FiguresPlace | null>(null);
  const clientId = useClientInAddress("figures");
  const { data: named } = useClient(clientId);
  const typeIn = oneOf(reportTypes, search.get("type")) ?? undefined;
  const start = typeIn && periodStarting(typeIn, search.get("period") ?? "")?.start;

  return {
    figuresOf: opened ?? (clientId !== null && named && { client: named, typeIn, start }),
    open: (client: Client, form?: ReportType, from?: string) => setOpened({ client, typeIn: form, start: from }),
    close: () => {
      setOpened(null);
      // Leaves out what stands behind the #.
      if (clientId !== null) setSearch(search, { replace: true, preventScrollReset: true });
    },
  };
}
