import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import type { CheckedChoice, Doubt } from "@agency/contracts/sources";
import { ConfirmDialog } from "../shared/confirm-dialog.tsx";
import { useListFormat } from "../shared/use-list-format.ts";
import { ApprovedToo } from "./approved-too.tsx";
import { isWorthSaying } from "./done.ts";
import { RemovalList } from "./removal-list.tsx";
import styles from "./sources.module.css";

type ChooseDialogProps = {
  client: Client;
  checked: CheckedChoice;
  /** Whether the client has one, whose place it takes. */
  replaces: boolean;
  busy: boolean;
  problem: string | null;
  onChoose: (approvedToo: boolean) => void;
  onClose: () => void;
};

/** Asks about an account that may not be the client's, or that replaces another one with its figures. */
export function ChooseDialog({ client, checked, replaces, busy, problem, onChoose, onClose }: ChooseDialogProps) {
  const { t } = useTranslation("connections");
  const list = useListFormat();
  const [approvedToo, setApprovedToo] = useState(false);
  const { name, sites, doubts, removal } = checked;
  const shown = client.website?.replace(/^https?:\/\//, "").replace(/\/$/, "");
  const users = doubts.flatMap(({ about, clients }) => (about === "shared" ? clients : []));
  const sentences = ({ about, clients }: Doubt): string[] => {
    if (about === "shared") {
      return [t(`sources.doubt.${clients.length > 1 ? "sharedBySeveral" : "shared"}`, { clients: list(clients) })];
    }
    if (about === "name") return [t("sources.doubt.name", { client: client.name })];
    const measured = { sites: list(sites), client: client.name };
    const owners = clients.filter((owner) => !users.includes(owner));
    return [
      shown ? t("sources.doubt.site", { ...measured, website: shown }) : t("sources.doubt.noWebsite", measured),
      ...(owners.length > 0 ? [t("sources.doubt.owners", { ...measured, clients: list(owners) })] : []),
    ];
  };
  const goes = isWorthSaying(removal, replaces);
  const removes = removal.removed.length > 0 ? t("sources.choose.removes") : null;
  return (
    <ConfirmDialog
      title={t("sources.choose.title", { account: name, client: client.name })}
      question={doubts.length > 0 ? t("sources.choose.check") : (removes ?? "")}
      confirm={t("sources.choose.confirm")}
      busyLabel={t("sources.choosing")}
      busy={busy}
      problem={problem}
      onConfirm={() => onChoose(approvedToo)}
      onClose={onClose}
    >
      {doubts.length > 0 && (
        <ul data-marked="" className={styles["doubts"]}>
          {doubts.flatMap(sentences).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {doubts.length > 0 && removes && <p>{removes}</p>}
      {goes && (
        <>
          <RemovalList removal={removal} clientId={client.id} done={false} approvedToo={approvedToo} />
          {removal.approved.length > 0 && !approvedToo && <p>{t("sources.removal.comparedNew")}</p>}
          <ApprovedToo approved={removal.approved} checked={approvedToo} onChange={setApprovedToo} />
        </>
      )}
    </ConfirmDialog>
  );
}
