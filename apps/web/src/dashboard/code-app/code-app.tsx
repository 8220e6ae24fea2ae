import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CodeApp as State, NewCodeApp } from "@agency/contracts/code-app";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { ConfirmChange } from "../shared/confirm-dialog.tsx";
import { Loaded } from "../shared/loaded.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useBeginCodeApp, useCodeApp, useRemoveCodeApp, useRenewRecoveryCodes } from "./api.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpCodeApp } from "./set-up-code-app.tsx";

/** An app whose codes one's own password needs besides: set it up, make recovery codes, remove it. */
export function CodeApp() {
  const { t } = useTranslation("codeApp");
  const begin = useBeginCodeApp();
  const [offer, setOffer] = useState<NewCodeApp | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const close = () => setOffer(null);
  return (
    <Stack as="section" packed aria-labelledby="code-app">
      <h3 id="code-app">{t("title")}</h3>
      <Text tone="soft" measure="66ch">
        {t("lead")}
      </Text>
      <Loaded query={useCodeApp()} compact>
        {(state) => (state.since === null ? <Text>{t("none")}</Text> : <OwnCodeApp state={state} onCodes={setCodes} />)}
      </Loaded>
      {begin.isError && <Alert color="bad">{errorMessage(begin.error)}</Alert>}
      <Button
        mr="auto"
        variant="default"
        disabled={begin.isPending}
        onClick={() => begin.mutate(undefined, { onSuccess: setOffer })}
      >
        {t("add")}
      </Button>
      {offer && (
        <SetUpCodeApp
          offer={offer}
          onAdded={(recoveryCodes) => {
            toast({ title: t("added") });
            close();
            setCodes(recoveryCodes);
          }}
          onClose={close}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </Stack>
  );
}

function OwnCodeApp({ state, onCodes }: { state: State; onCodes: (codes: string[]) => void }) {
  const { t } = useTranslation("codeApp");
  const { moment, number } = useFormat();
  const [asked, ask] = useState<"renew" | "remove" | null>(null);
  const renew = useRenewRecoveryCodes();
  const remove = useRemoveCodeApp();
  const { since, recoveryCodes } = state;
  const failed = (message: string) => t("failed", { message });
  const close = () => ask(null);
  return (
    <Row gap="0.75rem 1.5rem" align="center" justify="between">
      <div>
        {since !== null && t("since", { when: moment(since) })}
        <Text size="small" tone="soft">
          {t("left", { count: recoveryCodes, number: number(recoveryCodes) })}
        </Text>
      </div>
      <Row gap="0.5rem">
        <Button variant="default" size="compact-md" onClick={() => ask("renew")}>
          {t("renew")}
        </Button>
        <Button variant="subtle" color="bad" size="compact-md" onClick={() => ask("remove")}>
          {t("remove")}
        </Button>
      </Row>
      {asked === "renew" && (
        <ConfirmChange
          title={t("renew")}
          question={t("renewQuestion")}
          confirm={t("renew")}
          busyLabel={t("renewing")}
          change={renew}
          body={undefined}
          failed={failed}
          onDone={(renewed) => {
            close();
            onCodes(renewed.recoveryCodes);
          }}
          onClose={close}
        />
      )}
      {asked === "remove" && (
        <ConfirmChange
          title={t("remove")}
          question={t("removeQuestion")}
          confirm={t("remove")}
          busyLabel={t("removing")}
          change={remove}
          body={undefined}
          failed={failed}
          onDone={() => {
            toast({ title: t("removed") });
            close();
          }}
          onClose={close}
        />
      )}
    </Row>
  );
}
