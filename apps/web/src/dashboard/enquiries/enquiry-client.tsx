import { Alert, Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { type ClientPackage, clientPackages, currency, usualMonthlyFee } from "@agency/content/settings";
import type { Enquiry } from "@agency/contracts/enquiries";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { toast } from "@agency/ui/toast";
import { CallError } from "../../shared/api/call-error.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { ScheduledSwitch } from "../clients/scheduled-switch.tsx";
import { clientPath, usePortalAddress } from "../shared/client-in-address.ts";
import { CopyButton } from "../shared/copy-button.tsx";
import { useTurnIntoClient } from "./api.ts";
import { senderName } from "./use-names.ts";
import list from "../shared/shared.module.css";

/** The client created from an enquiry, or a button that creates one. */
export function EnquiryClient({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const { t: tAdmin } = useTranslation("admin");
  const turn = useTurnIntoClient(enquiry.id);
  const client = enquiry.client ?? turn.data;
  const { offer } = enquiry.details;
  const [chosen, choose] = useState<ClientPackage>(offer?.package ?? clientPackages[0]);
  const [fee, setFee] = useState(String(offer?.monthlyFee ?? usualMonthlyFee));
  const [name, setName] = useState(enquiry.businessName);
  const [scheduled, setScheduled] = useState(true);
  const exists = turn.error instanceof CallError && turn.error.body?.error === "client_exists";
  const add = () =>
    turn.mutate(
      {
        name: name.trim() || enquiry.businessName,
        package: chosen,
        scheduled,
        ...(fee !== "" && { monthlyFee: Number(fee) }),
        ...(exists && { confirmed: true }),
      },
      { onSuccess: (added) => toast({ title: t("client.done", { name: added.name }) }) },
    );

  return (
    <Stack as="section" gap="0.6rem" fit className={list["part"]} aria-labelledby="client">
      <h3 id="client">{t("client.title")}</h3>
      {client ? (
        <IsClient client={client} />
      ) : (
        <>
          <Text size="small" tone="soft">
            {t("client.hint", { who: senderName(enquiry) })}
          </Text>
          <Stack cells="11rem" gap="0.75rem 1rem" measure="32rem">
            <TextInput
              label={t("client.name")}
              maxLength={120}
              autoComplete="off"
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
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
          </Stack>
          <ScheduledSwitch checked={scheduled} onChange={setScheduled} />
          {turn.isError && (
            <Alert color="bad" title={t("client.failed")} role="alert">
              {isTaken(turn.error) ? t("client.taken", { email: enquiry.email }) : errorMessage(turn.error)}{" "}
              {isTaken(turn.error) && <ToClients />}
            </Alert>
          )}
          <Button variant="default" onClick={add} disabled={turn.isPending}>
            {turn.isPending ? t("client.turning") : t(exists ? "client.addAnyway" : "client.turn")}
          </Button>
        </>
      )}
    </Stack>
  );
}

function IsClient({ client: { id, name } }: { client: { id: string; name: string } }) {
  const { t } = useTranslation("enquiries");
  const portal = usePortalAddress();
  const localised = useLocalisedPath();
  return (
    <>
      <p>{t("client.isClient", { name })}</p>
      <p>
        {t("client.id")}: <code>{id}</code> <CopyButton value={id} name={t("client.copyId", { name })} />
      </p>
      <Row as="p" gap="0.5rem 1.5rem" className={list["ways"]}>
        <Link to={localised(clientPath(id))}>{name}</Link>
        <a href={portal(id)}>{t("client.portal")}</a>
      </Row>
    </>
  );
}

function ToClients() {
  const { t } = useTranslation("enquiries");
  const localised = useLocalisedPath();
  return <Link to={localised("/admin?tab=clients")}>{t("client.toClients")}</Link>;
}

function isTaken(error: unknown): boolean {
  return error instanceof CallError && error.body?.error === "email_taken";
}
