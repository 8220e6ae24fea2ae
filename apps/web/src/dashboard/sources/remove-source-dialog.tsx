import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Removal } from "@agency/contracts/figures";
import type { Source } from "@agency/contracts/sources";
import { accountKindNames } from "@agency/model/connections";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { ConfirmDialog } from "../shared/confirm-dialog.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useClearSource, useRemoval } from "./api.ts";
import { ApprovedToo } from "./approved-too.tsx";
import { type Done, isWorthSaying } from "./done.ts";
import { RemovalList } from "./removal-list.tsx";

type RemoveSourceDialogProps = {
  clientId: string;
  source: Pick<Source, "kind" | "name">;
  onRemoved: (done: Done) => void;
  onClose: () => void;
};

/** Asks before a source goes with its figures, and says which. */
export function RemoveSourceDialog({ clientId, source: { kind, name }, onRemoved, onClose }: RemoveSourceDialogProps) {
  const { t } = useTranslation("connections");
  const { number } = useFormat();
  const { data: removal, error, refetch } = useRemoval(clientId, kind);
  const [approvedToo, setApprovedToo] = useState(false);
  const clear = useClearSource(clientId, kind);
  const describeFailure = (failure: unknown) => t("sources.clearFailed", { message: messageOf(failure) });
  const confirm = () =>
    clear.mutate(approvedToo, {
      onSuccess: (done) => {
        toast({ title: t("sources.cleared") });
        onRemoved({ removal: done, approvedToo, replaced: false });
      },
      onError: (failure) => toast({ title: describeFailure(failure), variant: "destructive" }),
    });
  return (
    <ConfirmDialog
      title={t("sources.remove.title", { kind: accountKindNames[kind] })}
      question={[t("sources.remove.question", { name }), ...(removal ? [losses(removal)] : [])].join(" ")}
      confirm={t("sources.clear")}
      busyLabel={t("sources.remove.busy")}
      busy={clear.isPending}
      waiting={!removal}
      problem={clear.isError ? describeFailure(clear.error) : null}
      onConfirm={confirm}
      onClose={onClose}
    >
      {!removal && (error ? <LoadFailed compact error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {removal && (
        <>
          <RemovalList removal={removal} clientId={clientId} done={false} approvedToo={approvedToo} />
          <ApprovedToo approved={removal.approved} checked={approvedToo} onChange={setApprovedToo} />
        </>
      )}
    </ConfirmDialog>
  );

  function losses(going: Removal): string {
    if (!isWorthSaying(going, true)) return t("sources.removal.nothing");
    return t("sources.removal.loses", { count: going.removed.length, number: number(going.removed.length) });
  }
}
