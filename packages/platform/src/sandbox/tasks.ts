import type { Loaders } from "./serve.ts";

/** The work that a sandbox's process does: it reads what others wrote, or draws. Each function comes with the code that it needs. */
export const tasks = {
  auditPage: async () => (await import("@agency/core/audit/audit")).auditPage,
  readReferences: async () => (await import("@agency/core/audit/references")).readReferences,
  readImport: async () => (await import("@agency/core/imports/read-import")).readImport,
  drawReportPdf: async () => (await import("../pdf/report-pdf.ts")).drawReportPdf,
  undrawnWords: async () => (await import("../pdf/fonts.ts")).undrawnWords,
  drawLogo: async () => (await import("../logos/draw-logo.ts")).drawLogo,
  drawReportMail: async () => (await import("../mail/draw-report-mail.ts")).drawReportMail,
  /** Opens the fonts of every report, which takes longer than drawing one. */
  openFonts: async () => (await import("../pdf/open-fonts.ts")).openFonts,
};

export type Tasks = typeof tasks extends Loaders<infer T> ? T : never;
