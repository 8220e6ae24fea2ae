import { Alert, Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type ClientPackage, clientPackages, currency, usualMonthlyFee } from "@agency/content/settings";
import type { Enquiry } from "@agency/contracts/enquiries";
import { Row } from "@agency/ui/row";
import { Select } from "@agency/ui/select";
import { Stack } from "@agency/ui/stack";
import { toast } from "@agency/ui/toast";
import { CallError } from "../../shared/api/call-error.ts";
import { messageOf } from "../../shared/api/message-of.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { CopyButton } from "../shared/copy-button.tsx";
import { usePortalAddress } from "../shared/portal-address.ts";
import { useTurnIntoClient } from "./api.ts";
import { whoOf } from "./use-names.ts";
import list from "../shared/list.module.css";
import part from "../shared/part.module.css";
import styles from "./enquiry-client.module.css";

/** The client created from an enquiry, or a button that creates one. */
export function EnquiryClient({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const { t: tAdmin } = useTranslation("admin");
  const turn = useTurnIntoClient(enquiry.id);
  const client = enquiry.client ?? turn.data;
  const { offer } = enquiry.details;
  const [chosen, choose] = useState<ClientPackage>(offer?.package ?? clientPackages[0]);
  const [fee, setFee] = useState(String(offer?.monthlyFee ?? usualMonthlyFee));
  const add = () =>
    turn.mutate(
      { package: chosen, ...(fee !== "" && { monthlyFee: Number(fee) }) },
      { onSuccess: ({ name }) => toast({ title: t("client.done", { name }) }) },
    );

  return (
    <Stack as="section" gap="0.6rem" fit className={part["part"]} aria-labelledby="client">
      <h3 id="client">{t("client.title")}</h3>
      {client ? (
        <IsClient client={client} />
      ) : (
        <>
          <p className={list["quiet"]}>{t("client.hint", { who: whoOf(enquiry) })}</p>
          <div className={styles["terms"]}>
            <Select
              label={t("client.package")}
              value={chosen}
              onChange={choose}
              options={clientPackages.map((value) => ({ value, label: tAdmin(`package.${value}`) }))}
            />
            <TextInput
              label={t("client.fee", { currency: currency.symbol })}
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              autoComplete="off"
              value={fee}
              onChange={({ currentTarget }) => setFee(currentTarget.value)}
            />
          </div>
          {turn.isError && (
            <Alert color="bad" title={t("client.failed")} role="alert">
              {isTaken(turn.error) ? t("client.taken", { email: enquiry.email }) : messageOf(turn.error)}{" "}
              {isTaken(turn.error) && <ToClients />}
            </Alert>
          )}
          <Button variant="default" onClick={add} disabled={turn.isPending}>
            {turn.isPending ? t("client.turning") : t("client.turn")}
          </Button>
        </>
      )}
    </Stack>
  );
}

function IsClient({ client: { id, name } }: { client: { id: string; name: string } }) {
  const { t } = useTranslation("enquiries");
  const portal = usePortalAddress();
  return (
    <>
      <p>{t("client.isClient", { name })}</p>
      <p className={styles["id"]}>
        {t("client.id")}: <code>{id}</code> <CopyButton value={id} name={t("client.copyId", { name })} />
      </p>
      <Row as="p" gap="0.5rem 1.5rem" className={styles["links"]}>
        <ToClients />
        <a href={portal(id)}>{t("client.portal")}</a>
      </Row>
    </>
  );
}

function ToClients() {
  const { t } = useTranslation("enquiries");
  const localised = useLocalisedPath();
  return <Link to={localised("/admin")}>{t("client.toClients")}</Link>;
}

function isTaken(error: unknown): boolean {
  return error instanceof CallError && error.body?.error === "email_taken";
}
