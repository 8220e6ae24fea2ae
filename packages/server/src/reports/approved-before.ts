import { type EntityManager, In, MoreThan } from "typeorm";
import type { Report } from "./report.ts";
import { type ApprovedBefore, nothingApproved } from "./revision.ts";
import { holderEntity, revisionEntity } from "./table.ts";

/** What was approved of some reports before, by their ids. */
export async function approvedBefore(
  manager: EntityManager,
  reports: Pick<Report, "id" | "revision">[],
): Promise<Map<string, ApprovedBefore>> {
  const approved = reports.filter(({ revision }) => revision > 0);
  if (approved.length === 0) return new Map();
  const reportId = In(approved.map(({ id }) => id));
  const holders = await manager.find(holderEntity, { where: { reportId, revision: MoreThan(0) } });
  const numbers = new Set([...approved, ...holders].map(({ revision }) => revision));
  const revisions = await manager.find(revisionEntity, {
    where: { reportId, number: In([...numbers]) },
    order: { number: "ASC" },
  });
  const ofReport = Map.groupBy(revisions, (revision) => revision.reportId);
  const sentOf = Map.groupBy(holders, (holder) => holder.reportId);
  return new Map(
    approved.map(({ id, revision }) => {
      const known = ofReport.get(id) ?? [];
      const mailed = new Set(sentOf.get(id)?.map((holder) => holder.revision));
      return [
        id,
        {
          latest: known.find(({ number }) => number === revision) ?? null,
          mailed: known.filter(({ number }) => mailed.has(number)),
        },
      ];
    }),
  );
}

export async function approvedBeforeOne(
  manager: EntityManager,
  report: Pick<Report, "id" | "revision">,
): Promise<ApprovedBefore> {
  return (await approvedBefore(manager, [report])).get(report.id) ?? nothingApproved;
}
