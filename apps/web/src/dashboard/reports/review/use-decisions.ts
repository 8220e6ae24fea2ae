import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportDraft } from "@agency/contracts/reports";
import { toast } from "@agency/ui/toast";
import { CallError } from "../../../shared/api/call-error.ts";
import { messageOf } from "../../../shared/api/message-of.ts";
import { type Decision, useDecide } from "./api.ts";
import type { Edits } from "./use-edits.ts";

/** Saves, approves and sends what the staff see on the page. */
export function useDecisions({ progress }: ReportDraft, edits: Edits) {
  const { t } = useTranslation("review");
  const { mutate, isPending } = useDecide({ clientId: progress.clientId, reportId: progress.id });
  const [changed, setChanged] = useState(false);

  const run = (decision: Omit<Decision, "edits">, done: string) =>
    mutate(
      { ...decision, edits: edits.toSave },
      {
        onSuccess: () => {
          edits.discard();
          setChanged(false);
          toast({ title: done });
        },
        onError: (error) => {
          const isOther = error instanceof CallError && error.body?.error === "report_changed";
          if (isOther) setChanged(true);
          else toast({ title: t("decide.failed", { message: messageOf(error) }), variant: "destructive" });
        },
      },
    );

  return {
    busy: isPending,
    /** Whether somebody else changed the report since it was shown. */
    changed,
    dismissChanged: () => setChanged(false),
    save: () => run({ approve: null, send: false }, t("edit.saved")),
    decide: ({ approve, send }: { approve: boolean; send: boolean }) =>
      run(
        { approve: approve ? { version: progress.version } : null, send },
        t(send ? "decide.sending" : "decide.approved"),
      ),
  };
}
