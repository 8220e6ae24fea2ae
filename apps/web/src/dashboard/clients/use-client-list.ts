import { useMediaQuery } from "@mantine/hooks";
import type { ClientPackage } from "@agency/content/settings";
import type { ClientRow } from "@agency/contracts/clients";
import type { ClientSort, ClientStatus } from "@agency/model/states";
import { callList } from "../../shared/api/call.ts";
import { keys } from "../shared/keys.ts";
import { type LongList, useLongList } from "../shared/table/use-long-list.ts";
import { useSettledSearch } from "../shared/table/use-settled-search.ts";
import { pollingInterval } from "./api.ts";

export type ClientFilter = {
  search: string;
  status: ClientStatus | null;
  package: ClientPackage | null;
  sort: ClientSort;
  order: "asc" | "desc";
};

export const anyClient: ClientFilter = { search: "", status: null, package: null, sort: "name", order: "asc" };

/** Whether a filter leaves clients out. */
export function isFiltered({ search, status, package: chosen }: ClientFilter): boolean {
  return search.trim() !== "" || status !== null || chosen !== null;
}

/** The clients that a filter finds, page by page. */
export function useClientList(filter: ClientFilter): LongList<ClientRow> {
  const { search, settling } = useSettledSearch(filter.search);
  const { status, package: chosen, sort, order } = filter;
  const query = {
    sort,
    order,
    ...(search && { search }),
    ...(status && { status }),
    ...(chosen && { package: chosen }),
  };
  const narrow = useMediaQuery("(width < 48em)");
  return useLongList({
    queryKey: keys.clientTable(query),
    read: (page, signal) => callList("GET /api/reports/clients", { query: { ...query, ...page } }, { signal }),
    rowsOf: (page) => page.rows,
    rowHeight: narrow ? 64 : 52,
    refetchInterval: pollingInterval,
    settling,
  });
}
