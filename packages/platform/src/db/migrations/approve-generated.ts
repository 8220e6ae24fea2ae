import type { QueryRunner } from "typeorm";
import { type Snapshot, snapshotFromJson, snapshotToStored } from "@agency/model/report/snapshot";
import { revisedFrom, sameContent } from "@agency/model/report/snapshot-differences";

/** A report as the previous version stored it, with what was last mailed of it. */
type Row = {
  id: string;
  snapshot: string;
  comment: string | null;
  generatedAt: Date | string;
  sent: string | null;
  sentAt: Date | string | null;
};

/** How many reports are read at a time. */
const portion = 500;

/**
 * Makes a first revision of every generated report: what was last mailed, or else what it contains. A report that changed
 * since it was mailed gets what it contains as its second revision.
 */
export async function approveGenerated(runner: QueryRunner): Promise<void> {
  for (let after = "", rows = await read(runner, after); rows.length > 0; rows = await read(runner, after)) {
    for (const row of rows) await approve(runner, row);
    after = rows.at(-1)?.id ?? after;
  }
  await runner.query("UPDATE dispatches SET revision = 1 WHERE snapshot IS NOT NULL");
  // Those that wait or are being made were asked for by the staff, and are approved when they are made.
  await runner.query("UPDATE reports SET approving = 0 WHERE state IN ('done', 'failed')");
}

function read(runner: QueryRunner, after: string): Promise<Row[]> {
  return runner.query(
    `SELECT report.id, report.snapshot, report.comment, report.generatedAt, sent.snapshot AS sent, sent.sentAt
    FROM reports report LEFT JOIN dispatches sent ON sent.reportId = report.id AND sent.number = (
      SELECT MAX(number) FROM dispatches
      WHERE reportId = report.id AND state = 'sent' AND snapshot IS NOT NULL)
    WHERE report.snapshot IS NOT NULL AND report.generatedAt IS NOT NULL AND report.id > ?
    ORDER BY report.id LIMIT ${portion}`,
    [after],
  );
}

async function approve(runner: QueryRunner, { id, snapshot, comment, generatedAt, sent, sentAt }: Row): Promise<void> {
  const now = snapshotFromJson({ ...JSON.parse(snapshot), comment });
  const mailed = sent === null ? null : snapshotFromJson(JSON.parse(sent));
  const insert = (number: number, content: Snapshot, at: Date | string) =>
    runner.query(
      "INSERT INTO report_revisions (reportId, number, snapshot, generatedAt, approvedAt, approvedBy) VALUES (?, ?, ?, ?, ?, NULL)",
      [id, number, JSON.stringify(snapshotToStored(content)), at, at],
    );
  await insert(1, mailed ?? now, sentAt ?? generatedAt);
  const changed = mailed !== null && !sameContent(mailed, now);
  if (changed) {
    await insert(2, { ...now, revised: revisedFrom(mailed, now, { number: 2, at: now.generatedAt }) }, generatedAt);
  }
  await runner.query("UPDATE reports SET revision = ?, version = 1 WHERE id = ?", [changed ? 2 : 1, id]);
}
