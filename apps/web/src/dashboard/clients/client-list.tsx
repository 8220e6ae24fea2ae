import { TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { type RefObject, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients/schemas";
import { StateBlock } from "@agency/ui/state-block";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { StaleNote } from "../shared/stale-note.tsx";
import { useFormat } from "../shared/use-format.ts";
import { longestClientList, useAnalytics, useClients } from "./api.ts";
import { ClientRow } from "./client-row.tsx";
import styles from "./client-list.module.css";

/** The list has a search box from this many clients. */
const manyClients = 6;

type ClientListProps = {
  heading: RefObject<HTMLHeadingElement | null>;
  selected: Client | null;
  onSelect: (client: Client) => void;
  onEdit: (client: Client) => void;
  onDelete: (client: Client) => void;
};

export function ClientList({ heading, selected, ...actions }: ClientListProps) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const [search, setSearch] = useState("");
  const [asked] = useDebouncedValue(search.trim(), 250);
  const { data, error, refetch } = useClients(asked);
  const total = Math.max(useAnalytics().data?.totalClients ?? 0, asked === "" ? (data?.length ?? 0) : 0);

  return (
    <section aria-labelledby="clients">
      <div className={styles["head"]}>
        <h2 id="clients" ref={heading} tabIndex={-1} className={styles["heading"]}>
          {t("clients.current")}
        </h2>
        {data && (
          <p className={styles["count"]} role="status">
            {t("clients.count", { number: number(total) })}
            {asked !== "" && ` · ${t("clients.found", { number: number(data.length) })}`}
          </p>
        )}
      </div>
      {(total >= manyClients || search !== "") && (
        <TextInput
          type="search"
          aria-label={t("clients.search")}
          placeholder={t("clients.search")}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
          mb="sm"
        />
      )}
      {data && <StaleNote error={error} />}
      {data ? (
        <Clients clients={data} search={asked} selected={selected} {...actions} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} compact />
      ) : (
        <Loading />
      )}
      {data && data.length >= longestClientList && (
        <p className={styles["count"]}>{t("clients.first", { number: number(data.length) })}</p>
      )}
    </section>
  );
}

function Clients({
  clients,
  search,
  selected,
  ...actions
}: Omit<ClientListProps, "heading"> & { clients: Client[]; search: string }) {
  const { t } = useTranslation("admin");
  if (clients.length === 0 && search !== "") return <p>{t("clients.nothingFound", { search })}</p>;
  if (clients.length === 0) {
    return <StateBlock mood="empty" title={t("clients.empty")} description={t("clients.emptyLead")} />;
  }
  return (
    <ul className={styles["list"]}>
      {clients.map((client) => (
        <ClientRow key={client.id} client={client} selected={client.id === selected?.id} {...actions} />
      ))}
    </ul>
  );
}
