import type { ReportDocument } from "@agency/model/report/report-document";
import type { Logo } from "../../clients/client.ts";
import { drawReportPdf } from "../pdf/report-pdf.ts";
import { drawMailPictures, type MailPictures } from "./pictures/draw-mail-pictures.ts";

/** Draws all of a report's mail in one order to the sandbox: its PDF and the pictures in its text. */
export async function drawReportMail(
  document: ReportDocument,
  logo: Logo | null,
): Promise<{ pdf: Buffer; pictures: MailPictures }> {
  return { pdf: await drawReportPdf(document, logo), pictures: await drawMailPictures(document.trend, logo) };
}
