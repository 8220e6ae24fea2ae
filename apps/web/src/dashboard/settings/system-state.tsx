import { Badge, Box, Button, DataList, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { System } from "@agency/contracts/settings";
import { Row, Stack } from "@agency/ui/layout";
import { StaleNote } from "../shared/loaded.tsx";
import { useFormat } from "../shared/use-format.ts";

type SystemStateProps = {
  system: System;
  /** When the state was read, in ms since 1970. */
  readAt: number;
  error: unknown;
  refreshing: boolean;
  onRefresh: () => void;
};

export function SystemState({ system, error, readAt, refreshing, onRefresh }: SystemStateProps) {
  const { t } = useTranslation("admin");
  const { moment, day: dayText, size } = useFormat();
  const { release, database, queue, worker, mail, proxy, disk, backup, deletions, sources } = system;
  const seen = workerState(worker.lastSeenAt, readAt);

  return (
    <Stack as="section" gap="0.5rem" aria-labelledby="system-state">
      <Row gap="1rem" align="center" justify="between">
        <h3 id="system-state">{t("settings.state")}</h3>
        <Button variant="default" size="compact-sm" onClick={onRefresh} disabled={refreshing}>
          {t("refresh")}
        </Button>
      </Row>
      <Text c="var(--ink-2)">{t("settings.version", { version: versionText(release) })}</Text>
      <StaleNote error={error} />
      <DataList gap="0.5rem" withDivider labelWidth="min(11rem, 32%)">
        <Part name={t("settings.database")} working={database.working}>
          {t(`settings.kinds.${database.kind}`)}
        </Part>
        <Part name={t("settings.queue")} working={queue.working}>
          {t(`settings.kinds.${queue.kind}`)}; {t("settings.waiting", { count: queue.waiting })}
          {queue.oldestDueAt && `, ${t("settings.oldest", { when: moment(queue.oldestDueAt) })}`}
        </Part>
        <Part name={t("settings.worker")} working={seen === "working"} problem={t("settings.notSeen")}>
          {worker.lastSeenAt ? t("settings.lastSeen", { when: moment(worker.lastSeenAt) }) : t("settings.neverSeen")}
        </Part>
        <Part name={t("settings.mail")} working={mail.working}>
          {t(`settings.kinds.${mail.kind}`)} · {t("settings.from", { address: mail.from })}
        </Part>
        <Part
          name={t("settings.proxy")}
          working={proxy.kind === "none" || proxy.kind === "trusted"}
          problem={t("settings.attention")}
        >
          {t(`settings.proxies.${proxy.kind}`, { peer: proxy.peer ?? "" })}
        </Part>
        <Part name={t("settings.disk")} working={disk.state === "ok"} problem={t("settings.attention")}>
          {t(`settings.disks.${disk.state}`, { size: size(disk.freeBytes) })}
        </Part>
        <Backup backup={backup} />
        {deletions.map(({ name, day }) => (
          <Part key={name + day} name={t("settings.deletions")} working={false} problem={t("settings.attention")}>
            {t("settings.deletion", { name, day: dayText(day) })}
          </Part>
        ))}
        <Part name={t("settings.sources")} working={sources.ended.length === 0} problem={t("settings.attention")}>
          {sources.connected > 0 && `${t("settings.connected", { count: sources.connected })} · `}
          {sources.sampleData ? t("settings.sampleOn") : t("settings.sampleOff")}
          {sources.ended.map((email) => (
            <div key={email}>{t("settings.connectionEnded", { email })}</div>
          ))}
        </Part>
      </DataList>
    </Stack>
  );
}

/** Such as `0.3.0 (v0.3.0, 1a2b3c4)`. */
function versionText({ version, tag, commit }: System["release"]): string {
  const more = [tag, commit?.slice(0, 7)].filter(Boolean).join(", ");
  return more === "" ? version : `${version} (${more})`;
}

function Backup({ backup: { lastAt, late } }: Pick<System, "backup">) {
  const { t } = useTranslation("admin");
  const { moment } = useFormat();
  const name = t("settings.backup");
  if (lastAt === null && !late) {
    return (
      <Part name={name} working={null} problem={t("settings.noneMade")}>
        {t("settings.backupNotDue")}
      </Part>
    );
  }
  return (
    <Part name={name} working={!late} problem={t("settings.attention")}>
      {lastAt === null ? t("settings.noBackup") : t("settings.lastBackup", { when: moment(lastAt) })}
    </Part>
  );
}

type PartProps = {
  name: string;
  /** Null for a part that is neither working nor in trouble. */
  working: boolean | null;
  /** What the badge says of a part that is not working. */
  problem?: string;
  children: ReactNode;
};

function Part({ name, working, problem, children }: PartProps) {
  const { t } = useTranslation("admin");
  return (
    <DataList.Item>
      <DataList.ItemLabel>{name}</DataList.ItemLabel>
      <DataList.ItemValue>
        <Row gap="0.25rem 1rem" align="center">
          <Box miw="9.5rem">
            <Badge
              variant={working === null ? "light" : "filled"}
              color={working === null ? "ink" : working ? "good" : "bad"}
            >
              {working ? t("settings.working") : (problem ?? t("settings.notWorking"))}
            </Badge>
          </Box>
          <Text component="div" inherit flex="1 1 18rem">
            {children}
          </Text>
        </Row>
      </DataList.ItemValue>
    </DataList.Item>
  );
}

/** How long a worker counts as working after its last heartbeat, in ms. */
const longestSilence = 2 * 60 * 1000;

/**
 * Whether the worker was active recently. `now` is in ms since 1970 by the browser's clock, so times slightly in the
 * future also count.
 */
export function workerState(lastSeenAt: string | null, now: number): "working" | "silent" | "never" {
  if (!lastSeenAt) return "never";
  return now - Date.parse(lastSeenAt) < longestSilence ? "working" : "silent";
}
