import type { Loaders } from "./serve.ts";

/** The work that a sandbox's process does: it reads what others wrote, or draws. Each function comes with the code that it needs. */
export const tasks = {
  auditPage: async () => (await import("../../audit/audit.ts")).auditPage,
  readReferences: async () => (await import("../../audit/references.ts")).readReferences,
  readImport: async () => (await import("../../imports/read-import.ts")).readImport,
  drawReportPdf: async () => (await import("../../reports/pdf/report-pdf.ts")).drawReportPdf,
  undrawnWords: async () => (await import("../../reports/pdf/fonts.ts")).undrawnWords,
  drawLogo: async () => (await import("../../clients/logos/draw-logo.ts")).drawLogo,
  drawReportMail: async () => (await import("../../reports/mail/draw-report-mail.ts")).drawReportMail,
  /** Opens the fonts of every report, which takes longer than drawing one. */
  openFonts: async () => (await import("../../reports/pdf/open-fonts.ts")).openFonts,
};

export type Tasks = typeof tasks extends Loaders<infer T> ? T : never;
