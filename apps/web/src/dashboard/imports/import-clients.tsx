import { Button } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ImportPreview } from "@agency/contracts/imports";
import { Select } from "@agency/ui/select";
import { Stack } from "@agency/ui/stack";
import styles from "../figures/figures.module.css";

type Names = Extract<ImportPreview, { kind: "clients" }>["names"];
type ImportClientsProps = {
  names: Names;
  pending: boolean;
  /** Client IDs by the names in the file; null leaves a client out. */
  onAnswer: (clients: Record<string, string | null>) => void;
};

const leftOut = "leave-out";

/** Asks which clients the doubtful names of a file mean. */
export function ImportClients({ names, pending, onAnswer }: ImportClientsProps) {
  const { t } = useTranslation("admin");
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAnswer(Object.fromEntries(Object.entries(chosen).map(([name, id]) => [name, id === leftOut ? null : id])));
  };
  return (
    <form onSubmit={submit}>
      <h3 className={styles["heading"]}>{t("imports.clients")}</h3>
      <Stack gap="1rem" fit>
        {names.map(({ name, candidates }) => (
          <Select
            key={name}
            label={name === "" ? t("imports.unnamed") : name}
            placeholder={t("imports.choose")}
            className={styles["choice"]}
            value={chosen[name] ?? null}
            onChange={(id) => setChosen((known) => ({ ...known, [name]: id }))}
            options={[
              ...candidates.map((client) => ({ value: client.clientId, label: client.name })),
              { value: leftOut, label: t("imports.leaveOut") },
            ]}
          />
        ))}
        <Button type="submit" disabled={pending || names.some(({ name }) => chosen[name] === undefined)}>
          {t("imports.goOn")}
        </Button>
      </Stack>
    </form>
  );
}
