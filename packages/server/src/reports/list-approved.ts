import type { ReportType } from "@agency/model/report/report-type";
import type { Database } from "../kit/db/database.ts";
import { type Row, rowsOf } from "../kit/db/select.ts";
import { reportEntity, revisionEntity } from "./table.ts";

/** A report as its client may read it: its latest revision. */
export type ApprovedReport = { id: string; revision: number; emailSent: boolean };

/** A page of what a client may read, and only of a type, or of periods that begin in a year. */
export type ApprovedPage = {
  reportType?: ReportType | undefined;
  year?: number | undefined;
  limit: number;
  offset: number;
};

/** SQL: whether the revision of a report that its client reads was emailed. */
export const emailed = `EXISTS (SELECT 1 FROM report_holders holder WHERE holder.reportId = report.id
  AND holder.revision = report.revision)`;

/** How many reports are read beyond a page, for those among the newest that are not approved as they are. */
const spare = 4;

/** The reports that a client may read, the one generated last first. */
export async function listApproved(
  { select, source, kind }: Database,
  clientId: string,
  page?: ApprovedPage,
): Promise<ApprovedReport[]> {
  const reports = rowsOf(source, reportEntity, "report", ["id", "revision", "generatedAt"]);
  const revisions = rowsOf(source, revisionEntity, "revision", ["generatedAt"]);
  // MariaDB would read the revisions themselves, by their primary key.
  const byIndex = kind === "mariadb" ? "FORCE INDEX (report_revisions_newest)" : "";

  const newest = page && !page.reportType && !page.year ? await amongNewest(page) : null;
  return newest ?? (await allSorted());

  /**
   * A page, without reading years of reports. A revision is never younger than its report, so that what was generated before the
   * reports that are read here comes after their revisions.
   * @returns null when that does not tell the whole page
   */
  async function amongNewest({ limit, offset }: ApprovedPage): Promise<ApprovedReport[] | null> {
    const most = Math.trunc(offset + limit + spare);
    const rows = await select(
      `SELECT ${reports.columns}, ${revisions.columns}, ${emailed} AS emailed FROM (
        SELECT id, revision, generatedAt FROM reports WHERE clientId = ? ORDER BY generatedAt DESC LIMIT ${most}
      ) report LEFT JOIN report_revisions revision ${byIndex}
        ON revision.reportId = report.id AND revision.number = report.revision`,
      [clientId],
    );
    const read = rows.map((row) => ({
      ...approvedOf(row),
      worked: reports.read(row).generatedAt?.getTime() ?? 0,
      generated: row["revision_generatedAt"] === null ? null : revisions.read(row).generatedAt.getTime(),
    }));
    const oldest = read.length < most ? -1 : Math.min(...read.map(({ worked }) => worked));
    const certain = read
      .flatMap(({ id, revision, emailSent, generated }) =>
        generated !== null && generated > oldest ? [{ id, revision, emailSent, generated }] : [],
      )
      .toSorted((one, other) => other.generated - one.generated || (one.id < other.id ? 1 : -1));
    if (oldest >= 0 && certain.length < offset + limit) return null;
    return certain.slice(offset, offset + limit).map(({ id, revision, emailSent }) => ({ id, revision, emailSent }));
  }

  async function allSorted(): Promise<ApprovedReport[]> {
    const { where, values } = choice(clientId, page);
    // Only the reports of the page are looked up among the emails.
    const rows = await select(
      `SELECT report.id AS report_id, report.revision AS report_revision, ${emailed} AS emailed FROM (
        SELECT report.id, report.revision, revision.generatedAt FROM reports report
        INNER JOIN report_revisions revision ${byIndex}
          ON revision.reportId = report.id AND revision.number = report.revision
        WHERE ${where} ORDER BY revision.generatedAt DESC, report.id DESC
        ${page ? `LIMIT ${Math.trunc(page.limit)} OFFSET ${Math.trunc(page.offset)}` : ""}
      ) report ORDER BY report.generatedAt DESC, report.id DESC`,
      values,
    );
    return rows.map(approvedOf);
  }
}

function approvedOf(row: Row): ApprovedReport {
  return {
    id: String(row["report_id"]),
    revision: Number(row["report_revision"]),
    emailSent: Boolean(Number(row["emailed"])),
  };
}

/** SQL: which reports a client may read, with the values of its `?`. */
function choice(clientId: string, page?: ApprovedPage): { where: string; values: string[] } {
  const { reportType, year } = page ?? {};
  const conditions = ["report.clientId = ?"];
  const values = [clientId];
  if (reportType) {
    conditions.push("report.type = ?");
    values.push(reportType);
  }
  if (year) {
    conditions.push("report.periodStart BETWEEN ? AND ?");
    values.push(`${year}-01-01`, `${year}-12-31`);
  }
  return { where: conditions.join(" AND "), values };
}
