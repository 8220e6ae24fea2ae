import { Alert } from "@mantine/core";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Client } from "@agency/contracts/clients";
import type { Connection } from "@agency/contracts/connections";
import type { Source } from "@agency/contracts/sources";
import { type AccountKind, accountKindNames } from "@agency/model/connections";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { useFormat } from "../shared/use-format.ts";
import { AccountPicker } from "./account-picker.tsx";
import { ChosenSource } from "./chosen-source.tsx";
import { type Done, isWorthSaying } from "./done.ts";
import { FilledFigures } from "./filled-figures.tsx";
import { Keywords } from "./keywords.tsx";
import { RemovalList } from "./removal-list.tsx";
import { RemoveSourceDialog } from "./remove-source-dialog.tsx";
import styles from "./sources.module.css";

type SourceOfKindProps = {
  client: Client;
  kind: AccountKind;
  source: Source | null;
  /** Those that work. */
  connections: Connection[];
  /** Called when a link leads away. */
  onLeave: () => void;
};

/** The chosen account of one kind, or the list to choose from. */
export function SourceOfKind({ client, kind, source, connections, onLeave }: SourceOfKindProps) {
  const { t } = useTranslation("connections");
  const localised = useLocalisedPath();
  const id = useId();
  const [changing, setChanging] = useState(false);
  const [removing, setRemoving] = useState<Source | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  /** Says what was done. The button that was pressed is gone by then. */
  const show = (what: Done) => {
    flushSync(() => {
      setDone(isWorthSaying(what.removal, source !== null) ? what : null);
      setRemoving(null);
      setChanging(false);
    });
    heading.current?.focus();
  };
  const able = connections.filter(({ businessProfile }) => kind !== "business_profile" || businessProfile);
  const picking = (changing || !source) && able.length > 0;
  return (
    <Stack as="section" aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1} className={styles["heading"]}>
        {accountKindNames[kind]}
      </h3>
      {source && (
        <ChosenSource
          clientId={client.id}
          source={source}
          changing={changing}
          onChange={able.length > 0 ? () => setChanging(!changing) : null}
          onRemove={() => setRemoving(source)}
        />
      )}
      {removing && (
        <RemoveSourceDialog clientId={client.id} source={removing} onRemoved={show} onClose={() => setRemoving(null)} />
      )}
      {done && <RemovalOutcome clientId={client.id} done={done} onLeave={onLeave} onClose={() => setDone(null)} />}
      {picking && (
        <AccountPicker client={client} replaces={source !== null} kind={kind} connections={able} onChosen={show} />
      )}
      {!source && connections.length > 0 && able.length === 0 && (
        <Text size="small" tone="soft" className={styles["facts"]}>
          {t("sources.profileHint")} <Link to={localised("/admin/settings")}>{t("sources.toSettings")}</Link>
        </Text>
      )}
      {source && !changing && <FilledFigures clientId={client.id} source={source} />}
      {source && kind === "search_console" && !changing && <Keywords clientId={client.id} tracking={source.tracking} />}
    </Stack>
  );
}

type RemovalOutcomeProps = { clientId: string; done: Done; onLeave: () => void; onClose: () => void };

/** Says what became of the figures of a source that a client no longer has, until it is closed. */
function RemovalOutcome({ clientId, done, onLeave, onClose }: RemovalOutcomeProps) {
  const { t } = useTranslation(["connections", "admin"]);
  const { number } = useFormat();
  const { removal, approvedToo, replaced } = done;
  const { removed, approved } = removal;
  return (
    <Alert
      color="second"
      role="status"
      title={t("connections:sources.removal.done", { count: removed.length, number: number(removed.length) })}
      withCloseButton
      closeButtonLabel={t("admin:close")}
      onClose={onClose}
    >
      <RemovalList removal={removal} clientId={clientId} done approvedToo={approvedToo} onLeave={onLeave} />
      {approved.length > 0 && !approvedToo && (
        <p>{t(`connections:sources.removal.${replaced ? "comparedNew" : "compared"}`)}</p>
      )}
    </Alert>
  );
}
