import { Button, Progress } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Source } from "@agency/contracts/sources";
import { accountKindNames } from "@agency/model/connections";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { StateBadge } from "../connections/state-badge.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useListFormat } from "../shared/use-list-format.ts";
import { useCancelBackfill } from "./api.ts";
import styles from "./sources.module.css";

type ChosenSourceProps = {
  clientId: string;
  source: Source;
  changing: boolean;
  /** Opens or closes the list to choose from; null while there is none. */
  onChange: (() => void) | null;
  onRemove: () => void;
};

/** The account that belongs to a client, and whether it can be read. */
export function ChosenSource({ clientId, source, changing, onChange, onRemove }: ChosenSourceProps) {
  const { t } = useTranslation("connections");
  const { moment } = useFormat();
  const list = useListFormat();
  const { kind, accountId, name, sites, usedBy, accepted, timeZone, email, state, chosenBy, chosenAt } = source;
  const title = accountKindNames[kind];

  return (
    <Stack gap="0.2rem">
      <Row as="p" gap="0.25rem 0.75rem" align="center" className={styles["chosenName"]}>
        <strong>{name}</strong>
        <StateBadge state={state} />
      </Row>
      <Text size="small" tone="soft" className={styles["facts"]}>
        {kind === "analytics" && `${t("sources.account.analytics", { id: accountId })} · `}
        {t("sources.zone", { zone: timeZone.replaceAll("_", " ") })}
      </Text>
      <Text size="small" tone="soft" className={styles["facts"]}>
        {t("sources.readBy", { email })} · {t("sources.chosen", { name: chosenBy, when: moment(chosenAt) })}
      </Text>
      {sites.length > 0 && (
        <Text size="small" tone="soft" className={styles["facts"]}>
          {t("sources.sites", { sites: list(sites) })}
        </Text>
      )}
      {usedBy.length > 0 && (
        <Text size="small" tone="soft" className={styles["facts"]}>
          {t("sources.usedBy", { clients: list(usedBy) })}
        </Text>
      )}
      {accepted.map(({ about, by, at }) => (
        <Text key={`${about} ${at}`} size="small" tone="soft" className={styles["facts"]}>
          {t(`sources.accepted.${about}`, { name: by, when: moment(at) })}
        </Text>
      ))}
      <ReadProgress clientId={clientId} source={source} />
      {state !== "ok" && <p className={styles["remedy"]}>{t("sources.ended", { email })}</p>}
      <Row gap="0.5rem" align="center" top="0.35rem">
        {onChange && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={onChange}
            aria-expanded={changing}
            aria-label={changing ? undefined : t("sources.changeNamed", { kind: title })}
          >
            {changing ? t("sources.keep") : t("sources.change")}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          onClick={onRemove}
          aria-label={t("sources.clearNamed", { kind: title })}
        >
          {t("sources.clear")}
        </Button>
      </Row>
    </Stack>
  );
}

/** How far a source has been read, and why it is not. */
function ReadProgress({ clientId, source }: { clientId: string; source: Source }) {
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
