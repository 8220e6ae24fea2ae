import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Row } from "@agency/ui/row";
import { Text } from "@agency/ui/text";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useReadSources } from "./api.ts";
import styles from "./sources.module.css";

/** Reads what is missing from a client's sources without waiting for the next try. */
export function ReadNow({ clientId }: { clientId: string }) {
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
