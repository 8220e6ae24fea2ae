import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { reportSchema } from "@agency/contracts/reports";
import * as contracts from "@agency/contracts/reports";
import type { PortalAccess } from "../clients/portal-access.ts";
import type { Context } from "../kit/context.ts";
import type { Database } from "../kit/db/database.ts";
import { JsonText, handle } from "../kit/http/handle.ts";
import { Refusal } from "../kit/refusal.ts";
import type { OpenAfterwards } from "../opens/record-open.ts";
import { type PdfAnswer, pictureName, reportPictures } from "../reports/report-pdfs.ts";
import { presentPortalReport } from "../reports/report-presenter.ts";
import type { ReportSandbox } from "../reports/sandbox-tasks.ts";
import { type ApprovedReport, findApproved, listApproved, readMainType, findRevisions } from "../reports/store.ts";

/** A client reads and downloads the latest revision of each report. */
export function portalRoutes(
  app: FastifyInstance,
  { database, sandbox }: Context & { sandbox: ReportSandbox<"drawReportPicture"> },
  portal: PortalAccess,
  answerPdf: PdfAnswer,
  afterwards: OpenAfterwards,
): void {
  const listReports = portalReports(database);
  const drawPicture = reportPictures(sandbox);

  handle(app, contracts.listReports, async ({ params, query, request }) => {
    const client = await portal.findClient(request, params.clientId);
    return new JsonText(await listReports(client.id, query));
  });

  handle(app, contracts.readReport, async ({ params, request }) => {
    const client = await portal.findClient(request, params.clientId);
    return presentPortalReport(await approved(client.id, params.reportId));
  });

  handle(app, contracts.downloadReport, async ({ params, request, reply }) => {
    const client = await portal.findClient(request, params.clientId);
    const { id, revision, snapshot } = await approved(client.id, params.reportId);
    await afterwards.downloaded(request, reply, client, { reportId: id, revision });
    return answerPdf(reply, client, snapshot);
  });

  handle(app, contracts.downloadPicture, async ({ params, query, request, reply }) => {
    const client = await portal.findClient(request, params.clientId);
    const { snapshot } = await approved(client.id, params.reportId);
    reply.header("content-disposition", `attachment; filename="${pictureName(snapshot)}"`);
    return drawPicture(snapshot, query.language ?? snapshot.language);
  });

  async function approved(clientId: string, reportId: string) {
    const report = await findApproved(database, clientId, reportId);
    if (!report) throw new Refusal("report_not_found");
    return report;
  }
}

/** Which reports are listed, and how many at most; all of them without a limit. */
type ListedReports = { types: "all" | "main"; limit?: number | undefined };

/** How much text is kept, in characters: some ten thousand reports. */
const mostKept = 32 * 1024 * 1024;

/**
 * The JSON of approved reports for the portal. A revision is frozen, so that its text is written once and kept while there is
 * room; only reports without a text are read as a whole.
 */
function portalReports(database: Database) {
  const texts = new LRUCache<string, string>({ maxSize: mostKept, sizeCalculation: ({ length }) => length });
  /** A client's reports as a JSON list: what was generated last first, and of the main type the newest period first. */
  return async (clientId: string, { types, limit }: ListedReports): Promise<string> => {
    const reportType = types === "main" ? await readMainType(database, clientId) : undefined;
    const order = types === "main" ? "period" : "generated";
    const list = await listApproved(database, clientId, order, { reportType, limit, offset: 0 });
    const known = list.map((report) => texts.get(reportTag(report)));
    const unknown = list.filter((_, index) => known[index] === undefined);
    const written = await write(unknown);
    const all = list.flatMap((report, index) => {
      const text = known[index] ?? written.get(report.id);
      if (text === undefined) return [];
      if (known[index] === undefined) texts.set(reportTag(report), text);
      return [text];
    });
    return `[${all.join(",")}]`;
  };

  async function write(list: ApprovedReport[]): Promise<Map<string, string>> {
    const revisions = await findRevisions(database, list);
    return new Map(
      list.flatMap((approved) => {
        const revision = revisions.get(approved.id);
        // Deleted since the list was read.
        if (!revision) return [];
        const report = presentPortalReport({ ...approved, snapshot: revision.snapshot });
        return [[approved.id, JSON.stringify(reportSchema.parse(report))]];
      }),
    );
  }
}

function reportTag({ id, revision, emailSent }: ApprovedReport): string {
  return JSON.stringify([id, revision, emailSent]);
}
