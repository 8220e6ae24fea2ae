import { useEffect } from "react";
import { recordOpening } from "@agency/contracts/uses/endpoints";
import { call } from "../../shared/api/call.ts";
import { takeMailed } from "../entry/visitor.ts";
import type { PortalReport } from "../use-present.ts";
import { personHere } from "./person-here.ts";

/** Tells the server that a person reads a revision, unless the client wishes no record. Nothing waits for the answer. */
export function useOpening(clientId: string, report: PortalReport | undefined, recorded: boolean): void {
  const id = report?.id;
  const revision = report?.revision;
  useEffect(() => {
    if (!recorded || id === undefined || revision === undefined) return;
    let left = false;
    void personHere().then(() => {
      if (left) return;
      const body = { revision, mailed: takeMailed(id) };
      call(recordOpening, { params: { clientId, reportId: id }, body }).catch(() => undefined);
    });
    return () => {
      left = true;
    };
  }, [clientId, id, revision, recorded]);
}
