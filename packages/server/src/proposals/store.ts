import type { Activity } from "../activity/activity.ts";
import { insertActivity } from "../activity/store.ts";
import type { Database } from "../kit/db/database.ts";
import { rowReader, sqlMoment } from "../kit/db/select.ts";
import type { Proposal } from "./proposal.ts";
import { proposalEntity } from "./table.ts";

/** A proposal with the name of its token. */
export type NamedProposal = Proposal & { token: string };

/** The open proposals of a report, the oldest first. */
export async function openProposals({ source, select }: Database, reportId: string): Promise<NamedProposal[]> {
  const proposals = rowReader(source, proposalEntity, "proposal");
  const rows = await select(
    `SELECT ${proposals.columns}, token.name AS tokenName FROM proposals proposal
      INNER JOIN tokens token ON token.id = proposal.tokenId
      WHERE proposal.reportId = ? ORDER BY proposal.createdAt, proposal.id`,
    [reportId],
  );
  return rows.map((row) => ({ ...proposals.read(row), token: String(row["tokenName"]) }));
}

/**
 * Keeps a proposal with its event, unless as many wait already or nothing of the report does.
 * @returns whether it was kept
 */
export const keepProposal = (
  database: Database,
  { id, reportId, tokenId, kind, language, text, createdAt }: Proposal,
  { most, event }: { most: number; event: Activity },
): Promise<boolean> =>
  database.changes(async (statements) => {
    // One after the other, so that many at a time are not more than there may be. SQLite has one writer anyway.
    const lock = database.kind === "mariadb" ? " FOR UPDATE" : "";
    await statements.select(`SELECT report.id AS id FROM reports report WHERE report.id = ?${lock}`, [reportId]);
    const kept = await statements.change(
      `INSERT INTO proposals (id, reportId, tokenId, kind, language, text, createdAt)
        SELECT ?, report.id, ?, ?, ?, ?, ? FROM reports report WHERE report.id = ? AND report.unapproved = 1
          AND (SELECT COUNT(*) FROM proposals proposal WHERE proposal.reportId = report.id) < ?`,
      [id, tokenId, kind, language, text, sqlMoment(createdAt), reportId, most],
    );
    if (kept !== 1) return false;
    await insertActivity(database, statements, event);
    return true;
  });

/** @returns whether it was still there */
export const deleteProposal = ({ write }: Database, reportId: string, id: string): Promise<boolean> =>
  write(async (transaction) => (await transaction.delete(proposalEntity, { id, reportId })).affected === 1);
