import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { messageOf } from "../shared/api/message-of.ts";
import { texts } from "../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../shared/page-meta.ts";
import { clientQuery, isWrongId, mustWait } from "./api.ts";
import { Closed } from "./entry/closed.tsx";
import { Entry } from "./entry/entry.tsx";
import { Opening } from "./entry/opening.tsx";
import { usePortalEntry } from "./entry/use-portal-entry.ts";
import { forget } from "./entry/visitor.ts";
import { Portal } from "./portal.tsx";
import "./print.css";

export const loader = texts(({ portal, report }) => ({ portal, report }));

export const meta = hiddenPageMeta((t) => t("portal:title"));

export default function PortalPage() {
  const { visitor, enter, leave } = usePortalEntry();
  const id = visitor?.id ?? null;
  const query = useQuery({ ...clientQuery(id ?? ""), enabled: id !== null });
  const { data: client, error, isFetching, refetch } = query;
  const wrong = isWrongId(error);
  const refused = wrong || mustWait(error);

  useEffect(() => {
    if (wrong) forget();
  }, [wrong]);

  if (visitor === null) return <Opening />;
  if (id === null) return <Entry focused={visitor.here} onEnter={enter} />;
  if (refused || (visitor.here && isFetching && !client)) {
    return (
      <Entry
        focused={visitor.here}
        asked={id}
        busy={isFetching}
        problem={refused ? messageOf(error) : null}
        onEnter={(next) => {
          enter(next);
          if (next === id) void refetch();
        }}
      />
    );
  }
  if (client) return <Portal key={client.id} client={client} arrived={visitor.here} onLeave={leave} />;
  if (error) {
    return <Closed problem={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} onLeave={leave} />;
  }
  return <Opening />;
}
