import { type EntityManager, In } from "typeorm";
import type { Report } from "@agency/core/reports/report";
import { type ApprovedBefore, nothingApproved } from "@agency/core/reports/revision";
import { dispatchEntity, revisionEntity } from "../entities/reports.ts";

/** What was approved of some reports before, by their ids. */
export async function approvedBefore(
  manager: EntityManager,
  reports: Pick<Report, "id" | "revision">[],
): Promise<Map<string, ApprovedBefore>> {
  const approved = reports.filter(({ revision }) => revision > 0);
  if (approved.length === 0) return new Map();
  const reportId = In(approved.map(({ id }) => id));
  const sent = await manager
    .createQueryBuilder(dispatchEntity, "dispatch")
    .select("dispatch.reportId", "reportId")
    .addSelect("MAX(dispatch.revision)", "number")
    .where({ reportId, state: "sent" })
    .andWhere("dispatch.revision IS NOT NULL")
    .groupBy("dispatch.reportId")
    .getRawMany<{ reportId: string; number: number | string }>();
  const mailed = new Map(sent.map((row) => [row.reportId, Number(row.number)]));
  const numbers = new Set([...approved.map(({ revision }) => revision), ...mailed.values()]);
  const revisions = await manager.find(revisionEntity, { where: { reportId, number: In([...numbers]) } });
  const ofReport = Map.groupBy(revisions, (revision) => revision.reportId);
  return new Map(
    approved.map(({ id, revision }) => {
      const numbered = (number: number | undefined) => ofReport.get(id)?.find((one) => one.number === number) ?? null;
      return [id, { latest: numbered(revision), mailed: numbered(mailed.get(id)) }];
    }),
  );
}

export async function approvedBeforeOne(
  manager: EntityManager,
  report: Pick<Report, "id" | "revision">,
): Promise<ApprovedBefore> {
  return (await approvedBefore(manager, [report])).get(report.id) ?? nothingApproved;
}
