import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Client } from "@agency/contracts/clients";
import { waysClass } from "@agency/ui/action";
import { Row } from "@agency/ui/layout";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { type ClientTab, clientPath } from "../../shared/client-in-address.ts";
import { useClients } from "../api.ts";

/** The way back to all clients, and to the clients before and after this one by name, at the same tab. */
export function Neighbours({ client, tab }: { client: Client; tab: ClientTab }) {
  const { t } = useTranslation(["client", "staff"]);
  const localised = useLocalisedPath();
  const { data: clients = [] } = useClients();
  const place = clients.findIndex(({ id }) => id === client.id);
  const [previous, next] = place < 0 ? [] : [clients[place - 1], clients[place + 1]];
  return (
    <Row gap="0 1.5rem" align="center" justify="between" className={waysClass("quiet")}>
      <Link to={localised("/admin?tab=clients")}>{t("staff:nav.clients")}</Link>
      <Row as="nav" gap="0 1.5rem" aria-label={t("client:neighbours.label")}>
        {previous && (
          <Link
            to={localised(clientPath(previous.id, tab))}
            aria-label={t("client:neighbours.previous", { name: previous.name })}
          >
            <span aria-hidden="true">‹&nbsp;</span>
            {previous.name}
          </Link>
        )}
        {next && (
          <Link to={localised(clientPath(next.id, tab))} aria-label={t("client:neighbours.next", { name: next.name })}>
            {next.name}
            <span aria-hidden="true">&nbsp;›</span>
          </Link>
        )}
      </Row>
    </Row>
  );
}
