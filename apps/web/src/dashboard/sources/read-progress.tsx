import { Button, Progress } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Source } from "@agency/contracts/sources";
import { accountKindNames } from "@agency/model/connections";
import { Row } from "@agency/ui/row";
import { Text } from "@agency/ui/text";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useFormat } from "../shared/use-format.ts";
import { useCancelBackfill } from "./api.ts";
import styles from "./sources.module.css";

/** How far a source has been read, and why it is not. */
export function ReadProgress({ clientId, source }: { clientId: string; source: Source }) {
  const { t } = useTranslation(["connections", "errors"]);
  const { moment, number } = useFormat();
  const { kind, problem, problemSince, readAt, progress } = source;
  const { total, read, waiting, cancelled, failed } = progress;
  const cancel = useCancelBackfill(clientId, kind);
  const stop = () =>
    cancel.mutate(undefined, {
      onError: (error) =>
        toast({ title: t("sources.cancelFailed", { message: messageOf(error) }), variant: "destructive" }),
    });
  const facts = [
    t("sources.progress", { read: number(read), total: number(total) }),
    cancelled > 0 && t("sources.cancelled", { count: cancelled, number: number(cancelled) }),
    failed > 0 && t("sources.failed", { count: failed, number: number(failed) }),
    readAt && t("sources.lastRead", { when: moment(readAt) }),
  ];
  return (
    <>
      {problem && problemSince && (
        <p className={styles["remedy"]}>
          {t("sources.failing", { when: moment(problemSince), reason: t(`errors:source.${problem}`) })}
        </p>
      )}
      {total > 0 && (
        <Text size="small" tone="soft" className={styles["facts"]} role="status">
          {facts.filter(Boolean).join(" · ")}
        </Text>
      )}
      {waiting > 0 && (
        <Row gap="0.5rem 0.75rem" align="center">
          <Progress className={styles["bar"] ?? ""} value={(100 * read) / total} aria-hidden />
          <Button
            size="compact-sm"
            variant="default"
            onClick={stop}
            disabled={cancel.isPending}
            aria-label={t("sources.cancelNamed", { kind: accountKindNames[kind] })}
          >
            {t("sources.cancel")}
          </Button>
        </Row>
      )}
    </>
  );
}
