import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PortalClient } from "@agency/contracts/clients";
import { messageOf } from "../shared/api/message-of.ts";
import { texts } from "../shared/i18n/texts.server.ts";
import { ownFrame } from "../shared/own-frame.ts";
import { hiddenPageMeta } from "../shared/page-meta.ts";
import { clientQuery, isWrongId, mustWait, newestQuery } from "./api.ts";
import { Closed } from "./entry/closed.tsx";
import { Entry } from "./entry/entry.tsx";
import { Opening } from "./entry/opening.tsx";
import { usePortalEntry } from "./entry/use-portal-entry.ts";
import { forget } from "./entry/visitor.ts";
import { Room } from "./frame/room.tsx";
import { Portal } from "./portal.tsx";
import { Recording } from "./recording/recording.tsx";
import "./first-screen/first-screen.css";
import "./print.css";

export const loader = texts(({ portal, report, share }) => ({ portal, report, share }));

// The texts are the same whatever tab or report the address names.
export const shouldRevalidate = () => false;

/** This frame replaces the site's header and footer. */
export const handle = ownFrame;

export const meta = hiddenPageMeta((t) => t("portal:title"));

export default function PortalPage() {
  const { visitor, enter, leave } = usePortalEntry();
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
      <Room onLeave={leave} foot={<Recording client={client} />}>
        <Portal key={client.id} client={client} arrived={visitor.here} />
      </Room>
    );
  }
  return (
    <Room>
      <Entrance visitor={visitor} query={query} refused={refused} onEnter={enter} onLeave={leave} />
    </Room>
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
