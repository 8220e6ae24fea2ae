import { Checkbox, Switch, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Stack, Text } from "@agency/ui/layout";
import { useClients } from "../clients/api.ts";
import { useFormat } from "../shared/use-format.ts";
import styles from "./team.module.css";

/** From how many clients on a search helps. */
const searchedFrom = 9;

type OwnClientsProps = {
  /** The IDs of the only clients that somebody sees; null for every client. */
  chosen: string[] | null;
  onChange: (chosen: string[] | null) => void;
  problem: string | undefined;
  of?: "person" | "token";
};

/** Whether somebody, or a token, sees only some clients, and which. */
export function OwnClients({ chosen, onChange, problem, of = "person" }: OwnClientsProps) {
  const { t } = useTranslation("members");
  const { number } = useFormat();
  const { data: clients = [] } = useClients();
  const [search, setSearch] = useState("");
  const part = search.trim().toLocaleLowerCase();
  const label = t(of === "token" ? "own.onlyToken" : "own.only");
  const shown = clients.filter(({ name }) => name.toLocaleLowerCase().includes(part));
  return (
    <Stack gap="0.75rem">
      <Switch
        label={label}
        description={t("own.lead")}
        checked={chosen !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? [] : null)}
        error={problem && `${label} ${problem}`}
      />
      {chosen && (
        <>
          {clients.length >= searchedFrom && (
            <TextInput
              type="search"
              label={t("own.search")}
              value={search}
              onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            />
          )}
          <Checkbox.Group label={t("own.clients")} value={chosen} onChange={onChange}>
            <Stack gap="0.625rem" card="plain" inset="0.75rem" className={styles["choices"]}>
              {shown.map(({ id, name }) => (
                <Checkbox key={id} value={id} label={name} />
              ))}
            </Stack>
          </Checkbox.Group>
          <Text size="small" tone="soft" role="status">
            {t("own.chosen", { count: chosen.length, number: number(chosen.length) })}
          </Text>
        </>
      )}
    </Stack>
  );
}
