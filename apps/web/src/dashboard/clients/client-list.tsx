import { memo, type RefObject, startTransition, useState } from "react";
import { useTranslation } from "react-i18next";
import { clientPackages } from "@agency/content/settings";
import type { Client } from "@agency/contracts/clients";
import { clientStatuses } from "@agency/model/states";
import { FilterSelect } from "@agency/ui/filter-select";
import { Row } from "@agency/ui/row";
import { StateBlock } from "@agency/ui/state-block";
import { Text } from "@agency/ui/text";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { StaleNote } from "../shared/stale-note.tsx";
import { SearchField } from "../shared/table/search-field.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useAnalytics } from "./api.ts";
import { ClientTable } from "./client-table.tsx";
import { anyClient, type ClientFilter, isFiltered, useClientList } from "./use-client-list.ts";
import styles from "./client-list.module.css";

type ClientListProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  selected: Client | null;
  onSelect: (client: Client) => void;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
  /** The button that opens the form for a new client. */
  add: React.ReactNode;
};

export function ClientList({ heading, add, ...table }: ClientListProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const [filter, setFilter] = useState(anyClient);
  const list = useClientList(filter);
  const { total, error, refetch } = list;
  const filtered = isFiltered(filter);
  const registered = Math.max(useAnalytics().data?.totalClients ?? 0, filtered ? 0 : (total ?? 0));

  return (
    <section aria-labelledby="clients">
      <div className={styles["head"]}>
        <h2 id="clients" ref={heading} tabIndex={-1} className={styles["heading"]}>
          {t("clients.current")}
        </h2>
        {total !== undefined && (
          <Text size="small" tone="soft" className={styles["count"]} role="status">
            {t("clients.count", { count: registered, number: number(registered) })}
            {filtered && ` · ${t("clients.found", { number: number(total) })}`}
          </Text>
        )}
        {registered > 0 && (
          <Row gap="0.5rem" top="0.75rem" className={styles["add"]}>
            {add}
          </Row>
        )}
      </div>
      {(registered > 0 || filtered) && <ClientFilters filter={filter} onChange={setFilter} />}
      {total !== undefined && <StaleNote error={error} />}
      {total === undefined ? (
        error ? (
          <LoadFailed error={error} onRetry={refetch} compact />
        ) : (
          <Loading />
        )
      ) : total > 0 ? (
        <ClientTable
          list={list}
          sorting={filter}
          onSort={(sorting) => startTransition(() => setFilter({ ...filter, ...sorting }))}
          {...table}
        />
      ) : filtered ? (
        <p>{filter.search === "" ? t("clients.noneLikeThis") : t("clients.nothingFound", { search: filter.search })}</p>
      ) : (
        <StateBlock mood="empty" title={t("clients.empty")} description={t("clients.emptyLead")} />
      )}
    </section>
  );
}

type ClientFiltersProps = { filter: ClientFilter; onChange: (filter: ClientFilter) => void };

const ClientFilters = memo(function ClientFilters({ filter, onChange }: ClientFiltersProps) {
  const { t } = useTranslation("admin");
  return (
    <div className={styles["filters"]} role="search">
      <SearchField
        className={styles["search"]}
        label={t("clients.search")}
        onSearch={(search) => onChange({ ...filter, search })}
      />
      <FilterSelect
        label={t("clients.filterStatus")}
        labelHidden
        value={filter.status ?? "all"}
        options={[
          { value: "all", label: t("clients.allStatuses") },
          ...clientStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        ]}
        onChange={(value) => onChange({ ...filter, status: value === "all" ? null : value })}
      />
      <FilterSelect
        label={t("clients.filterPackage")}
        labelHidden
        value={filter.package ?? "all"}
        options={[
          { value: "all", label: t("clients.allPackages") },
          ...clientPackages.map((value) => ({ value, label: t(`package.${value}`) })),
        ]}
        onChange={(value) => onChange({ ...filter, package: value === "all" ? null : value })}
      />
    </div>
  );
});
