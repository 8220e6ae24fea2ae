import { checkWhy } from "@agency/model/report/why/check";
import type { Database } from "../kit/db/database.ts";
import { reportEntity, revisionEntity } from "./table.ts";

/** An approved report of which not every sum holds. */
export type Unproven = { reportId: string; revision: number; clientName: string; held: number; total: number };

/** How many revisions are read at a time. */
const portionSize = 100;

/** Adds up again what every approved report says of how its changes add up. Nothing is changed. */
export async function checkSums({ manager }: Database): Promise<{ held: number; total: number; unproven: Unproven[] }> {
  const all = { held: 0, total: 0, unproven: [] as Unproven[] };
  const reports = await manager.find(reportEntity, { select: { id: true }, order: { id: "ASC" } });
  for (let start = 0; start < reports.length; start += portionSize) {
    const portion = reports.slice(start, start + portionSize).map(({ id: reportId }) => ({ reportId }));
    const revisions = await manager.find(revisionEntity, { where: portion, order: { reportId: "ASC", number: "ASC" } });
    for (const { reportId, number: revision, snapshot } of revisions) {
      const { held, total } = checkWhy(snapshot);
      all.held += held;
      all.total += total;
      if (held < total) all.unproven.push({ reportId, revision, clientName: snapshot.clientName, held, total });
    }
  }
  return all;
}
