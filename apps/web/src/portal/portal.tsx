import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PortalClient } from "@agency/contracts/clients";
import { StateBlock } from "@agency/ui/state-block";
import { messageOf } from "../shared/api/message-of.ts";
import { newestQuery } from "./api.ts";
import { NoReports } from "./no-reports.tsx";
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
