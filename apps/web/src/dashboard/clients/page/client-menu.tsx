import { Button, Menu } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import { retention } from "@agency/content/legal";
import { periodText } from "@agency/content/period-text";
import type { Client } from "@agency/contracts/clients";
import type { ClientStatus } from "@agency/model/states";
import { toast } from "@agency/ui/toast";
import { getLocale } from "../../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { clientPath, withClient } from "../../shared/client-in-address.ts";
import { ConfirmChange } from "../../shared/confirm-dialog.tsx";
import { failureToast } from "../../shared/problem-text.ts";
import { Allowed } from "../../staff/rights.tsx";
import { useDownloadArchive, useUpdateClient } from "../api.ts";
import { DeleteClientDialog } from "../delete-client-dialog.tsx";
import { ReplaceIdDialog } from "../replace-id-dialog.tsx";

type Question = "replaceId" | "delete" | ClientStatus;

/** What is rarely done with a client: beside Edit Client. */
export function ClientMenu({ client }: { client: Client }) {
  const { t } = useTranslation(["client", "admin"]);
  const localised = useLocalisedPath();
  const navigate = useNavigate();
  const [question, ask] = useState<Question | null>(null);
  const archive = useDownloadArchive(client);
  const close = () => ask(null);
  const download = () => {
    toast({ title: t("client:archive.making") });
    archive.mutate(undefined, {
      onSuccess: () => toast({ title: t("client:archive.done") }),
      onError: failureToast((message) => t("client:archive.failed", { message })),
    });
  };

  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button variant="default" px="sm" aria-label={t("client:menu.open", { name: client.name })}>
            …
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Allowed right="reports">
            <Menu.Item component={Link} to={localised(withClient("/admin", client.id))}>
              {t("client:menu.generate")}
            </Menu.Item>
          </Allowed>
          <Menu.Item onClick={download} disabled={archive.isPending}>
            {t("client:menu.archive")}
          </Menu.Item>
          <Allowed right="clients">
            <Menu.Divider />
            <Menu.Item onClick={() => ask("replaceId")}>{t("admin:clients.replaceId")}</Menu.Item>
            {client.status === "active" ? (
              <Menu.Item onClick={() => ask("paused")}>{t("client:menu.pause")}</Menu.Item>
            ) : (
              <Menu.Item onClick={() => ask("active")}>{t("client:menu.resume")}</Menu.Item>
            )}
            {client.status !== "ended" && <Menu.Item onClick={() => ask("ended")}>{t("client:menu.end")}</Menu.Item>}
          </Allowed>
          <Allowed right="erase">
            <Menu.Item color="bad" onClick={() => ask("delete")}>
              {t("client:menu.delete")}
            </Menu.Item>
          </Allowed>
        </Menu.Dropdown>
      </Menu>
      {question === "replaceId" && (
        <ReplaceIdDialog
          client={client}
          onReplaced={({ id }) => void navigate(localised(clientPath(id)), { replace: true })}
          onClose={close}
        />
      )}
      {question === "delete" && (
        <DeleteClientDialog
          client={client}
          onDeleted={() => void navigate(localised("/admin?tab=clients"), { replace: true })}
          onClose={close}
        />
      )}
      {(question === "active" || question === "paused" || question === "ended") && (
        <StatusDialog client={client} status={question} onClose={close} />
      )}
    </>
  );
}

const words = {
  active: { title: "menu.resume", busy: "status.resuming", question: "status.resumeQuestion" },
  paused: { title: "menu.pause", busy: "status.pausing", question: "status.pauseQuestion" },
  ended: { title: "menu.end", busy: "status.ending", question: "status.endQuestion" },
} as const;

type StatusDialogProps = { client: Client; status: ClientStatus; onClose: () => void };

/** Asks before the client gets another status. */
function StatusDialog({ client, status, onClose }: StatusDialogProps) {
  const { t } = useTranslation(["client", "admin"]);
  const locale = getLocale(useLanguage());
  const { name, email } = client;
  const { title, busy, question } = words[status];
  return (
    <ConfirmChange
      title={t(`client:${title}`)}
      question={t(`client:${question}`, { name, period: periodText(retention.reportsAfterContract, locale) })}
      confirm={t(`client:${title}`)}
      busyLabel={t(`client:${busy}`)}
      change={useUpdateClient(client.id)}
      body={{ name, email, status }}
      failed={(message) => t("client:status.failed", { message })}
      onDone={() => {
        toast({ title: t("admin:clients.updated") });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
