import { Button, VisuallyHidden } from "@mantine/core";
import { useQuery, useQueryClient, type UseQueryResult } from "@tanstack/react-query";
import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import type { PortalClient } from "@agency/contracts/clients";
import { Row } from "@agency/ui/row";
import { StateBlock } from "@agency/ui/state-block";
import { messageOf } from "../shared/api/message-of.ts";
import { texts } from "../shared/i18n/texts.server.ts";
import { ownFrame } from "../shared/own-frame.ts";
import { hiddenPageMeta } from "../shared/page-meta.ts";
import { clientQuery, isWrongId, mustWait, newestQuery, portalKey } from "./api.ts";
import "./first-screen/first-screen.css";
import "./print.css";
import { ContactSupport } from "./contact-support.tsx";
import { clientIdOfHash, reportOfHash } from "./entry/client-id.ts";
import { Entry } from "./entry/entry.tsx";
import { currentVisitor, enter, forget, leave, subscribeToVisitor, type Visitor } from "./entry/visitor.ts";
import { PortalFrame } from "./frame/portal-frame.tsx";
import { Portal } from "./portal.tsx";
import { Recording } from "./recording/recording.tsx";
import styles from "./entry/closed.module.css";

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

/** What is shown until a client's reports are open. */
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
        problem={refused ? messageOf(error) : null}
        onEnter={(next) => {
          onEnter(next);
          if (next === id) void refetch();
        }}
      />
    );
  }
  if (error) {
    return <Closed problem={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} onLeave={onLeave} />;
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
          <Row className={styles["actions"]}>
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
