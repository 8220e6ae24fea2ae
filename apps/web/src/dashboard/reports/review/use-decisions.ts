import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportDraft } from "@agency/contracts/reports";
import { toast } from "@agency/ui/toast";
import { CallError } from "../../../shared/api/call-error.ts";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { type Decision, useDecide } from "./api.ts";
import type { Edits } from "./edit-recommendations.tsx";

/** How long typing pauses before it is saved, in ms. */
const pause = 700;

export type Decisions = ReturnType<typeof useDecisions>;

/**
 * Saves the edits of a report by themselves, approves and sends it.
 * @param given the answers to what is asked first; null while one is missing
 */
export function useDecisions(draft: ReportDraft, edits: Edits, given: () => string[] | null) {
  const { progress } = draft;
  const { t } = useTranslation("review");
  const { mutate, mutateAsync, isPending } = useDecide({ clientId: progress.clientId, reportId: progress.id });
  const [changed, setChanged] = useState(false);
  /** What the staff's words were when a save was refused; the same words mean that only figures changed. */
  const [refusedAt, setRefusedAt] = useState<string | null>(null);
  const [savedOnce, setSavedOnce] = useState(false);
  /** The edits that could not be saved, and why. */
  const [unsaved, setUnsaved] = useState<{ edits: string; message: string } | null>(null);
  const words = savedWords(draft);
  const conflict = edits.dirty && refusedAt !== null && refusedAt !== words;
  const wanted = JSON.stringify(edits.toSave);
  const problem = unsaved?.edits === wanted ? unsaved.message : null;

  const save = async (): Promise<boolean> => {
    try {
      await mutateAsync({ edits: edits.toSave, approve: null, send: false });
    } catch (error) {
      if (isOther(error)) setRefusedAt(words);
      else setUnsaved({ edits: wanted, message: errorMessage(error) });
      return false;
    }
    edits.discard();
    setRefusedAt(null);
    setSavedOnce(true);
    return true;
  };
  const saveAlone = useEffectEvent(() => void save());
  const waits = edits.dirty && !isPending && !conflict && problem === null;
  useEffect(() => {
    if (!waits) return undefined;
    const timer = setTimeout(saveAlone, pause);
    return () => clearTimeout(timer);
  }, [waits, wanted]);

  const decide = ({ approve, send }: Pick<Decision, "send"> & { approve: boolean }, onDone?: () => void) => {
    const confirmed = given();
    if (conflict || (approve && confirmed === null)) return;
    mutate(
      {
        edits: edits.toSave,
        approve: approve ? { version: progress.version, confirmed: confirmed ?? [] } : null,
        send,
        opensNext: onDone !== undefined,
      },
      {
        onSuccess: () => {
          edits.discard();
          setChanged(false);
          if (onDone) onDone();
          else toast({ title: t(send ? "decide.sending" : "decide.approved") });
        },
        onError: (error) => {
          if (isOther(error)) {
            setChanged(true);
            setRefusedAt(words);
          } else toast({ title: t("decide.failed", { message: errorMessage(error) }), variant: "destructive" });
        },
      },
    );
  };

  return {
    busy: isPending,
    /** The version of the working copy that is shown. */
    version: progress.version,
    /** Whether somebody else changed the report since it was shown. */
    changed: changed && !conflict,
    dismissChanged: () => setChanged(false),
    /** Whether somebody else wrote other words meanwhile; nothing is saved before one of both is chosen. */
    conflict,
    keepMine: () => setRefusedAt(null),
    takeTheirs: () => {
      edits.discard();
      setRefusedAt(null);
    },
    /** Whether edits were saved since the page was opened. */
    savedOnce,
    /** Why the edits are not saved; null while they are, or will be. */
    problem,
    /** Saves at once. @returns whether that was possible */
    save,
    decide,
  };
}

/** What the staff wrote, as the server has it. */
function savedWords({ progress, report, edited }: ReportDraft): string {
  return JSON.stringify([progress.comments, edited ? report?.snapshot.recommendations : null]);
}

function isOther(error: unknown): boolean {
  return error instanceof CallError && error.body?.error === "report_changed";
}
