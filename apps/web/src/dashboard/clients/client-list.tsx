import { VisuallyHidden } from "@mantine/core";
import { memo, type RefObject, startTransition, useDeferredValue, useState, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { formatPrice } from "@agency/content/plans";
import { clientPackages, type ClientPackage } from "@agency/content/settings";
import type { Client, ClientRow as ListedClient } from "@agency/contracts/clients";
import { lastCompletePeriod } from "@agency/model/report/periods";
import { clientStatuses, type ClientSort, type ClientStatus } from "@agency/model/states";
import { FilterSelect } from "@agency/ui/filter-select";
import { Row, Stack, Text } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { originGroupsText } from "../figures/origins.tsx";
import { MineSwitch } from "../responsible/mine-switch.tsx";
import { boardTone } from "../shared/board-tone.ts";
import { QueryState } from "../shared/loaded.tsx";
import { useProblemText } from "../shared/problem-text.ts";
import { Pages, useOffset, useStepBack } from "../shared/table/pages.tsx";
import { rowKeys } from "../shared/table/row-keys.ts";
import { SearchField, useSettledSearch } from "../shared/table/search-field.tsx";
import { SortHeader, type Sorting } from "../shared/table/sort-header.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useMay } from "../staff/rights.tsx";
import { useAnalytics, useClientTable } from "./api.ts";
import shared from "../shared/shared.module.css";
import table from "../shared/table/table.module.css";
import styles from "./clients.module.css";

type ClientListProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  selected: Client | null;
  onSelect: (client: Client) => void;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
  /** The buttons above the list, such as for a new client. */
  add: React.ReactNode;
  /** The link to the page for many clients, which stands alone while there is none. */
  addMany: React.ReactNode;
};

export function ClientList({ heading, add, addMany, ...actions }: ClientListProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const [filter, setFilter] = useState(anyClient);
  const { query, outdated, pages } = useClientList(filter);
  const total = query.data?.total;
  const filtered = isFiltered(filter);
  const registered = Math.max(useAnalytics().data?.totalClients ?? 0, filtered ? 0 : (total ?? 0));

  return (
    <section aria-labelledby="clients">
      <Row gap="0.75rem 1rem" align="baseline" bottom="0.75rem">
        <h2 id="clients" ref={heading} tabIndex={-1}>
          {t("clients.current")}
        </h2>
        {total !== undefined && (
          <Text size="small" tone="soft" figures flex="1 1 auto" role="status">
            {t("clients.count", { count: registered, number: number(registered) })}
            {filtered && ` · ${t("clients.found", { number: number(total) })}`}
          </Text>
        )}
        {registered > 0 && <Row gap="0.5rem">{add}</Row>}
      </Row>
      {(registered > 0 || filtered) && <ClientFilters filter={filter} onChange={setFilter} />}
      <QueryState query={query} compact />
      {query.data === undefined ? null : query.data.total > 0 ? (
        <>
          <ClientTable
            rows={query.data.rows}
            offset={pages.offset}
            total={query.data.total}
            outdated={outdated}
            sorting={filter}
            onSort={(sorting) => startTransition(() => setFilter({ ...filter, ...sorting }))}
            {...actions}
          />
          {query.data.total > pages.length && <Pages total={query.data.total} {...pages} />}
        </>
      ) : filtered ? (
        <p>{filter.search === "" ? t("clients.noneLikeThis") : t("clients.nothingFound", { search: filter.search })}</p>
      ) : (
        <StateBlock mood="empty" title={t("clients.empty")} description={t("clients.emptyLead")} action={addMany} />
      )}
    </section>
  );
}

type ClientFiltersProps = { filter: ClientFilter; onChange: (filter: ClientFilter) => void };

const ClientFilters = memo(function ClientFilters({ filter, onChange }: ClientFiltersProps) {
  const { t } = useTranslation("admin");
  return (
    <Stack cells="8rem" gap="0.5rem" measure="40rem" bottom="0.75rem" role="search">
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
      <MineSwitch mine={filter.mine} onChange={(mine) => onChange({ ...filter, mine })} />
    </Stack>
  );
});

type ClientTableProps = {
  /** Those of the page. */
  rows: ListedClient[];
  /** How many rows stand before the page, and how many there are on all pages. */
  offset: number;
  total: number;
  /** Whether the rows are those of an earlier filter, until the new ones arrive. */
  outdated: boolean;
  sorting: Sorting<ClientSort>;
  onSort: (sorting: Sorting<ClientSort>) => void;
  selected: Client | null;
  onSelect: (client: Client) => void;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
};

/** The clients with the state of their last month. Arrow keys move between the rows. */
function ClientTable({ rows, offset, total, outdated, sorting, onSort, selected, ...actions }: ClientTableProps) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const [month] = useState(() => lastCompletePeriod("monthly", new Date()));
  const texts = useRowTexts();
  const sort = { sorting, onSort };

  return (
    <Stack gap="0" card="plain">
      <table
        className={`${table["table"]} ${shared["headOnWide"]} ${styles["table"]}`}
        aria-labelledby="clients"
        aria-rowcount={total + 1}
        data-outdated={outdated || undefined}
      >
        <thead>
          <tr aria-rowindex={1}>
            <SortHeader column="name" className={styles["nameColumn"]} {...sort}>
              {t("clients.column.client")}
            </SortHeader>
            <SortHeader column="package" width="6.5rem" {...sort}>
              {t("clients.package")}
            </SortHeader>
            <th scope="col">{t("clients.column.contact")}</th>
            <SortHeader column="fee" width="6.25rem" className={table["number"]} {...sort}>
              {t("clients.column.fee")}
            </SortHeader>
            <SortHeader column="status" width="5.75rem" {...sort}>
              {t("clients.status")}
            </SortHeader>
            <th scope="col" style={{ width: "9.25rem" }}>
              {format.period("monthly", month)}
            </th>
            <th scope="col" style={{ width: "7.25rem" }} className={styles["figuresColumn"]}>
              {t("clients.column.figures")}
            </th>
            <th scope="col" style={{ width: "9.5rem" }} className={styles["actionColumn"]}>
              <VisuallyHidden>{t("clients.column.actions")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody ref={rowKeys}>
          {useDeferredValue(rows).map((row, index) => (
            <ClientRow
              key={row.id}
              rowIndex={offset + index + 2}
              client={row}
              selected={row.id === selected?.id}
              texts={texts}
              {...actions}
            />
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

type ClientRowProps = {
  /** In the whole table with its head, from 1. */
  rowIndex: number;
  client: ListedClient;
  selected: boolean;
  texts: RowTexts;
  onSelect: (client: Client) => void;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
};

/** One client. A click on the row selects it; its buttons have their own actions. */
const ClientRow = memo(function ClientRow({ rowIndex, client, selected, texts, ...actions }: ClientRowProps) {
  const { t, problemText, language, canEdit, canDelete } = texts;
  const { name, email, contactName, contacts, month } = client;
  return (
    <tr className={table["row"]} data-selected={selected || undefined} aria-rowindex={rowIndex}>
      <td className={styles["nameColumn"]}>
        <button
          type="button"
          data-row-focus
          className={`${styles["select"]} ${table["line"]}`}
          aria-pressed={selected}
          aria-label={t("clients.select", { name })}
          title={name}
          onClick={() => actions.onSelect(client)}
        >
          {name}
        </button>
        <span className={`${table["second"]} ${shared["onWide"]}`}>
          {client.website?.replace(/^https?:\/\//, "") ?? client.businessType}
        </span>
      </td>
      <td className={styles["packageColumn"]}>
        <span className={table["line"]}>{t(`package.${client.package}`)}</span>
        <span className={table["second"]}>{client.language.toUpperCase()}</span>
      </td>
      <td className={styles["contactColumn"]}>
        <span className={table["line"]} title={email}>
          {contactName ?? email}
        </span>
        <span className={table["second"]}>
          {contactName !== null && email}
          {contacts.length > 0 && ` ${t("clients.moreContacts", { count: contacts.length })}`}
        </span>
      </td>
      <td className={`${table["number"]} ${shared["onWide"]}`}>{formatPrice(client.monthlyFee)}</td>
      <td className={styles["statusColumn"]}>
        <span className={table["state"]} data-tone={client.status === "active" ? "good" : "plain"}>
          {t(`status.${client.status}`)}
        </span>
      </td>
      <td className={styles["reportColumn"]}>
        {month && (
          <span className={table["state"]} data-tone={boardTone[month.state]}>
            {t(`board:state.${month.state}`)}
          </span>
        )}
      </td>
      <td className={styles["figuresColumn"]}>
        <span className={table["line"]}>{month && originGroupsText(month.origins, t, language)}</span>
        {month?.unread && (
          <span className={table["second"]} title={problemText(month.unread)}>
            {problemText(month.unread)}
          </span>
        )}
      </td>
      <td className={`${styles["actionColumn"]} ${shared["onWide"]}`}>
        {canEdit && (
          <button
            type="button"
            className={table["action"]}
            aria-label={t("clients.editNamed", { name })}
            onClick={() => actions.onEdit(client)}
          >
            {t("clients.edit")}
          </button>
        )}
        {canDelete && (
          <button
            type="button"
            className={table["action"]}
            data-tone="bad"
            aria-label={t("clients.deleteNamed", { name })}
            onClick={() => actions.onDelete(client)}
          >
            {t("clients.delete")}
          </button>
        )}
      </td>
    </tr>
  );
});

/** Made once for all rows. */
type RowTexts = ReturnType<typeof useRowTexts>;

/** Called once by the table: hooks in each row take longer than the row. The same until the language changes. */
function useRowTexts() {
  const { t } = useTranslation(["admin", "board"]);
  const problemText = useProblemText();
  const language = useLanguage();
  const may = useMay();
  const [canEdit, canDelete] = [may("clients"), may("erase")];
  return useMemo(
    () => ({ t, problemText, language, canEdit, canDelete }),
    [t, problemText, language, canEdit, canDelete],
  );
}

type ClientFilter = {
  search: string;
  status: ClientStatus | null;
  package: ClientPackage | null;
  mine: boolean;
  sort: ClientSort;
  order: "asc" | "desc";
};

const anyClient: ClientFilter = { search: "", status: null, package: null, mine: false, sort: "name", order: "asc" };

/** Whether a filter leaves clients out. */
function isFiltered({ search, status, package: chosen, mine }: ClientFilter): boolean {
  return search.trim() !== "" || status !== null || chosen !== null || mine;
}

/** The most rows of a page. */
const pageLength = 100;

/** One page of the clients that a filter finds. */
function useClientList(filter: ClientFilter) {
  const { search, settling } = useSettledSearch(filter.search);
  const { status, package: chosen, mine, sort, order } = filter;
  const wanted = {
    sort,
    order,
    ...(search && { search }),
    ...(status && { status }),
    ...(chosen && { package: chosen }),
    ...(mine && { mine: "yes" as const }),
  };
  const [offset, onMove] = useOffset(JSON.stringify(wanted));
  const pages = { offset, length: pageLength, onMove };
  const asked = { ...wanted, limit: pageLength, offset };
  const query = useClientTable(asked);
  useStepBack({ total: query.data?.total, ...pages });
  return { query, outdated: query.isPlaceholderData || settling, pages };
}
