import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Source } from "@agency/contracts/sources";
import { accountKindNames } from "@agency/model/connections";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import { StateBadge } from "../connections/state-badge.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useListFormat } from "../shared/use-list-format.ts";
import { ReadProgress } from "./read-progress.tsx";
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
