import { useQuery } from "@tanstack/react-query";
import type { WorkItem } from "@agency/contracts/plan";
import type { DatedNote } from "@agency/model/dated-notes";
import type { Targets } from "@agency/model/plan";
import type { SectionChoice } from "@agency/model/report/sections";
import { call } from "../../shared/api/call.ts";
import { read, useChange } from "../shared/calls.ts";
import { keys } from "../shared/keys.ts";

/** The longest line of work, as the server takes it, in characters. */
export const longestLine = 200;

/** A line of work as typed. */
export type TypedWork = Pick<WorkItem, "reportType" | "periodStart" | "text" | "planned"> & { link: string };

/** A client's targets, work and sections. */
export function usePlan(clientId: string) {
  return useQuery({
    queryKey: keys.plan(clientId),
    queryFn: read("GET /api/reports/clients/:clientId/plan", { params: { clientId } }),
  });
}

export function useSaveTargets(clientId: string) {
  return useChangePlan(clientId, (body: Targets) =>
    call("PUT /api/reports/clients/:clientId/targets", { params: { clientId }, body }),
  );
}

/** Null sections are those of the package. */
export function useSaveSections(clientId: string) {
  return useChangePlan(clientId, (sections: SectionChoice[] | null) =>
    call("PUT /api/reports/clients/:clientId/sections", { params: { clientId }, body: { sections } }),
  );
}

export function useAddWork(clientId: string) {
  return useChangePlan(clientId, (typed: TypedWork) =>
    call("POST /api/reports/clients/:clientId/work", { params: { clientId }, body: toBody(typed) }),
  );
}

/** Notes the same for several clients. */
export function useAddWorkForMany() {
  return useChange(
    ({ clientIds, typed }: { clientIds: string[]; typed: TypedWork }) =>
      call("POST /api/reports/work", { body: { ...toBody(typed), clientIds } }),
    [keys.reports],
    [keys.plans],
  );
}

export function useChangeWork(clientId: string) {
  return useChangePlan(clientId, ({ workId, typed }: { workId: string; typed: TypedWork }) =>
    call("PUT /api/reports/clients/:clientId/work/:workId", { params: { clientId, workId }, body: toBody(typed) }),
  );
}

export function useRemoveWork(clientId: string) {
  return useChangePlan(clientId, (workId: string) =>
    call("DELETE /api/reports/clients/:clientId/work/:workId", { params: { clientId, workId } }),
  );
}

export function useAddDatedNote(clientId: string) {
  return useChangePlan(clientId, (body: DatedNote) =>
    call("POST /api/reports/clients/:clientId/dated-notes", { params: { clientId }, body }),
  );
}

export function useChangeDatedNote(clientId: string) {
  return useChangePlan(clientId, ({ datedNoteId, note: body }: { datedNoteId: string; note: DatedNote }) =>
    call("PUT /api/reports/clients/:clientId/dated-notes/:datedNoteId", { params: { clientId, datedNoteId }, body }),
  );
}

export function useRemoveDatedNote(clientId: string) {
  return useChangePlan(clientId, (datedNoteId: string) =>
    call("DELETE /api/reports/clients/:clientId/dated-notes/:datedNoteId", { params: { clientId, datedNoteId } }),
  );
}

function toBody({ link, ...typed }: TypedWork) {
  return { ...typed, link: link === "" ? null : link };
}

/** A change after which the plan is read again to the end, and the reports as well, since prepared ones are made again. */
function useChangePlan<Given, Result>(clientId: string, change: (given: Given) => Promise<Result>) {
  return useChange(change, [keys.reports], [keys.plan(clientId)]);
}
