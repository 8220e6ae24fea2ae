import type { z } from "zod";
import { auditSchema } from "./audit.ts";
import { clientSchema } from "./clients.ts";
import { errorFieldSchema } from "./errors.ts";
import { figureKeySchema, figuresSchema, originSchema, periodFiguresSchema } from "./figures.ts";
import { dispatchSchema, reportProgressSchema } from "./report-progress.ts";
import { recommendationSchema, snapshotSchema } from "./report-snapshot.ts";
import { reportSchema } from "./reports.ts";

/** What the description of the API says first. */
export const apiSummary =
  "Clients, figures, reports and dispatches. All errors have the same shape: error, message, fields.";

/** What many routes take or answer, described once: written out in each place, the description would be three times as long. */
export const apiComponents: Record<string, z.ZodType> = {
  Audit: auditSchema,
  Client: clientSchema,
  Dispatch: dispatchSchema,
  ErrorField: errorFieldSchema,
  FigureKey: figureKeySchema,
  Figures: figuresSchema,
  Origin: originSchema,
  PeriodFigures: periodFiguresSchema,
  Recommendation: recommendationSchema,
  Report: reportSchema,
  ReportProgress: reportProgressSchema,
  Snapshot: snapshotSchema,
};
