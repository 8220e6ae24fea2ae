import { type EntityManager, In, MoreThan } from "typeorm";
import { type PeriodKey, periodKey } from "../figures/figures.ts";
import type { FiguresContext, ShowingReport } from "../figures/showing-reports.ts";
import { figuresChanged } from "./figures-changed.ts";
import { findRevisions } from "./store.ts";
import { holderEntity, reportEntity } from "./table.ts";

/** What figures and their sources ask and tell reports. */
export const showingReports: FiguresContext["reports"] = { ofPeriods: reportsOfPeriods, figuresChanged };

async function reportsOfPeriods(
  manager: EntityManager,
  clientId: string,
  periods: PeriodKey[],
): Promise<ShowingReport[]> {
  const keys = new Set(periods.map(periodKey));
  const all = await manager.find(reportEntity, {
    select: { id: true, clientId: true, type: true, periodStart: true, revision: true },
    where: { clientId },
  });
  const reports = all.filter(({ type: reportType, ...report }) => keys.has(periodKey({ ...report, reportType })));
  const approved = reports.filter(({ revision }) => revision > 0);
  const [revisions, sent] = await Promise.all([findRevisions({ manager }, approved), lastSent(manager, approved)]);
  return reports.map(({ id, type: reportType, periodStart }) => {
    const revision = revisions.get(id);
    return {
      id,
      clientId,
      reportType,
      periodStart,
      approved: revision ? { revision: revision.number, at: revision.approvedAt, snapshot: revision.snapshot } : null,
      sentAt: sent.get(id) ?? null,
    };
  });
}

/** When reports were last emailed, by their ids. */
async function lastSent(manager: EntityManager, reports: { id: string }[]): Promise<Map<string, Date>> {
  if (reports.length === 0) return new Map();
  const sent = await manager.find(holderEntity, {
    select: { reportId: true, recipient: true, sentAt: true },
    where: { reportId: In(reports.map(({ id }) => id)), revision: MoreThan(0) },
    order: { sentAt: "ASC" },
  });
  return new Map(sent.flatMap(({ reportId, sentAt }) => (sentAt ? [[reportId, sentAt] as const] : [])));
}
