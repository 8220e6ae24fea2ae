import { auditPage } from "@agency/core/audit/audit";
import { readReferences } from "@agency/core/audit/references";
import { readImport } from "@agency/core/imports/read-import";
import { drawLogo } from "../logos/draw-logo.ts";
import { drawReportMail } from "../mail/draw-report-mail.ts";
import { fontsFor } from "../pdf/fonts.ts";
import { agencyMark } from "../pdf/mark.ts";
import { drawReportPdf } from "../pdf/report-pdf.ts";

/** The work that a sandbox's process does: it reads what others wrote, or draws. */
export const tasks = {
  auditPage,
  readReferences,
  readImport,
  drawReportPdf,
  drawLogo,
  drawReportMail,
  /** Opens the fonts of every report, which takes longer than drawing one. */
  openFonts: async () => void (await Promise.all([fontsFor([]), agencyMark()])),
};

export type Tasks = typeof tasks;
