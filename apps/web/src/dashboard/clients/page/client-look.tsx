import { Button, Switch, Input } from "@mantine/core";
import { useState, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { maximumLogoBytes } from "@agency/model/limits";
import { Row, Stack } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { ClientLogo } from "../../../shared/client-logo/client-logo.tsx";
import { useSwitchRecording, useKeepLogo, useRemoveLogo } from "../api.ts";
import files from "../../figures/figures.module.css";

/** Whether the client's reading is recorded: switched at once, unless the client refused. */
export function RecordingField({ client }: { client: Client }) {
  const { t } = useTranslation(["admin", "errors"]);
  const change = useSwitchRecording(client.id);
  const refused = client.recording === "refused";
  // What was chosen shows at once.
  const on = change.isPending ? change.variables : client.recording === "on";

  const choose = (wanted: boolean) => {
    if (change.isPending) return;
    change.mutate(wanted, {
      onSuccess: ({ recording }) =>
        toast({ title: recording === "on" ? t("clients.recording.on") : t("clients.recording.off") }),
    });
  };

  return (
    <Switch
      label={t("clients.recording.label")}
      description={refused ? t("errors:recording_refused") : t("clients.recording.hint")}
      error={change.error && t("clients.recording.failed", { message: errorMessage(change.error) })}
      checked={on}
      disabled={refused}
      onChange={({ currentTarget }) => choose(currentTarget.checked)}
      mb="lg"
    />
  );
}

/** The client's logo: shows, replaces and removes it at once. */
export function LogoField({ client }: { client: Client }) {
  const { t } = useTranslation("admin");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { logo } = client;
  const [problem, setProblem] = useState<string | null>(null);
  const keep = useKeepLogo(client.id);
  const remove = useRemoveLogo(client.id);
  const refuse = (error: unknown) => setProblem(t("clients.logo.failed", { message: errorMessage(error) }));

  const choose = (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    if (file.size > maximumLogoBytes) {
      setProblem(t("clients.logo.tooLarge"));
      return;
    }
    keep.mutate(file, {
      onSuccess: () => toast({ title: t("clients.logo.kept") }),
      onError: refuse,
      onSettled: () => {
        // So that the same file can be chosen again.
        if (input.current) input.current.value = "";
      },
    });
  };

  const discard = () => {
    setProblem(null);
    remove.mutate(undefined, {
      onSuccess: () => {
        input.current?.focus();
        toast({ title: t("clients.logo.removed") });
      },
      onError: refuse,
    });
  };

  return (
    <Input.Wrapper id={id} label={t("clients.logo.label")} description={t("clients.logo.hint")} error={problem} mb="lg">
      <Row gap="0.75rem 1rem" align="center" top="0.35rem">
        <ClientLogo client={client} width={150} height={60} />
        <Stack gap="0" flex="1 1 14rem">
          <input
            ref={input}
            id={id}
            className={files["file"]}
            type="file"
            accept=".png,.jpg,.jpeg,.svg,image/png,image/jpeg,image/svg+xml"
            aria-invalid={problem !== null}
            aria-busy={keep.isPending}
            disabled={keep.isPending}
            onChange={({ currentTarget }) => choose(currentTarget.files?.[0])}
          />
        </Stack>
      </Row>
      {logo && (
        <Row gap="1rem" align="center" top="0.625rem">
          <Button variant="default" onClick={discard} disabled={remove.isPending}>
            {t("clients.logo.remove")}
          </Button>
        </Row>
      )}
    </Input.Wrapper>
  );
}
