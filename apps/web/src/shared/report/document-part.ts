import type { ReportDocument } from "@agency/model/report/report-document";

export type DocumentPartProps = {
  document: ReportDocument;
  /** Whether its heading is visible. In the portal a tab says the same. */
  titled?: boolean;
};
