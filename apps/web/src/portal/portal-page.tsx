import { Button, TextInput, VisuallyHidden } from "@mantine/core";
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { PortalClient } from "@agency/contracts/clients";
import { Row, Text, Stack } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { Mural } from "@agency/ui/tiles/mural";
import { errorMessage } from "../shared/api/error-message.ts";
import { texts } from "../shared/i18n/texts.server.ts";
import { ownFrame } from "../shared/own-frame.ts";
import { hiddenPageMeta } from "../shared/page-meta.ts";
import { clientQuery, isWrongId, mustWait, newestQuery, portalKey } from "./api.ts";
import { ContactSupport, PortalFrame, Recording } from "./portal-frame.tsx";
import { Portal } from "./portal.tsx";
import {
  clientIdIn,
  clientIdOfHash,
  currentVisitor,
  enter,
  forget,
  leave,
  reportOfHash,
  subscribeToVisitor,
  type Visitor,
} from "./visitor.ts";
import "./first-screen/first-screen.css";
import styles from "./entry.module.css";

export const loader = texts(({ portal, report, share }) => ({ portal, report, share }));

// The texts are the same whatever tab or report the address names.
export const shouldRevalidate = () => false;

/** This frame replaces the site's header and footer. */
export const handle = ownFrame;

export const meta = hiddenPageMeta((t) => t("portal:title"));

export default function PortalPage() {
  const { visitor, onEnter, onLeave } = usePortalEntry();
  const query = useQuery({ ...clientQuery(visitor?.id ?? ""), enabled: visitor !== null && visitor.id !== null });
  // Not after typing: a wrong ID would count twice among the attempts.
  const linked = visitor !== null && !visitor.here ? visitor.id : null;
  useQuery({ ...newestQuery(linked ?? ""), enabled: linked !== null });
  const { data: client, error } = query;
  const refused = isWrongId(error) || mustWait(error);

  useEffect(() => {
    if (isWrongId(error)) forget();
  }, [error]);

  if (visitor && client && !refused) {
    return (
      <PortalFrame onLeave={onLeave} foot={<Recording client={client} />}>
        <Portal key={client.id} client={client} arrived={visitor.here} />
      </PortalFrame>
    );
  }
  return (
    <PortalFrame>
      <Entrance visitor={visitor} query={query} refused={refused} onEnter={onEnter} onLeave={onLeave} />
    </PortalFrame>
  );
}

type EntranceProps = Pick<ReturnType<typeof usePortalEntry>, "visitor"> & {
  query: Pick<UseQueryResult<PortalClient>, "error" | "isFetching" | "refetch">;
  /** Whether the server refused the ID, or asks to wait. */
  refused: boolean;
  onEnter: (id: string) => void;
  onLeave: () => void;
};

function Entrance({ visitor, query: { error, isFetching, refetch }, refused, onEnter, onLeave }: EntranceProps) {
  if (visitor === null) return <Opening />;
  const { id, here } = visitor;
  if (id === null) return <Entry focused={here} onEnter={onEnter} />;
  if (refused || (here && isFetching)) {
    return (
      <Entry
        focused={here}
        asked={id}
        busy={isFetching}
        problem={refused ? errorMessage(error) : null}
        onEnter={(next) => {
          onEnter(next);
          if (next === id) void refetch();
        }}
      />
    );
  }
  if (error) {
    return <Closed problem={errorMessage(error)} busy={isFetching} onRetry={() => void refetch()} onLeave={onLeave} />;
  }
  return <Opening />;
}

type ClosedProps = { problem: string; busy: boolean; onRetry: () => void; onLeave: () => void };

/** The server failed or did not respond. The ID may be correct. */
function Closed({ problem, busy, onRetry, onLeave }: ClosedProps) {
  const { t } = useTranslation(["portal", "common"]);
  return (
    <>
      <VisuallyHidden component="h1">{t("title")}</VisuallyHidden>
      <StateBlock
        mood="error"
        title={t("closed.title")}
        description={problem}
        action={
          <Row justify="center">
            <Button size="lg" onClick={onRetry} loading={busy}>
              {t("common:state.retry")}
            </Button>
            <Button size="lg" variant="default" onClick={onLeave}>
              {t("closed.another")}
            </Button>
            <ContactSupport subject={t("support.subject")} />
          </Row>
        }
      />
    </>
  );
}

/** Shown while the portal opens. The static page contains it too, since its reader is not known at build time. */
function Opening() {
  const { t } = useTranslation("portal");
  return (
    <>
      <VisuallyHidden component="h1">{t("title")}</VisuallyHidden>
      <StateBlock mood="loading" title={t("opening")} description={<noscript>{t("entry.noScript")}</noscript>} />
    </>
  );
}

type PortalEntry = {
  /** Null until the address and session storage are read: the static page is the same for everyone. */
  visitor: Visitor | null;
  onEnter: (id: string) => void;
  /** Removes the ID and all data fetched with it. */
  onLeave: () => void;
};

/**
 * An ID in the hash takes precedence over the stored one, and is removed from the address at once. A report in the hash moves into the search, where the portal keeps which report is open.
 */
function usePortalEntry(): PortalEntry {
  const visitor = useSyncExternalStore(subscribeToVisitor, currentVisitor, () => null);
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const linked = clientIdOfHash(hash);

  useEffect(() => {
    if (linked === null) return;
    const report = reportOfHash(hash);
    enter(linked, false);
    // Uses the router's replaceState, so that its links (the language toggle) lose the ID too.
    void navigate(
      { pathname, search: report === null ? search : `?report=${report}` },
      { replace: true, preventScrollReset: true },
    );
  }, [linked, hash, pathname, search, navigate]);

  return {
    visitor: linked === null ? visitor : null,
    onEnter: (id) => enter(id, true),
    onLeave: () => {
      leave();
      queryClient.removeQueries({ queryKey: [portalKey] });
      void navigate({ pathname }, { replace: true, preventScrollReset: true });
    },
  };
}

type EntryProps = {
  /** Whether the field has the focus at first. */
  focused: boolean;
  /** The ID of the last attempt. */
  asked?: string;
  busy?: boolean;
  /** The server's reason for refusing that ID. */
  problem?: string | null;
  onEnter: (id: string) => void;
};

function Entry({ focused, asked = "", busy = false, problem = null, onEnter }: EntryProps) {
  const { t } = useTranslation("portal");
  const [text, setText] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  const id = clientIdIn(text);

  useEffect(() => {
    if (focused || problem !== null) field.current?.focus();
  }, [focused, problem]);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (id !== "" && !busy) onEnter(id);
  };

  return (
    <Stack gap="2rem" columns="7fr 5fr" className={styles["entry"]}>
      <div>
        <h1 className={styles["title"]}>{t("entry.title")}</h1>
        <Text size="large" tone="soft" measure="40ch" top="1rem">
          {t("entry.lead")}
        </Text>
        <Stack
          as="form"
          gap="1.25rem"
          fit
          top="2rem"
          measure="30rem"
          className={styles["form"]}
          onSubmit={submit}
          aria-busy={busy}
        >
          <TextInput
            ref={field}
            size="lg"
            label={t("entry.label")}
            description={t("entry.hint")}
            error={problem}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            inputWrapperOrder={["label", "input", "error", "description"]}
            classNames={{ input: styles["input"] ?? "" }}
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            name="client-id"
          />
          <Button type="submit" size="lg" disabled={id === ""} loading={busy}>
            {t("entry.submit")}
          </Button>
        </Stack>
        <Stack gap="0" lines="thin" pad="1.25rem" top="2.5rem" measure="30rem">
          <Row gap="0.5rem 1rem" align="center">
            <Text tone="soft">{t("entry.help")}</Text>
            <ContactSupport subject={t("support.subject")} />
          </Row>
        </Stack>
      </div>
      <Mural className={styles["mural"]} />
    </Stack>
  );
}
