import { Button, VisuallyHidden } from "@mantine/core";
import { useCallback, useDeferredValue, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Client } from "@agency/contracts/clients";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { ClientLogo } from "../../shared/client-logo/client-logo.tsx";
import { useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { late } from "../../shared/late-start/late.tsx";
import { clientPath, usePortalAddress } from "../shared/client-in-address.ts";
import { CopyButton } from "../shared/copy-button.tsx";
import { Allowed, useMay } from "../staff/rights.tsx";
import { useAnalytics, useCreateClient } from "./api.ts";
import { ClientForm } from "./client-form.tsx";
import { ClientList } from "./client-list.tsx";
import { newClientValues } from "./client-values.ts";
import { DeleteClientDialog } from "./delete-client-dialog.tsx";
import { ScheduledSwitch } from "./scheduled-switch.tsx";
import shared from "../shared/shared.module.css";
import table from "../shared/table/table.module.css";
import styles from "./clients.module.css";

const EditClientDialog = late(() => import("./edit-client-dialog.tsx"));
const ImportManyDialog = late(() => import("../imports/import-figures.tsx"));

type ClientManagementProps = {
  selected: Client | null;
  onSelect: (client: Client | null) => void;
  onReports: () => void;
};

type Question = { ask: "edit" | "delete"; client: Client };

/** The table of clients, the form for a new one, and the actions for the selected one. */
export function ClientManagement({ selected, onSelect, onReports }: ClientManagementProps) {
  const { t } = useTranslation("admin");
  const [question, setQuestion] = useState<Question | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const [importing, setImporting] = useState(false);
  const { data: analytics } = useAnalytics();
  const localised = useLocalisedPath();
  const may = useMay();
  // The row shows that it is selected before its bar of buttons is made.
  const barClient = useDeferredValue(selected);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setQuestion(null);
  // The rows are rendered again only when these change.
  const edit = useCallback((client: Client) => setQuestion({ ask: "edit", client }), []);
  const remove = useCallback((client: Client) => setQuestion({ ask: "delete", client }), []);

  // The row of the deleted client is gone, and with it the button that had the focus.
  useEffect(() => {
    if (deleted) heading.current?.focus();
  }, [deleted]);

  const addMany = (
    <Allowed right="newClients">
      <Button component={Link} variant="default" to={localised("/admin/clients/import")}>
        {t("clients.addMany")}
      </Button>
    </Allowed>
  );

  return (
    <Stack gap="1.25rem">
      {(adding || (analytics?.totalClients === 0 && may("newClients"))) && (
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
        addMany={addMany}
        add={
          <>
            {addMany}
            <Allowed right="figures">
              <Button variant="default" onClick={() => setImporting(true)}>
                {t("imports.open")}
              </Button>
            </Allowed>
            <Allowed right="newClients">
              <Button variant={adding ? "default" : "filled"} aria-expanded={adding} onClick={() => setAdding(!adding)}>
                {adding ? t("clients.closeForm") : t("clients.add")}
              </Button>
            </Allowed>
          </>
        }
      />
      {barClient && (
        <SelectedClient
          client={barClient}
          onReports={onReports}
          onAsk={(ask) => setQuestion({ ask, client: barClient })}
        />
      )}
      {importing && <ImportManyDialog onClose={() => setImporting(false)} />}
      {question?.ask === "edit" && <EditClientDialog client={question.client} onClose={close} />}
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
    </Stack>
  );
}

function AddClient({ onAdded }: { onAdded: (client: Client) => void }) {
  const { t } = useTranslation("admin");
  const create = useCreateClient();
  const [scheduled, setScheduled] = useState(true);
  return (
    <Stack
      as="section"
      gap="1rem"
      card="headed"
      inset="1.25rem"
      className={styles["addClient"]}
      aria-labelledby="add-client"
    >
      <h2 id="add-client">{t("clients.add")}</h2>
      <>
        <ClientForm
          initial={newClientValues}
          submit={t("clients.submit")}
          busyLabel={t("clients.adding")}
          busy={create.isPending}
          failed={(message) => t("clients.createFailed", { message })}
          onSubmit={(input) =>
            create.mutateAsync(
              { ...input, scheduled },
              {
                onSuccess: (client) => {
                  toast({ title: t("clients.created") });
                  onAdded(client);
                },
              },
            )
          }
        />
        <ScheduledSwitch checked={scheduled} onChange={setScheduled} />
      </>
    </Stack>
  );
}

type SelectedClientProps = {
  client: Client;
  onReports: () => void;
  onAsk: (ask: Question["ask"]) => void;
};

/** The client ID of the selected client and what can be done with it, at the lower edge while the table is in sight. */
function SelectedClient({ client, onReports, onAsk }: SelectedClientProps) {
  const { t } = useTranslation("admin");
  const { t: tClient } = useTranslation("client");
  const portalAddress = usePortalAddress();
  const localised = useLocalisedPath();
  const { name, id } = client;
  return (
    <section className={`${table["bar"]} ${styles["selected"]}`} aria-labelledby="selected-client">
      <ClientLogo client={client} width={96} height={36} onBoard />
      <Stack gap="0" flex="1 1 18rem">
        <Text as="h3" id="selected-client" size="heading">
          <Text as="span" tone="board" size="note" strong>
            {t("clients.selected")}
          </Text>{" "}
          {name}
        </Text>
        <Row as="p" gap="0 0.5rem" align="center" unbroken className={styles["id"]}>
          <Text as="code" tone="board" size="note">
            {id}
          </Text>
          <CopyButton value={id} name={t("clients.copyId", { name })} />
        </Row>
      </Stack>
      <Row gap="0.5rem" className={styles["selectedActions"]}>
        <Button component={Link} to={localised(clientPath(id))}>
          {t("clients.page")}
        </Button>
        <Button component={Link} variant="default" to={localised(clientPath(id, "figures"))}>
          {tClient("tabs.figures")}
        </Button>
        <Button variant="default" onClick={onReports}>
          {t("clients.toReports")}
        </Button>
        <Button component="a" variant="default" href={portalAddress(id)} target="_blank" rel="noopener">
          {t("clients.portal")}
          <VisuallyHidden> {t("opensInNewTab")}</VisuallyHidden>
        </Button>
        {/* On phones the rows have no room for these. */}
        <Allowed right="clients">
          <Button variant="default" className={shared["onPhones"] ?? ""} onClick={() => onAsk("edit")}>
            {t("clients.edit")}
          </Button>
        </Allowed>
        <Allowed right="erase">
          <Button variant="default" className={shared["onPhones"] ?? ""} onClick={() => onAsk("delete")}>
            {t("clients.delete")}
          </Button>
        </Allowed>
      </Row>
    </section>
  );
}
