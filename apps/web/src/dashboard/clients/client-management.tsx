import { Button } from "@mantine/core";
import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Client } from "@agency/contracts/clients";
import { Stack } from "@agency/ui/stack";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { late } from "../../shared/late-start/late.tsx";
import { ConfirmDialog } from "../shared/confirm-dialog.tsx";
import { useAnalytics, useCreateClient, useDeleteClient, useRotateClientId } from "./api.ts";
import { ClientForm } from "./client-form.tsx";
import { ClientList } from "./client-list.tsx";
import { newClientValues } from "./client-values.ts";
import { SelectedClient } from "./selected-client.tsx";
import styles from "./client-management.module.css";

const EditClientDialog = late(() => import("./edit-client-dialog.tsx"));
const ImportManyDialog = late(() => import("../imports/import-many-dialog.tsx"));
const PlanDialog = late(() => import("../plan/plan-dialog.tsx"));
const SourcesDialog = late(() => import("../sources/sources-dialog.tsx"));

type ClientManagementProps = {
  selected: Client | null;
  onSelect: (client: Client | null) => void;
  onIdReplaced: (oldId: string, client: Client) => void;
  onFigures: (client: Client) => void;
  onReports: () => void;
};

type Question = { ask: "edit" | "delete" | "replaceId" | "sources" | "plan"; client: Client };

/** The table of clients, the form for a new one, and the actions for the selected one. */
export function ClientManagement({ selected, onSelect, onIdReplaced, onFigures, onReports }: ClientManagementProps) {
  const { t } = useTranslation("admin");
  const [question, setQuestion] = useState<Question | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const { data: analytics } = useAnalytics();
  // The row shows that it is selected before its bar of buttons is made.
  const barOf = useDeferredValue(selected);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setQuestion(null);
  // The rows are rendered again only when these change.
  const edit = useCallback((client: Client) => setQuestion({ ask: "edit", client }), []);
  const remove = useCallback((client: Client) => setQuestion({ ask: "delete", client }), []);

  // The row of the deleted client is gone, and with it the button that had the focus.
  useEffect(() => {
    if (deleted) heading.current?.focus();
  }, [deleted]);

  return (
    <Stack gap="1.25rem">
      {(adding || analytics?.totalClients === 0) && (
        <AddClient
          onAdded={(client) => {
            setAdding(true);
            onSelect(client);
          }}
        />
      )}
      <ClientList
        heading={heading}
        selected={selected}
        onSelect={onSelect}
        onEdit={edit}
        onDelete={remove}
        add={
          <>
            <Button variant="default" onClick={() => setImporting(true)}>
              {t("imports.open")}
            </Button>
            <Button variant={adding ? "default" : "filled"} aria-expanded={adding} onClick={() => setAdding(!adding)}>
              {adding ? t("clients.closeForm") : t("clients.add")}
            </Button>
          </>
        }
      />
      {barOf && (
        <SelectedClient
          client={barOf}
          onFigures={() => onFigures(barOf)}
          onSources={() => setQuestion({ ask: "sources", client: barOf })}
          onPlan={() => setQuestion({ ask: "plan", client: barOf })}
          onReports={onReports}
          onEdit={() => edit(barOf)}
          onDelete={() => remove(barOf)}
          onReplaceId={() => setQuestion({ ask: "replaceId", client: barOf })}
        />
      )}
      {importing && <ImportManyDialog onClose={() => setImporting(false)} />}
      {question?.ask === "edit" && <EditClientDialog client={question.client} onClose={close} />}
      {question?.ask === "plan" && <PlanDialog client={question.client} onClose={close} />}
      {question?.ask === "sources" && (
        <SourcesDialog
          client={question.client}
          onReports={() => {
            close();
            onReports();
          }}
          onClose={close}
        />
      )}
      {question?.ask === "delete" && (
        <DeleteClientDialog
          client={question.client}
          onDeleted={() => {
            setDeleted(question.client.id);
            if (selected?.id === question.client.id) onSelect(null);
          }}
          onClose={close}
        />
      )}
      {question?.ask === "replaceId" && (
        <ReplaceIdDialog
          client={question.client}
          onReplaced={(changed) => onIdReplaced(question.client.id, changed)}
          onClose={close}
        />
      )}
    </Stack>
  );
}

function AddClient({ onAdded }: { onAdded: (client: Client) => void }) {
  const { t } = useTranslation("admin");
  const create = useCreateClient();
  const describeFailure = (error: unknown) => t("clients.createFailed", { message: messageOf(error) });

  return (
    <section className={styles["add"]} aria-labelledby="add-client">
      <h2 id="add-client" className={styles["heading"]}>
        {t("clients.add")}
      </h2>
      <ClientForm
        initial={newClientValues}
        submit={t("clients.submit")}
        busyLabel={t("clients.adding")}
        busy={create.isPending}
        describeFailure={describeFailure}
        onSubmit={(input) =>
          create.mutateAsync(input, {
            onSuccess: (client) => {
              toast({ title: t("clients.created") });
              onAdded(client);
            },
            onError: (error) => toast({ title: describeFailure(error), variant: "destructive" }),
          })
        }
      />
    </section>
  );
}

type DeleteClientDialogProps = { client: Client; onDeleted: () => void; onClose: () => void };

function DeleteClientDialog({ client, onDeleted, onClose }: DeleteClientDialogProps) {
  const { t } = useTranslation("admin");
  const remove = useDeleteClient(client.id);
  const describeFailure = (error: unknown) => t("clients.deleteFailed", { message: messageOf(error) });
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: () => {
        toast({ title: t("clients.deleted") });
        onDeleted();
        onClose();
      },
      onError: (error) => toast({ title: describeFailure(error), variant: "destructive" }),
    });

  return (
    <ConfirmDialog
      title={t("clients.deleteTitle")}
      question={t("clients.deleteQuestion", { name: client.name })}
      confirm={t("clients.delete")}
      busyLabel={t("clients.deleting")}
      busy={remove.isPending}
      problem={remove.isError ? describeFailure(remove.error) : null}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}

type ReplaceIdDialogProps = { client: Client; onReplaced: (client: Client) => void; onClose: () => void };

function ReplaceIdDialog({ client, onReplaced, onClose }: ReplaceIdDialogProps) {
  const { t } = useTranslation("admin");
  const rotate = useRotateClientId(client.id);
  const describeFailure = (error: unknown) => t("clients.replaceFailed", { message: messageOf(error) });
  const confirm = () =>
    rotate.mutate(undefined, {
      onSuccess: (changed) => {
        toast({ title: t("clients.replaced"), description: changed.id });
        onReplaced(changed);
        onClose();
      },
      onError: (error) => toast({ title: describeFailure(error), variant: "destructive" }),
    });

  return (
    <ConfirmDialog
      title={t("clients.replaceTitle")}
      question={t("clients.replaceQuestion", { name: client.name })}
      confirm={t("clients.replaceId")}
      busyLabel={t("clients.replacing")}
      busy={rotate.isPending}
      problem={rotate.isError ? describeFailure(rotate.error) : null}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
