import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { Text } from "@agency/ui/text";
import { useFormat } from "../shared/use-format.ts";
import { type ClientLines, type PeriodLines, sumOf } from "./preview-lines.ts";
import styles from "./import-preview.module.css";

/** With more figures than this, a person opens the clients that they want to see. */
const mostOpen = 40;
/** How many periods of a client are drawn at first. */
const mostPeriods = 60;

type ClientGroupsProps = {
  clients: ClientLines[];
  /** Whether the file is of many clients, so that each has to be named. */
  named: boolean;
  /** What is said of a client beside its name. */
  summaryOf: (client: ClientLines) => string;
  children: (periods: PeriodLines[], label: string) => ReactNode;
};

/** The periods of each client, which can be opened and closed where there are many. */
export function ClientGroups({ clients, named, summaryOf, children }: ClientGroupsProps) {
  const open = sumOf(clients, "figures") <= mostOpen;
  if (!named) return clients.map((client) => <Periods key={client.clientId} client={client} draw={children} />);
  return (
    <div className={styles["groups"]}>
      {clients.map((client) => (
        <Group key={client.clientId} client={client} open={open} summary={summaryOf(client)} draw={children} />
      ))}
    </div>
  );
}

type Draw = ClientGroupsProps["children"];
type GroupProps = { client: ClientLines; open: boolean; summary: string; draw: Draw };

function Group({ client, open, summary, draw }: GroupProps) {
  // What is closed is not drawn: 40 clients with 12 months have thousands of figures.
  const [drawn, setDrawn] = useState(open);
  return (
    <details className={styles["group"]} open={open} onToggle={({ currentTarget }) => setDrawn(currentTarget.open)}>
      <summary>
        <span className={styles["groupName"]}>{client.name}</span>{" "}
        <Text as="span" size="small" tone="soft" className={styles["quiet"]}>
          {summary}
        </Text>
      </summary>
      {drawn && <Periods client={client} draw={draw} />}
    </details>
  );
}

function Periods({ client: { name, periods }, draw }: { client: ClientLines; draw: Draw }) {
  const { t } = useTranslation("admin");
  const { number } = useFormat();
  const [all, setAll] = useState(false);
  return (
    <>
      {draw(all ? periods : periods.slice(0, mostPeriods), name)}
      {!all && periods.length > mostPeriods && (
        <Button variant="default" size="compact-sm" mt="xs" onClick={() => setAll(true)}>
          {t("imports.showAll", { number: number(periods.length) })}
        </Button>
      )}
    </>
  );
}
