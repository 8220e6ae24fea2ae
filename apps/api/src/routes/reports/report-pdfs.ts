import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { agencyDetails } from "@agency/content/agency";
import { translator } from "@agency/content/translator";
import { presentReport } from "@agency/model/report/document";
import { pdfName } from "@agency/model/report/pdf-name";
import type { Snapshot } from "@agency/model/report/snapshot";
import type { Sandbox } from "@agency/platform/sandbox/sandbox";
import { sandboxed } from "../../sandboxed.ts";

/** Bytes of PDFs to keep: about 300 reports. */
const keptBytes = 32 * 1024 * 1024;

/**
 * Draws the PDFs of reports in the sandbox, each content once: whoever asks meanwhile waits for the same drawing, and whoever
 * asks later gets the kept bytes.
 */
export function reportPdfs({ run }: Pick<Sandbox, "run">) {
  const kept = new LRUCache<string, Buffer, Snapshot>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context: snapshot }) => {
      const { language } = snapshot;
      const document = presentReport(snapshot, translator(language), agencyDetails, language);
      return sandboxed(run("drawReportPdf", document), "report_not_drawn");
    },
  });
  return async (snapshot: Snapshot): Promise<Buffer> => kept.forceFetch(nameOf(snapshot), { context: snapshot });
}

/** Answers with the PDF of a report, under its name. */
export type PdfAnswer = (reply: FastifyReply, snapshot: Snapshot) => Promise<Buffer>;

export function pdfAnswer(sandbox: Pick<Sandbox, "run">): PdfAnswer {
  const pdfOf = reportPdfs(sandbox);
  return async (reply, snapshot) => {
    reply.header("content-disposition", `attachment; filename="${pdfName(snapshot)}"`);
    return pdfOf(snapshot);
  };
}

/** Names a content. */
function nameOf(snapshot: Snapshot): string {
  return createHash("sha256").update(JSON.stringify(snapshot)).digest("base64url");
}
