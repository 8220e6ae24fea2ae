import type { PoolFunctions, Run } from "../kit/sandbox/pool.ts";

const drawing = { processorMs: 8_000, totalMs: 60_000, megabytes: 250 };

export const reportTasks = {
  drawReportPdf: { load: async () => (await import("./pdf/report-pdf.ts")).drawReportPdf, limits: drawing },
  drawReportPicture: {
    load: async () => (await import("./picture/report-picture.ts")).drawReportPicture,
    limits: drawing,
  },
  undrawnWords: { load: async () => (await import("./pdf/fonts.ts")).undrawnWords, limits: drawing },
  drawReportMail: { load: async () => (await import("./mail/mail-pictures.ts")).drawReportMail, limits: drawing },
  /** Opens the fonts of every report, which takes longer than drawing one. */
  openFonts: { load: async () => (await import("./pdf/report-pdf.ts")).openFonts, limits: drawing },
};

type Functions = PoolFunctions<typeof reportTasks>;

export type ReportSandbox<N extends keyof Functions = keyof Functions> = { run: Pick<Run<Functions>, N> };
