import { useEffect } from "react";
import { call } from "../shared/api/call.ts";
import { personHere } from "./person-here.ts";
import type { PortalReport } from "./shown-report.ts";

/** Tells the server that a person reads a revision, unless the client wishes no record. Nothing waits for the answer. */
export function useOpening(clientId: string, report: PortalReport | undefined, recorded: boolean): void {
  const id = report?.id;
  const revision = report?.revision;
  useEffect(() => {
    if (!recorded || id === undefined || revision === undefined) return;
    return oncePersonHere(() =>
      call("POST /api/reports/clients/:clientId/reports/:reportId/openings", {
        params: { clientId, reportId: id },
        body: { revision },
      }),
    );
  }, [clientId, id, revision, recorded]);
}

/** The same for a report that is read by a link. Without a person, such as for the preview of a message, it does not count as a view. */
export function useSharedOpening(shareToken: string, revision: number, counted: boolean): void {
  useEffect(() => {
    if (!counted) return;
    return oncePersonHere(() =>
      call("POST /api/shared/:shareToken/openings", { params: { shareToken }, body: { revision } }),
    );
  }, [shareToken, revision, counted]);
}

/** @returns what calls it off */
function oncePersonHere(tell: () => Promise<unknown>): () => void {
  let left = false;
  void personHere().then(() => {
    if (!left) tell().catch(() => undefined);
  });
  return () => {
    left = true;
  };
}
