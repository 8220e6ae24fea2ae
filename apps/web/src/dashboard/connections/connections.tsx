import { Alert, Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import type { Connection } from "@agency/contracts/connections";
import { type ConnectOutcome, connectOutcomes } from "@agency/model/connections";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { messageOf } from "../../shared/api/message-of.ts";
import { CopyButton } from "../shared/copy-button.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { oneOf } from "../shared/one-of.ts";
import { AddKeyDialog } from "./add-key-dialog.tsx";
import { useConnections, useStartConnecting } from "./api.ts";
import { ConnectionRow } from "./connection-row.tsx";
import styles from "./connections.module.css";

/** The agency's sign-ins at Google: connect, connect again, disconnect. */
export function Connections() {
  const { t } = useTranslation("connections");
  const { data, error, refetch } = useConnections();
  const outcome = useConnectOutcome();
  const start = useStartConnecting();
  const [adding, setAdding] = useState(false);
  const leaving = start.isPending;

  const reconnectOf = ({ id, kind }: Connection) => {
    if (kind === "service_account") return () => setAdding(true);
    return data?.app ? (businessProfile: boolean) => start.mutate({ connectionId: id, businessProfile }) : null;
  };

  return (
    <Stack as="section" aria-labelledby="connections">
      <h3 id="connections" className={styles["heading"]}>
        {t("title")}
      </h3>
      <Text tone="soft" measure="66ch">
        {t("lead")}
      </Text>
      {outcome && (
        <Alert color={outcome === "connected" ? "second" : "accent"} role="status">
          {t(`outcome.${outcome}`)}
        </Alert>
      )}
      {start.isError && <Alert color="bad">{t("connectFailed", { message: messageOf(start.error) })}</Alert>}
      {!data && (error ? <LoadFailed compact error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data && (
        <>
          {data.connections.length > 0 ? (
            <ul className={styles["list"]}>
              {data.connections.map((connection) => (
                <ConnectionRow
                  key={connection.id}
                  connection={connection}
                  leaving={leaving}
                  onReconnect={reconnectOf(connection)}
                />
              ))}
            </ul>
          ) : (
            data.app && <p className={styles["empty"]}>{t("empty")}</p>
          )}
          {!data.app && <SetUpSteps redirectAddress={data.redirectAddress} />}
          <Row gap="0.5rem" top="0.35rem">
            {data.app && (
              <Button onClick={() => start.mutate({ connectionId: null })} disabled={leaving}>
                {leaving ? t("opening") : data.connections.length > 0 ? t("connectAnother") : t("connect")}
              </Button>
            )}
            <Button variant="default" onClick={() => setAdding(true)}>
              {t("key.open")}
            </Button>
          </Row>
        </>
      )}
      {adding && <AddKeyDialog onClose={() => setAdding(false)} />}
    </Stack>
  );
}

/** How to make the OAuth app that the product signs in with, while there is none. */
function SetUpSteps({ redirectAddress }: { redirectAddress: string }) {
  const { t } = useTranslation("connections");
  return (
    <Stack gap="0.5rem" className={styles["setUp"]}>
      <h4 className={styles["subheading"]}>{t("setUp.title")}</h4>
      <Text tone="soft" measure="66ch">
        {t("setUp.lead")}
      </Text>
      <Stack as="ol" gap="0.5rem" data-marked="" className={styles["steps"]}>
        <li>{t("setUp.steps.project")}</li>
        <li>{t("setUp.steps.consent")}</li>
        <li>
          {t("setUp.steps.client")}
          <Row as="span" gap="0.25rem 0.5rem" align="center" top="0.25rem" className={styles["address"]}>
            <code>{redirectAddress}</code>
            <CopyButton value={redirectAddress} name={t("setUp.copyAddress")} />
          </Row>
        </li>
        <li>{t("setUp.steps.variables")}</li>
      </Stack>
    </Stack>
  );
}

/** What became of the visit to Google's consent page, as the address says (`?google=cancelled`). A reload does not say it again. */
function useConnectOutcome(): ConnectOutcome | null {
  const [search, setSearch] = useSearchParams();
  const told = oneOf(connectOutcomes, search.get("google"));
  const [outcome] = useState(told);
  useEffect(() => {
    if (told) setSearch({}, { replace: true, preventScrollReset: true });
  }, [told, setSearch]);
  return outcome;
}
