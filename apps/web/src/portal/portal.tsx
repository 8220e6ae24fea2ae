import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { PortalClient } from "@agency/contracts/clients";
import { actionClass } from "@agency/ui/action";
import { StateBlock } from "@agency/ui/state-block";
import { messageOf } from "../shared/api/message-of.ts";
import { useLocalisedPath } from "../shared/i18n/use-language.ts";
import { newestQuery } from "./api.ts";
import { endFirstScreen } from "./first-screen/first-screen.ts";
import { Reports } from "./reports.tsx";
import { Welcome } from "./welcome.tsx";
import styles from "./portal.module.css";

export type PortalProps = {
  client: PortalClient;
  /** Whether the visitor has just used the entry form. */
  arrived: boolean;
};

/** A client's portal: the welcome and the reports. */
export function Portal({ client, arrived }: PortalProps) {
  return (
    <div className={styles["portal"]} data-portal>
      <Welcome client={client} arrived={arrived} />
      <FetchedReports clientId={client.id} recorded={client.recording === "on"} />
    </div>
  );
}

function FetchedReports({ clientId, recorded }: { clientId: string; recorded: boolean }) {
  const { t } = useTranslation(["portal", "common"]);
  const { data: newest, error, isFetching, refetch } = useQuery(newestQuery(clientId));

  if (newest) return <Reports clientId={clientId} newest={newest} recorded={recorded} />;
  if (newest === null) return <NoReports />;
  if (!error) return <StateBlock mood="loading" title={t("reports.loading")} />;
  return (
    <StateBlock
      mood="error"
      title={t("reports.failed")}
      description={messageOf(error)}
      action={
        <Button size="lg" onClick={() => void refetch()} loading={isFetching}>
          {t("common:state.retry")}
        </Button>
      }
    />
  );
}

/** Shown before the first report. */
function NoReports() {
  const { t } = useTranslation("portal");
  const localised = useLocalisedPath();
  useLayoutEffect(endFirstScreen, []);
  return (
    <StateBlock
      mood="empty"
      title={t("reports.none")}
      description={t("reports.noneLead")}
      action={
        <Link className={actionClass("primary")} to={localised("/#contact")}>
          {t("reports.demo")}
        </Link>
      }
    />
  );
}
