import { drawReportPdf } from "../../reports/pdf/report-pdf.ts";
import { picturedReports } from "../sample-reports.ts";
import { keep } from "./kept.ts";
import { renderPages } from "./render.ts";

/** `npm run pictures:reports`: keeps the pictures of the report PDFs that have changed. Look at them before you commit them. */
for (const { name, document } of picturedReports()) {
  const written = await keep(name, await renderPages(await drawReportPdf(document)));
  for (const file of written) console.log(`packages/server/src/testing/pictures/kept/${file}`);
}
