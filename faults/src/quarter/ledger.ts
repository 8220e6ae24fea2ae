import type { Report } from "@agency/contracts/reports";
import type { ReportType } from "@agency/model/report/report-type";

/** An email that must arrive once: recipient, report and number of the sending. */
type Expected = string;

export const expected = (email: string, type: ReportType, start: string, number = 0): Expected =>
  [email, type, start, number].join(" ");

/** What the script knows must be true of the emails and of what clients may read. */
export class Ledger {
  readonly mails: Expected[] = [];
  /** The latest revision of each report that its client may read. */
  readonly #approved = new Map<string, number>();
  /** What each revision said when it was first read. */
  readonly #contents = new Map<string, string>();
  readonly violations: string[] = [];

  allow(clientId: string, type: ReportType, start: string, revision = 1): void {
    this.#approved.set(keyOf(clientId, type, start), revision);
  }

  isAllowed(clientId: string, type: ReportType, start: string): boolean {
    return this.#approved.has(keyOf(clientId, type, start));
  }

  /** Notes what an answer without a session contained: only approved revisions, each always the same. */
  saw(clientId: string, reports: Pick<Report, "id" | "reportType" | "reportPeriod" | "revision" | "snapshot">[]): void {
    for (const { id, reportType, reportPeriod, revision, snapshot } of reports) {
      const key = keyOf(clientId, reportType, reportPeriod.start);
      if (revision > (this.#approved.get(key) ?? 0)) this.violations.push(`${key} revision ${revision}`);
      const content = JSON.stringify(snapshot);
      const first = this.#contents.get(`${id} ${revision}`) ?? content;
      this.#contents.set(`${id} ${revision}`, first);
      if (content !== first) this.violations.push(`${key} revision ${revision} has changed`);
    }
  }
}

function keyOf(clientId: string, type: ReportType, start: string): string {
  return `${clientId} ${type} ${start}`;
}
