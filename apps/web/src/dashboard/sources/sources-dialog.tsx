import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Client } from "@agency/contracts/clients";
import { accountKinds } from "@agency/model/connections";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { useConnections } from "../connections/api.ts";
import { AdminDialog } from "../shared/admin-dialog.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { useReadSources, useSources } from "./api.ts";
import { SourceOfKind } from "./source-of-kind.tsx";
import styles from "./sources.module.css";

type SourcesDialogProps = { client: Client; onReports: () => void; onClose: () => void };

/** Which Analytics property and Search Console site belong to a client. */
export default function SourcesDialog({ client, onReports, onClose }: SourcesDialogProps) {
  const { t } = useTranslation("connections");
  const localised = useLocalisedPath();
  const sources = useSources(client.id);
  const connections = useConnections();
  const error = sources.error ?? connections.error;
  const retry = () => {
    void sources.refetch();
    void connections.refetch();
  };
  const usable = connections.data?.connections.filter(({ state }) => state === "ok") ?? [];

  return (
    <AdminDialog title={t("sources.title", { name: client.name })} onClose={onClose} size="46rem">
      {sources.data && connections.data ? (
        <Stack gap="1.5rem">
          <p className={styles["lead"]}>{t("sources.lead")}</p>
          {usable.length === 0 && (
            <Alert color="accent">
              <p>{t("sources.noConnection")}</p>
              <Button component={Link} to={localised("/admin/settings")} variant="default" mt="sm">
                {t("sources.toSettings")}
              </Button>
            </Alert>
          )}
          {accountKinds.map((kind) => (
            <SourceOfKind
              key={kind}
              client={client}
              kind={kind}
              source={sources.data.find((source) => source.kind === kind) ?? null}
              connections={usable}
              onLeave={onClose}
            />
          ))}
          {sources.data.length > 0 && <ReadNow clientId={client.id} />}
          {sources.data.length > 0 && (
            <Button className={styles["onward"] ?? ""} onClick={onReports}>
              {t("sources.toReports")}
            </Button>
          )}
        </Stack>
      ) : error ? (
        <LoadFailed error={error} onRetry={retry} />
      ) : (
        <Loading compact={false} />
      )}
    </AdminDialog>
  );
}

/** Reads what is missing from a client's sources without waiting for the next try. */
function ReadNow({ clientId }: { clientId: string }) {
  const { t } = useTranslation("connections");
  const read = useReadSources(clientId);
  const ask = () =>
    read.mutate(undefined, {
      onSuccess: () => toast({ title: t("sources.readAsked") }),
      onError: (error) =>
        toast({ title: t("sources.readFailed", { message: messageOf(error) }), variant: "destructive" }),
    });
  return (
    <Row gap="0.5rem" align="center" top="0.35rem">
      <Button variant="default" onClick={ask} disabled={read.isPending}>
        {t("sources.readNow")}
      </Button>
      <Text as="span" size="small" tone="soft" className={styles["facts"]}>
        {t("sources.readNowLead")}
      </Text>
    </Row>
  );
}
