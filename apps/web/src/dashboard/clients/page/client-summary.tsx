import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Client } from "@agency/contracts/clients";
import { accountKindNames } from "@agency/model/connections";
import { Row, Stack, Text } from "@agency/ui/layout";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { usePlan } from "../../plan/api.ts";
import { clientPath, type ClientTab } from "../../shared/client-in-address.ts";
import { useFormat } from "../../shared/use-format.ts";
import { useSources } from "../../sources/api.ts";
import { StateBadge } from "../../sources/state-badge.tsx";
import { useClientEvents } from "./api.ts";
import { ClientContacts } from "./client-contacts.tsx";
import { useEventText } from "./use-event-text.ts";

/** The most that a part of the summary shows. */
const most = 4;

/** What the other tabs hold, in a column beside the reports. */
export function ClientSummary({ client }: { client: Client }) {
  const { t } = useTranslation("client");
  const { moment, day } = useFormat();
  const eventText = useEventText();
  const { data: plan } = usePlan(client.id);
  const { data: sources } = useSources(client.id);
  const { data: history } = useClientEvents(client.id, { limit: most, offset: 0 });
  const part = (tab: ClientTab, lines: readonly Line[]) => (
    <Part clientId={client.id} tab={tab}>
      <Lines lines={lines} />
    </Part>
  );

  return (
    <Stack as="aside" gap="1.5rem" packed aria-label={t("summary")}>
      {plan &&
        part(
          "work",
          plan.work.slice(0, most).map(({ id, text, periodStart }) => [id, text, day(periodStart)]),
        )}
      {sources &&
        part(
          "figures",
          sources.map(({ kind, state, readAt }) => [
            kind,
            accountKindNames[kind],
            state === "ok" ? readAt && moment(readAt) : <StateBadge key={kind} state={state} />,
          ]),
        )}
      <Part clientId={client.id} tab="contents">
        <ClientContacts client={client} />
      </Part>
      {history &&
        part(
          "history",
          history.events.map((event) => [
            JSON.stringify(event),
            event.kind === "note" ? event.text : eventText(event),
            moment(event.at),
          ]),
        )}
    </Stack>
  );
}

/** A key, what it is, and what is known about it. */
type Line = readonly [key: string, what: string, about: ReactNode];

type PartProps = { clientId: string; tab: ClientTab; children: ReactNode };

function Part({ clientId, tab, children }: PartProps) {
  const { t } = useTranslation("client");
  const localised = useLocalisedPath();
  return (
    <section>
      <h3>
        <Link to={localised(clientPath(clientId, tab))} replace preventScrollReset>
          {t(`tabs.${tab}`)}
        </Link>
      </h3>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <Stack as="ul" gap="0" lines="after" pad="0.35rem">
      {lines.map(([key, what, about]) => (
        <Row key={key} as="li" gap="0 0.75rem" align="baseline" justify="between">
          <Text as="span" size="small">
            {what}
          </Text>
          <Text as="span" size="tiny" tone="muted">
            {about}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}
