import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { MetaFunction } from "react-router";
import { messageOf } from "../shared/api/message-of.ts";
import { languageOfPath } from "../shared/i18n/language-path.ts";
import { translatorOf } from "../shared/i18n/messages.ts";
import { texts } from "../shared/i18n/texts.server.ts";
import { pageMeta } from "../shared/page-meta.ts";
import { clientQuery, isRefusal } from "./api.ts";
import { Closed } from "./entry/closed.tsx";
import { Entry } from "./entry/entry.tsx";
import { Opening } from "./entry/opening.tsx";
import { usePortalDoor } from "./entry/use-portal-entry.ts";
import { forget } from "./entry/visitor.ts";
import { Portal } from "./portal.tsx";
import "./print.css";

export const loader = texts(({ portal, report }) => ({ portal, report }));

export const meta: MetaFunction = ({ location }) => {
  const { t } = translatorOf(languageOfPath(location.pathname));
  return pageMeta({ path: location.pathname, title: t("portal:title"), hidden: true });
};

export default function PortalPage() {
  const { visitor, enter, leave } = usePortalDoor();
  const id = visitor?.id ?? null;
  const query = useQuery({ ...clientQuery(id ?? ""), enabled: id !== null });
  const { data: client, error, isFetching, refetch } = query;
  const wrong = isRefusal(error) && error.status !== 429;

  useEffect(() => {
    if (wrong) forget();
  }, [wrong]);

  if (visitor === null) return <Opening />;
  if (id === null) return <Entry focused={visitor.here} onEnter={enter} />;
  if (isRefusal(error) || (visitor.here && isFetching && !client)) {
    return (
      <Entry
        focused={visitor.here}
        asked={id}
        busy={isFetching}
        problem={isRefusal(error) ? messageOf(error) : null}
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
