import { Alert, Button, Progress } from "@mantine/core";
import { type PropsWithChildren, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Client } from "@agency/contracts/clients";
import type { Connection } from "@agency/contracts/source-connections";
import type { Source } from "@agency/contracts/sources";
import { accountKinds, type AccountKind, accountKindNames } from "@agency/model/connections";
import { Row, Text, Stack } from "@agency/ui/layout";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { withClient } from "../shared/client-in-address.ts";
import { Loaded } from "../shared/loaded.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { useFormat, useListFormat } from "../shared/use-format.ts";
import { Allowed, Changeable, useMay } from "../staff/rights.tsx";
import { AccountPicker } from "./account-picker.tsx";
import { useSources, useCancelBackfill } from "./api.ts";
import { useConnections } from "./connections-api.ts";
import { FilledFigures, Keywords } from "./read-choices.tsx";
import { type Done, isWorthSaying, RemovalList, RemoveSourceDialog } from "./removal.tsx";
import { sourceHeading } from "./show-source.ts";
import { Remedy, StateBadge } from "./state-badge.tsx";

/** Which Analytics property and Search Console site belong to a client. */
export function ClientSources({ client }: { client: Client }) {
  const may = useMay();
  const connections = useConnections();
  if (!may("system")) return <SourceList client={client} connections={[]} />;
  return (
    <Loaded query={connections}>
      {({ connections: all }) => {
        const usable = all.filter(({ state }) => state === "ok");
        return (
          <SourceList client={client} connections={usable}>
            {usable.length === 0 && <NoConnection />}
          </SourceList>
        );
      }}
    </Loaded>
  );
}

function NoConnection() {
  const { t } = useTranslation("sources");
  const localised = useLocalisedPath();
  return (
    <Alert color="accent">
      <p>{t("sources.noConnection")}</p>
      <Allowed right="connections">
        <Button component={Link} to={localised("/admin/settings")} variant="default" mt="sm">
          {t("sources.toSettings")}
        </Button>
      </Allowed>
    </Alert>
  );
}

/** @param connections only working ones */
function SourceList({
  client,
  connections,
  children,
}: PropsWithChildren<{ client: Client; connections: Connection[] }>) {
  const { t } = useTranslation("sources");
  const localised = useLocalisedPath();
  const sources = useSources(client.id);
  return (
    <Loaded query={sources}>
      {(chosen) => (
        <Stack gap="1.5rem">
          <Text tone="soft">{t("sources.lead")}</Text>
          {children}
          {accountKinds.map((kind) => (
            <SourceOfKind
              key={kind}
              client={client}
              kind={kind}
              source={chosen.find((source) => source.kind === kind) ?? null}
              connections={connections}
            />
          ))}
          {chosen.length > 0 && (
            <Button component={Link} to={localised(withClient("/admin", client.id))} mr="auto">
              {t("sources.toReports")}
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

type SourceOfKindProps = {
  client: Client;
  kind: AccountKind;
  source: Source | null;
  /** Only working ones. */
  connections: Connection[];
};

/** The chosen account of one kind, or the list to choose from. */
function SourceOfKind({ client, kind, source, connections }: SourceOfKindProps) {
  const { t } = useTranslation("sources");
  const localised = useLocalisedPath();
  const id = sourceHeading(kind);
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
  const canChoose = useMay()("sources");
  const picking = canChoose && (changing || !source) && able.length > 0;
  return (
    <Stack as="section" aria-labelledby={id}>
      <h3 ref={heading} id={id} tabIndex={-1}>
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
      {done && <RemovalOutcome clientId={client.id} done={done} onClose={() => setDone(null)} />}
      {picking && (
        <AccountPicker client={client} replaces={source !== null} kind={kind} connections={able} onChosen={show} />
      )}
      {!source && connections.length > 0 && able.length === 0 && (
        <Text size="small" tone="soft">
          {t("sources.profileHint")} <Link to={localised("/admin/settings")}>{t("sources.toSettings")}</Link>
        </Text>
      )}
      {!source && !canChoose && <Text tone="soft">{t("sources.notChosen")}</Text>}
      <Changeable right="figures">
        {source && !changing && <FilledFigures clientId={client.id} source={source} />}
        {source && kind === "search_console" && !changing && (
          <Keywords clientId={client.id} tracking={source.tracking} />
        )}
      </Changeable>
    </Stack>
  );
}

type RemovalOutcomeProps = { clientId: string; done: Done; onClose: () => void };

/** Says what became of the figures of a source that a client no longer has, until it is closed. */
function RemovalOutcome({ clientId, done, onClose }: RemovalOutcomeProps) {
  const { t } = useTranslation(["sources", "admin"]);
  const { number } = useFormat();
  const { removal, approvedToo, replaced } = done;
  const { removed, approved } = removal;
  return (
    <Alert
      color="area"
      role="status"
      title={t("sources:sources.removal.done", { count: removed.length, number: number(removed.length) })}
      withCloseButton
      closeButtonLabel={t("admin:close")}
      onClose={onClose}
    >
      <RemovalList removal={removal} clientId={clientId} done approvedToo={approvedToo} />
      {approved.length > 0 && !approvedToo && (
        <p>{t(`sources:sources.removal.${replaced ? "comparedNew" : "compared"}`)}</p>
      )}
    </Alert>
  );
}

type ChosenSourceProps = {
  clientId: string;
  source: Source;
  changing: boolean;
  /** Opens or closes the list to choose from; null while there is none. */
  onChange: (() => void) | null;
  onRemove: () => void;
};

/** The account that belongs to a client, and whether it can be read. */
function ChosenSource({ clientId, source, changing, onChange, onRemove }: ChosenSourceProps) {
  const { t } = useTranslation("sources");
  const { moment } = useFormat();
  const list = useListFormat();
  const { kind, accountId, name, sites, usedBy, accepted, timeZone, email, state, chosenBy, chosenAt } = source;
  const title = accountKindNames[kind];

  return (
    <Stack gap="0.2rem">
      <Row as="p" gap="0.25rem 0.75rem" align="center">
        <strong>{name}</strong>
        <StateBadge state={state} />
      </Row>
      <Text size="small" tone="soft">
        {kind === "analytics" && `${t("sources.account.analytics", { id: accountId })} · `}
        {t("sources.zone", { zone: timeZone.replaceAll("_", " ") })}
      </Text>
      <Text size="small" tone="soft">
        {t("sources.readBy", { email })} · {t("sources.chosen", { name: chosenBy, when: moment(chosenAt) })}
      </Text>
      {sites.length > 0 && (
        <Text size="small" tone="soft">
          {t("sources.sites", { sites: list(sites) })}
        </Text>
      )}
      {usedBy.length > 0 && (
        <Text size="small" tone="soft">
          {t("sources.usedBy", { clients: list(usedBy) })}
        </Text>
      )}
      {accepted.map(({ about, by, at }) => (
        <Text key={`${about} ${at}`} size="small" tone="soft">
          {t(`sources.accepted.${about}`, { name: by, when: moment(at) })}
        </Text>
      ))}
      <ReadProgress clientId={clientId} source={source} />
      {state !== "ok" && <Remedy>{t("sources.ended", { email })}</Remedy>}
      <Allowed right="sources">
        <Row gap="0.5rem" align="center" top="0.35rem">
          {onChange && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={onChange}
              aria-expanded={changing}
              aria-label={changing ? undefined : t("sources.changeNamed", { kind: title })}
            >
              {changing ? t("sources.keep") : t("sources.change")}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            onClick={onRemove}
            aria-label={t("sources.clearNamed", { kind: title })}
          >
            {t("sources.clear")}
          </Button>
        </Row>
      </Allowed>
    </Stack>
  );
}

/** How far a source has been read, and why it is not. */
function ReadProgress({ clientId, source }: { clientId: string; source: Source }) {
  const { t } = useTranslation(["sources", "errors"]);
  const { moment, number } = useFormat();
  const { kind, problem, problemSince, readAt, progress } = source;
  const { total, read, waiting, cancelled, failed } = progress;
  const cancel = useCancelBackfill(clientId, kind);
  const stop = () =>
    cancel.mutate(undefined, {
      onError: failureToast((message) => t("sources.cancelFailed", { message })),
    });
  const facts = [
    t("sources.progress", { read: number(read), total: number(total) }),
    cancelled > 0 && t("sources.cancelled", { count: cancelled, number: number(cancelled) }),
    failed > 0 && t("sources.failed", { count: failed, number: number(failed) }),
    readAt && t("sources.lastRead", { when: moment(readAt) }),
  ];
  return (
    <>
      {problem && problemSince && (
        <Remedy>{t("sources.failing", { when: moment(problemSince), reason: t(`errors:source.${problem}`) })}</Remedy>
      )}
      {total > 0 && (
        <Text size="small" tone="soft" role="status">
          {facts.filter(Boolean).join(" · ")}
        </Text>
      )}
      {waiting > 0 && (
        <Row gap="0.5rem 0.75rem" align="center">
          <Progress flex="1 1 8rem" value={(100 * read) / total} aria-hidden />
          <Allowed right="figures">
            <Button
              size="compact-sm"
              variant="default"
              onClick={stop}
              disabled={cancel.isPending}
              aria-label={t("sources.cancelNamed", { kind: accountKindNames[kind] })}
            >
              {t("sources.cancel")}
            </Button>
          </Allowed>
        </Row>
      )}
    </>
  );
}
