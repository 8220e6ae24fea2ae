import { useId, useState } from "react";
import type { Client } from "@agency/contracts/clients/schemas";
import type { Connection } from "@agency/contracts/connections/schemas";
import type { Source } from "@agency/contracts/sources/schemas";
import { type AccountKind, accountKindNames } from "@agency/model/connections";
import { AccountPicker } from "./account-picker.tsx";
import { ChosenSource } from "./chosen-source.tsx";
import { Keywords } from "./keywords.tsx";
import styles from "./sources.module.css";

type SourceOfKindProps = {
  client: Client;
  kind: AccountKind;
  source: Source | null;
  /** Those that work. */
  connections: Connection[];
};

/** The chosen account of one kind, or the list to choose from. */
export function SourceOfKind({ client, kind, source, connections }: SourceOfKindProps) {
  const id = useId();
  const [changing, setChanging] = useState(false);
  const picking = (changing || !source) && connections.length > 0;
  return (
    <section aria-labelledby={id} className={styles["kind"]}>
      <h3 id={id} className={styles["heading"]}>
        {accountKindNames[kind]}
      </h3>
      {source && (
        <ChosenSource
          clientId={client.id}
          source={source}
          changing={changing}
          onChange={connections.length > 0 ? () => setChanging(!changing) : null}
        />
      )}
      {picking && (
        <AccountPicker client={client} kind={kind} connections={connections} onChosen={() => setChanging(false)} />
      )}
      {source && kind === "search_console" && !changing && <Keywords clientId={client.id} tracking={source.tracking} />}
    </section>
  );
}
