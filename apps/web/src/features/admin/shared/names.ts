import type { ClientStatus, Package } from "@agency/contracts/clients/schemas";
import type { Language } from "@agency/contracts/common";
import type { ReportType } from "@agency/contracts/reports/types";

// The contracts' own lists stand beside their schemas, and the browser does without the validator.
export const packages = ["starter", "business", "enterprise"] as const satisfies readonly Package[];
export const clientStatuses = ["active", "paused"] as const satisfies readonly ClientStatus[];
export const reportTypes = ["weekly", "monthly", "quarterly"] as const satisfies readonly ReportType[];
/** The languages that reports, mails and PDFs are written in. */
export const reportLanguages = ["en", "ms"] as const satisfies readonly Language[];
