import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { Run } from "@agency/contracts/board";
import { runTroubles } from "@agency/model/states";
import { toast } from "@agency/ui/toast";

/**
 * Announces the end of what was generated or sent without a review, once, on the page that asked for it.
 * @param runs the runs of the board
 * @returns remembers a run that was asked for here
 */
export function useRunEnds(runs: readonly Run[]): (runId: string) => void {
  const { t } = useTranslation("admin");
  const asked = useRef(new Set<string>());
  const tell = useEffectEvent(() => {
    for (const run of runs) {
      if (!run.ended || !asked.current.delete(run.id)) continue;
      const title = endTitle(run);
      if (title) toast({ title: t(`reports.${title}`), ...(isTroubled(run) && { variant: "destructive" }) });
    }
  });
  useEffect(() => tell(), [runs]);
  return (runId) => void asked.current.add(runId);
}

const isTroubled = ({ counts }: Run): boolean => runTroubles.some((outcome) => (counts[outcome] ?? 0) > 0);

function endTitle(run: Run) {
  const { action, counts } = run;
  const isTrouble = isTroubled(run);
  switch (action) {
    case "generate":
      return isTrouble ? "generateFailed" : counts.prepared ? "generated" : null;
    case "generate_and_send":
      if (isTrouble) return counts.sent ? "sendFailedSome" : "sendFailed";
      return counts.sent ? "sent" : counts.already_sent ? "alreadySent" : null;
    default:
      return null;
  }
}
