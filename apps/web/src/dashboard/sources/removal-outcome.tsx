import { Alert } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useFormat } from "../shared/use-format.ts";
import type { Done } from "./done.ts";
import { RemovalList } from "./removal-list.tsx";

type RemovalOutcomeProps = { clientId: string; done: Done; onLeave: () => void; onClose: () => void };

/** Says what became of the figures of a source that a client no longer has, until it is closed. */
export function RemovalOutcome({ clientId, done, onLeave, onClose }: RemovalOutcomeProps) {
  const { t } = useTranslation(["connections", "admin"]);
  const { number } = useFormat();
  const { removal, approvedToo, replaced } = done;
  const { removed, approved } = removal;
  return (
    <Alert
      color="second"
      role="status"
      title={t("connections:sources.removal.done", { count: removed.length, number: number(removed.length) })}
      withCloseButton
      closeButtonLabel={t("admin:close")}
      onClose={onClose}
    >
      <RemovalList removal={removal} clientId={clientId} done approvedToo={approvedToo} onLeave={onLeave} />
      {approved.length > 0 && !approvedToo && (
        <p>{t(`connections:sources.removal.${replaced ? "comparedNew" : "compared"}`)}</p>
      )}
    </Alert>
  );
}
