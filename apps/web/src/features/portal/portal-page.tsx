import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { MetaFunction } from "react-router";
import { messageOf } from "../../lib/api/message-of.ts";
import { languageOfPath } from "../../lib/i18n/language-path.ts";
import { translatorOf } from "../../lib/i18n/messages.ts";
import { pageMeta } from "../../lib/page-meta.ts";
import { clientQuery, isRefusal } from "./api/portal-queries.ts";
import { Closed } from "./components/closed.tsx";
import { Entry } from "./components/entry.tsx";
import { Opening } from "./components/opening.tsx";
import { Portal } from "./components/portal.tsx";
import { forgetId } from "./portal-memory.ts";
import { usePortalDoor } from "./use-portal-door.ts";
import "./print.css";

export const meta: MetaFunction = ({ location }) => {
  const { t } = translatorOf(languageOfPath(location.pathname));
  return pageMeta({ path: location.pathname, title: t("portal:title"), hidden: true });
};

export default function PortalPage() {
  const { id, typed, enter, leave } = usePortalDoor();
  const { data: client, error, isFetching, refetch } = useQuery({ ...clientQuery(id ?? ""), enabled: Boolean(id) });
  const wrong = isRefusal(error) && error.status !== 429;

  useEffect(() => {
    if (wrong) forgetId();
  }, [wrong]);

  if (id === undefined) return <Opening />;
  if (id === null) return <Entry onEnter={enter} />;
  if (isRefusal(error) || (typed && isFetching && !client)) {
    return (
      <Entry
        asked={id}
        busy={isFetching}
        problem={isRefusal(error) && !isFetching ? messageOf(error) : null}
        onEnter={(next) => {
          enter(next);
          if (next === id) void refetch();
        }}
      />
    );
  }
  if (client) return <Portal key={client.id} client={client} arrived={typed} onLeave={leave} />;
  if (error) return <Closed problem={messageOf(error)} busy={isFetching} onRetry={() => void refetch()} onLeave={leave} />;
  return <Opening />;
}
