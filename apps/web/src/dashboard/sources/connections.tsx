import { Alert, Button, Code, List, Paper, TextInput } from "@mantine/core";
import { useEffect, useState, type FormEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { Connection } from "@agency/contracts/source-connections";
import { type ConnectOutcome, connectOutcomes } from "@agency/model/connections";
import { Row, Text, Stack } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { AdminDialog, FormButtons } from "../shared/admin-dialog.tsx";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { CopyButton } from "../shared/copy-button.tsx";
import { QueryState } from "../shared/loaded.tsx";
import { matchValue } from "../shared/match-value.ts";
import { useFormat } from "../shared/use-format.ts";
import { Allowed, useMay } from "../staff/rights.tsx";
import {
  useConnections,
  useStartConnecting,
  useDisconnect,
  useRemoveConnection,
  useAddKey,
} from "./connections-api.ts";
import { Remedy, StateBadge } from "./state-badge.tsx";

/** The agency's sign-ins at Google: connect, connect again, disconnect. */
export function Connections() {
  const { t } = useTranslation("sources");
  const connections = useConnections();
  const { data } = connections;
  const outcome = useConnectOutcome();
  const start = useStartConnecting();
  const [adding, setAdding] = useState(false);
  const leaving = start.isPending;
  const may = useMay();

  const reconnectAction = ({ id, kind }: Connection) => {
    if (kind === "service_account") return may("connections") ? () => setAdding(true) : null;
    return data?.app && may("reconnect")
      ? (businessProfile: boolean) => start.mutate({ connectionId: id, businessProfile })
      : null;
  };

  return (
    <Stack as="section" aria-labelledby="connections">
      <h3 id="connections">{t("title")}</h3>
      <Text tone="soft" measure="66ch">
        {t("lead")}
      </Text>
      {outcome && (
        <Alert color={outcome === "connected" ? "good" : "accent"} role="status">
          {t(`outcome.${outcome}`)}
        </Alert>
      )}
      {start.isError && <Alert color="bad">{t("connectFailed", { message: errorMessage(start.error) })}</Alert>}
      <QueryState query={connections} compact />
      {data && (
        <>
          {data.connections.length > 0 ? (
            <Stack as="ul">
              {data.connections.map((connection) => (
                <ConnectionRow
                  key={connection.id}
                  connection={connection}
                  leaving={leaving}
                  onReconnect={reconnectAction(connection)}
                />
              ))}
            </Stack>
          ) : (
            data.app && <Text tone="soft">{t("empty")}</Text>
          )}
          <Allowed right="connections">
            {!data.app && <SetUpSteps redirectAddress={data.redirectAddress} />}
            <Row gap="0.5rem" top="0.35rem">
              {data.app && (
                <Button onClick={() => start.mutate({ connectionId: null })} disabled={leaving}>
                  {leaving ? t("opening") : data.connections.length > 0 ? t("connectAnother") : t("connect")}
                </Button>
              )}
              <Button variant="default" onClick={() => setAdding(true)}>
                {t("key.open")}
              </Button>
            </Row>
          </Allowed>
        </>
      )}
      {adding && <AddKeyDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}

/** How to make the OAuth app that the product signs in with, while there is none. */
function SetUpSteps({ redirectAddress }: { redirectAddress: string }) {
  const { t } = useTranslation("sources");
  return (
    <Paper withBorder p="md">
      <Stack gap="0.5rem">
        <h3>{t("setUp.title")}</h3>
        <Text tone="soft" measure="66ch">
          {t("setUp.lead")}
        </Text>
        <List type="ordered" spacing="xs" data-marked="">
          <List.Item>{t("setUp.steps.project")}</List.Item>
          <List.Item>{t("setUp.steps.consent")}</List.Item>
          <List.Item>
            {t("setUp.steps.client")}
            <Row as="span" gap="0.25rem 0.5rem" align="center" top="0.25rem">
              <Code fz="sm">{redirectAddress}</Code>
              <CopyButton value={redirectAddress} name={t("setUp.copyAddress")} />
            </Row>
          </List.Item>
          <List.Item>{t("setUp.steps.variables")}</List.Item>
        </List>
      </Stack>
    </Paper>
  );
}

/** The outcome of the visit to Google's consent page, by the address (`?google=cancelled`). A reload does not say it again. */
function useConnectOutcome(): ConnectOutcome | null {
  const [search, setSearch] = useSearchParams();
  const told = matchValue(connectOutcomes, search.get("google"));
  const [outcome] = useState(told);
  useEffect(() => {
    if (told) setSearch({}, { replace: true, preventScrollReset: true });
  }, [told, setSearch]);
  return outcome;
}

type ConnectionRowProps = {
  connection: Connection;
  /** Google's page is being opened. */
  leaving: boolean;
  /** Null while the agency has no OAuth app. */
  onReconnect: ((businessProfile: boolean) => void) | null;
};

/** One Google account: who connected it and when, its state with the remedy, and what can be done with it. */
function ConnectionRow({ connection, leaving, onReconnect }: ConnectionRowProps) {
  const { t } = useTranslation("sources");
  const { moment, number } = useFormat();
  const [asked, setAsked] = useState<"disconnect" | "remove" | null>(null);
  const { email, kind, state, connectedBy, connectedAt, checkedAt, endsAt, clients, businessProfile } = connection;
  const ends = endsAt && t("ends", { when: moment(endsAt) });
  const remedy = state === "ok" ? ends : t(`remedy.${state}`);
  return (
    <Paper component="li" withBorder p="sm">
      <Stack gap="0.25rem">
        <Row gap="0.25rem 0.75rem" align="center">
          <strong>{email}</strong>
          <StateBadge state={state} />
        </Row>
        <Text size="small" tone="soft">
          {t(`by.${kind}`, { name: connectedBy, when: moment(connectedAt) })}
        </Text>
        <Text size="small" tone="soft">
          {clients > 0 ? t("clients", { count: clients, number: number(clients) }) : t("noClients")}
          {state === "ok" && ` · ${t("checked", { when: moment(checkedAt) })}`}
        </Text>
        {remedy && <Remedy>{remedy}</Remedy>}
        <Row gap="0.5rem" top="0.35rem">
          {onReconnect && (
            <Button
              size="compact-sm"
              variant={state === "ok" ? "default" : "filled"}
              onClick={() => onReconnect(false)}
              disabled={leaving}
              aria-label={t("reconnectNamed", { email })}
            >
              {t("reconnect")}
            </Button>
          )}
          {onReconnect && kind === "oauth" && state === "ok" && !businessProfile && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => onReconnect(true)}
              disabled={leaving}
              aria-label={t("addProfileNamed", { email })}
            >
              {t("addProfile")}
            </Button>
          )}
          <Allowed right="connections">
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => setAsked(state === "disconnected" ? "remove" : "disconnect")}
              aria-label={state === "disconnected" ? t("removeNamed", { email }) : t("disconnectNamed", { email })}
            >
              {state === "disconnected" ? t("remove") : t("disconnect")}
            </Button>
          </Allowed>
        </Row>
      </Stack>
      {asked === "disconnect" && <DisconnectDialog connection={connection} onClose={() => setAsked(null)} />}
      {asked === "remove" && <RemoveDialog connection={connection} onClose={() => setAsked(null)} />}
    </Paper>
  );
}

type ConnectionDialogProps = { connection: Connection; onClose: () => void };

function DisconnectDialog({ connection: { id, email, clients }, onClose }: ConnectionDialogProps) {
  const { t } = useTranslation("sources");
  const { number } = useFormat();
  return (
    <ConfirmChange
      title={t("disconnectTitle")}
      question={t("disconnectQuestion", { email, count: clients, number: number(clients) })}
      confirm={t("disconnect")}
      busyLabel={t("disconnecting")}
      change={useDisconnect(id)}
      body={undefined}
      failed={(message) => t("disconnectFailed", { message })}
      onDone={({ toldGoogle }) => {
        toast({ title: t("disconnected"), ...(toldGoogle ? {} : { description: t("disconnectedHere") }) });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function RemoveDialog({ connection: { id, email }, onClose }: ConnectionDialogProps) {
  const { t } = useTranslation("sources");
  return (
    <ConfirmChange
      title={t("removeTitle")}
      question={t("removeQuestion", { email })}
      confirm={t("remove")}
      busyLabel={t("removing")}
      change={useRemoveConnection(id)}
      body={undefined}
      failed={(message) => t("removeFailed", { message })}
      onDone={() => {
        toast({ title: t("removed") });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** The longest key file that the API takes, in bytes. Google's have about 2,400. */
const longestFile = 10_000;

/** Connects by the JSON file of a service account's key. */
function AddKeyDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("sources");
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<"missing" | "tooLarge" | null>(null);
  const add = useAddKey();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const file = input.current?.files?.[0];
    const wrong = file ? (file.size > longestFile ? "tooLarge" : null) : "missing";
    setProblem(wrong);
    if (!file || wrong) {
      input.current?.focus();
      return;
    }
    add.mutate(await file.text(), {
      onSuccess: ({ email }) => {
        toast({ title: t("key.added"), description: email });
        onClose();
      },
    });
  };

  return (
    <AdminDialog title={t("key.title")} onClose={onClose} size="34rem" fullScreenOnPhones={false}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="1rem">
          <p>{t("key.lead")}</p>
          {add.isError && <Alert color="bad">{t("key.failed", { message: errorMessage(add.error) })}</Alert>}
          <TextInput
            ref={input}
            type="file"
            accept=".json,application/json"
            label={t("key.file")}
            error={problem && t(`key.${problem}`)}
            onChange={() => {
              setProblem(null);
              add.reset();
            }}
          />
          <FormButtons submit={t("key.add")} busyLabel={t("key.adding")} busy={add.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </AdminDialog>
  );
}
