import { Alert, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients/schemas";
import type { Account, Connection } from "@agency/contracts/connections/schemas";
import type { AccountKind } from "@agency/model/connections";
import { Select } from "@agency/ui/select";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useAccounts, useChooseSource } from "./api.ts";
import styles from "./sources.module.css";

type AccountPickerProps = {
  client: Client;
  kind: AccountKind;
  /** At least one. */
  connections: Connection[];
  onChosen: () => void;
};

/** Typing asks the API after this pause, in ms. */
const pause = 250;

/** What a connection can read, with a search. Accounts that look like the client's come first. */
export function AccountPicker({ client, kind, connections, onChosen }: AccountPickerProps) {
  const { t } = useTranslation("connections");
  const { number } = useFormat();
  const [connectionId, setConnectionId] = useState(connections[0]?.id ?? "");
  const [typed, setTyped] = useState("");
  const [search] = useDebouncedValue(typed.trim(), pause);
  const { data, error, refetch } = useAccounts(connectionId, { kind, search, clientId: client.id });
  const choose = useChooseSource(client.id, kind);
  const pick = ({ id: accountId }: Account) =>
    choose.mutate(
      { connectionId, accountId },
      {
        onSuccess: ({ name }) => {
          toast({ title: t("sources.saved"), description: name });
          onChosen();
        },
      },
    );

  return (
    <div className={styles["picker"]}>
      {connections.length > 1 && (
        <Select
          label={t("sources.connection")}
          value={connectionId}
          options={connections.map(({ id, email }) => ({ value: id, label: email }))}
          onChange={setConnectionId}
        />
      )}
      <TextInput
        type="search"
        label={t(`sources.search.${kind}`)}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {choose.isError && <Alert color="bad">{t("sources.saveFailed", { message: messageOf(choose.error) })}</Alert>}
      {!data && (error ? <LoadFailed compact error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data && (
        <>
          <ul className={styles["accounts"]} aria-label={t(`sources.choices.${kind}`)}>
            {data.accounts.map((account) => (
              <li key={account.id}>
                <button
                  type="button"
                  className={styles["account"]}
                  disabled={choose.isPending}
                  onClick={() => pick(account)}
                >
                  <span className={styles["accountName"]}>{account.name}</span>
                  <span className={styles["facts"]}>
                    {kind === "business_profile" && account.group}
                    {kind === "analytics" && `${t("sources.account.analytics", { id: account.id })} · ${account.group}`}
                  </span>
                  {account.suggested && <span className={styles["suggested"]}>{t("sources.suggested")}</span>}
                </button>
              </li>
            ))}
          </ul>
          <p role="status" className={styles["facts"]}>
            {choose.isPending && t("sources.choosing")}
            {data.total === 0 && (search ? t("sources.nothingFound", { search }) : t("sources.none"))}
            {data.total > data.accounts.length &&
              t("sources.shown", { shown: number(data.accounts.length), total: number(data.total) })}
          </p>
        </>
      )}
    </div>
  );
}
