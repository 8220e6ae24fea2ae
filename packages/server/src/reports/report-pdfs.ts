import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import { createHash } from "node:crypto";
import { agencyDetails } from "@agency/content/agency";
import type { Language } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import { presentReport } from "@agency/model/report/document";
import { asciiPdfName, pdfName } from "@agency/model/report/pdf-name";
import type { Snapshot } from "@agency/model/report/snapshot";
import { type Client, drawableLogo } from "../clients/client.ts";
import { sandboxed } from "../kit/http/errors.ts";
import { takeTurns } from "../kit/turns.ts";
import { forClient } from "./report-presenter.ts";
import type { ReportSandbox } from "./sandbox-tasks.ts";

type ReadLogo = (clientId: string) => Promise<Buffer | null>;

type Drawing = { snapshot: Snapshot; client: Pick<Client, "id" | "logo"> };

/** Bytes of PDFs to keep: about 300 reports. */
const keptBytes = 32 * 1024 * 1024;

/**
 * Draws the PDFs of reports in the sandbox, each content once: whoever asks meanwhile waits for the same drawing, and whoever
 * asks later gets the kept bytes.
 */
export function reportPdfs({ run }: ReportSandbox<"drawReportPdf">, readLogo: ReadLogo): DrawPdf {
  const kept = new LRUCache<string, Buffer, Drawing>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_key, _stale, { context: { snapshot, client } }) => {
      const { language } = snapshot;
      const document = presentReport(
        forClient(snapshot, agencyDetails.name),
        translator(language),
        agencyDetails,
        language,
      );
      return sandboxed(run.drawReportPdf(document, await drawableLogo(client, readLogo)), "report_not_drawn");
    },
  });
  const turn = takeTurns();
  return async (client, snapshot) => {
    const pdf = await kept.forceFetch(contentName(snapshot, client.logo), { context: { snapshot, client } });
    await turn();
    return pdf;
  };
}

/** Draws the PDF of a report as its client reads it. */
export type DrawPdf = (client: Drawing["client"], snapshot: Snapshot) => Promise<Buffer>;

/** Answers with the PDF of a report, under its name. */
export type PdfAnswer = (reply: FastifyReply, client: Drawing["client"], snapshot: Snapshot) => Promise<Buffer>;

export function pdfAnswer(drawPdf: DrawPdf): PdfAnswer {
  return async (reply, client, snapshot) => {
    const name = pdfName(snapshot);
    reply.header("content-disposition", attachmentNamed(name, asciiPdfName(snapshot)));
    return drawPdf(client, snapshot);
  };
}

/** Bytes of pictures to keep: about 100 reports. */
const keptPictures = 8 * 1024 * 1024;

/** Draws the pictures of reports for chats, each content once in each language. */
export function reportPictures({ run }: ReportSandbox<"drawReportPicture">) {
  const kept = new LRUCache<string, Buffer, { snapshot: Snapshot; language: Language }>({
    maxSize: keptPictures,
    sizeCalculation: ({ length }) => length,
    fetchMethod: async (_key, _stale, { context: { snapshot, language } }) => {
      const shown = forClient(snapshot, agencyDetails.name);
      const document = presentReport(shown, translator(language), agencyDetails, language);
      return sandboxed(run.drawReportPicture(document), "report_not_drawn");
    },
  });
  return (snapshot: Snapshot, language: Language): Promise<Buffer> =>
    kept.forceFetch(`${language} ${contentName(snapshot, null)}`, { context: { snapshot, language } });
}

export function pictureName(snapshot: Snapshot): string {
  return asciiPdfName(snapshot).replace(/\.pdf$/, ".png");
}

/** The header with a file's name; letters beyond ASCII have a form of their own (RFC 8187). */
export function attachmentNamed(name: string, ascii: string): string {
  return `attachment; filename="${ascii}"${name === ascii ? "" : `; filename*=UTF-8''${encodeURIComponent(name)}`}`;
}

/** Names a content. */
function contentName(snapshot: Snapshot, logo: Client["logo"]): string {
  return createHash("sha256")
    .update(JSON.stringify([snapshot, logo?.version]))
    .digest("base64url");
}
