import { Alert, Button, Switch, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Answer } from "@agency/contracts/calls";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { errorMessage } from "../../shared/api/error-message.ts";
import { AdminDialog, FormButtons } from "../shared/admin-dialog.tsx";
import { CopyButton } from "../shared/copy-button.tsx";
import { fieldMessages } from "../shared/field-messages.ts";
import { useFormat } from "../shared/use-format.ts";
import { Allowed } from "../staff/rights.tsx";
import { OwnClients } from "../team/own-clients.tsx";
import { useMakeToken } from "./api.ts";

export type Made = Answer<"POST /api/tokens">;

/** For how many days a token may work: a month, a quarter, a year. */
const periods = ["30", "90", "365"] as const;

type MakeTokenProps = { onMade: (made: Made) => void; onClose: () => void };

/** Names a token, its end and its clients. */
export function MakeToken({ onMade, onClose }: MakeTokenProps) {
  const { t } = useTranslation("tokens");
  const { number } = useFormat();
  const make = useMakeToken();
  const [name, setName] = useState("");
  const [days, setDays] = useState<(typeof periods)[number]>("90");
  const [clientIds, setClientIds] = useState<string[] | null>(null);
  const [mayPropose, setMayPropose] = useState(false);
  const problems = fieldMessages(make.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make.mutate(
      { name: name.trim(), days: Number(days), clientIds, mayPropose },
      {
        onSuccess: (made) => {
          onClose();
          onMade(made);
        },
      },
    );
  };
  return (
    <AdminDialog title={t("make")} size="30rem" onClose={onClose}>
      <form onSubmit={submit}>
        <Stack gap="1rem">
          {Boolean(make.error) && Object.keys(problems).length === 0 && (
            <Alert color="bad">{t("failed", { message: errorMessage(make.error) })}</Alert>
          )}
          <TextInput
            label={t("name")}
            description={t("nameHint")}
            required
            maxLength={120}
            autoComplete="off"
            data-autofocus
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={problems["name"] && `${t("name")} ${problems["name"]}`}
          />
          <Select
            label={t("days")}
            value={days}
            options={periods.map((period) => ({
              value: period,
              label: t("daysOption", { count: Number(period), number: number(Number(period)) }),
            }))}
            onChange={setDays}
          />
          <OwnClients chosen={clientIds} onChange={setClientIds} problem={problems["clientIds"]} of="token" />
          <Allowed right="reports">
            <Switch
              label={t("mayPropose")}
              description={t("mayProposeHint")}
              checked={mayPropose}
              onChange={({ currentTarget }) => setMayPropose(currentTarget.checked)}
            />
          </Allowed>
          <FormButtons submit={t("submit")} busyLabel={t("making")} busy={make.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </AdminDialog>
  );
}

/** Shows the secret of a token, once. */
export function ShowToken({ made: { token, secret }, onClose }: { made: Made; onClose: () => void }) {
  const { t } = useTranslation(["tokens", "admin"]);
  const { moment } = useFormat();
  const { name, expiresAt } = token;
  return (
    <AdminDialog title={t("tokens:made", { name })} size="34rem" fullScreenOnPhones={false} onClose={onClose}>
      <Stack gap="1rem">
        <Text>{t("tokens:secretLead", { when: moment(expiresAt) })}</Text>
        <Text card="plain" inset="0.75rem">
          <code>{secret}</code>
        </Text>
        <Row justify="end">
          <CopyButton value={secret} name={t("tokens:copy", { name })} />
          <Button onClick={onClose}>{t("admin:close")}</Button>
        </Row>
      </Stack>
    </AdminDialog>
  );
}
