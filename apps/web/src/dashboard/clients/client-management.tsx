import { useEffect, useRef, useState } from "react";
import type { Client } from "@agency/contracts/clients/schemas";
import { late } from "../../shared/late-start/late.tsx";
import { AddClient } from "./add-client.tsx";
import { ClientList } from "./client-list.tsx";
import { DeleteClientDialog } from "./delete-client-dialog.tsx";
import { ReplaceIdDialog } from "./replace-id-dialog.tsx";
import { SelectedClient } from "./selected-client.tsx";
import styles from "./client-management.module.css";

const EditClientDialog = late(() => import("./edit-client-dialog.tsx"));

type ClientManagementProps = {
  selected: Client | null;
  onSelect: (client: Client | null) => void;
  onIdReplaced: (oldId: string, client: Client) => void;
  onFigures: (client: Client) => void;
  onReports: () => void;
};

type Question = { ask: "edit" | "delete" | "replaceId"; client: Client };

/** The add-client form next to the list of clients, and the actions for the selected one. */
export function ClientManagement({ selected, onSelect, onIdReplaced, onFigures, onReports }: ClientManagementProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setQuestion(null);

  // The row of the deleted client is gone, and with it the button that had the focus.
  useEffect(() => {
    if (deleted) heading.current?.focus();
  }, [deleted]);

  return (
    <div className={styles["columns"]}>
      <AddClient />
      <div className={styles["current"]}>
        <ClientList
          heading={heading}
          selected={selected}
          onSelect={onSelect}
          onEdit={(client) => setQuestion({ ask: "edit", client })}
          onDelete={(client) => setQuestion({ ask: "delete", client })}
        />
        {selected && (
          <SelectedClient
            client={selected}
            onFigures={() => onFigures(selected)}
            onReports={onReports}
            onReplaceId={() => setQuestion({ ask: "replaceId", client: selected })}
          />
        )}
      </div>
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
      {question?.ask === "replaceId" && (
        <ReplaceIdDialog
          client={question.client}
          onReplaced={(changed) => onIdReplaced(question.client.id, changed)}
          onClose={close}
        />
      )}
    </div>
  );
}
