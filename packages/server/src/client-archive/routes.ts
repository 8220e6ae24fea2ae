import type { FastifyInstance } from "fastify";
import { Readable } from "node:stream";
import { agencyDetails } from "@agency/content/agency";
import { aboutLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import * as contracts from "@agency/contracts/client-archive";
import { mostArchived } from "@agency/model/limits";
import { archiveName, asciiArchiveName } from "@agency/model/report/pdf-name";
import { localDate } from "@agency/model/time-zone";
import { findClient } from "../clients/find-client.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { Refusal } from "../kit/refusal.ts";
import { attachmentNamed, type DrawPdf } from "../reports/report-pdfs.ts";
import { listApproved } from "../reports/store.ts";
import { archiveFiles } from "./archive-files.ts";
import { zipped } from "./zip.ts";

/** All that a client may read, as one file for the day they leave. One at a time: each draws every PDF. */
export function clientArchiveRoutes(app: FastifyInstance, { database, clock }: Context, drawPdf: DrawPdf): void {
  let going = false;

  handle(app, contracts.downloadArchive, async ({ params, request, reply }) => {
    const client = await findClient(database, params.clientId);
    const now = await clock();
    const reports = await listApproved(database, client.id, "period");
    if (reports.length === 0) throw new Refusal("archive_empty");
    if (reports.length > mostArchived) throw new Refusal("archive_too_large", { params: { most: mostArchived } });
    if (going) throw new Refusal("archive_busy");
    going = true;
    const words = { t: translator(client.language), locale: aboutLanguage(client.language).locale };
    const files = archiveFiles(database, drawPdf, { client, agency: agencyDetails, words, reports, now });
    const archive = Readable.from(zipped(files, now), { objectMode: false });
    archive.once("close", () => {
      going = false;
    });
    request.log.info({ reports: reports.length }, "Makes an archive of a client's reports");
    const day = localDate(now).toString();
    reply.header(
      "content-disposition",
      attachmentNamed(archiveName(client.name, day), asciiArchiveName(client.name, day)),
    );
    return archive;
  });
}
