import { pdfName } from "@agency/model/report/pdf-name";
import type { Client } from "../clients/client.ts";
import type { Database } from "../kit/db/database.ts";
import type { DrawPdf } from "../reports/report-pdfs.ts";
import { forClient } from "../reports/report-presenter.ts";
import { type ApprovedReport, findRevisions } from "../reports/store.ts";
import { type ArchiveWords, type FigureRow, figureRows, figuresFile } from "./figures-file.ts";
import { type IndexEntry, indexPage } from "./index-page.ts";
import type { ArchivedFile } from "./zip.ts";

/** How many reports are read at once. */
const readTogether = 20;

type Archive = {
  client: Client;
  agency: { name: string; email: string };
  words: ArchiveWords;
  reports: readonly ApprovedReport[];
  now: Date;
};

/** The files of a client's archive: a PDF of each report as the client reads it, then the figures and the index of all. */
export async function* archiveFiles(
  database: Database,
  drawPdf: DrawPdf,
  { client, reports, ...archive }: Archive,
): AsyncGenerator<ArchivedFile> {
  const figures = "figures.csv";
  const rows: FigureRow[] = [];
  const entries: IndexEntry[] = [];
  for (let first = 0; first < reports.length; first += readTogether) {
    const part = reports.slice(first, first + readTogether);
    const revisions = await findRevisions(database, part);
    for (const { id } of part) {
      const revision = revisions.get(id);
      // It was withdrawn meanwhile.
      if (!revision) continue;
      const { snapshot, number, approvedAt } = revision;
      const path = `reports/${pdfName(snapshot)}`;
      yield { name: path, bytes: await drawPdf(client, snapshot) };
      rows.push(...figureRows(forClient(snapshot, archive.agency.name), number));
      entries.push({ report: snapshot, approvedAt, path });
    }
  }
  const index = indexPage({ ...archive, clientName: client.name, entries, figures });
  yield { name: figures, bytes: Buffer.from(figuresFile(rows, archive.words)) };
  yield { name: "index.html", bytes: Buffer.from(index) };
}
