import { writeFileSync } from "node:fs";
import { samplesOf } from "./testing/sample-reports.ts";
import { corpus } from "@agency/model/report/corpus.fixture";
import { presentReport } from "@agency/model/report/document";
import { translator } from "@agency/content/translator";
import { agencyDetails } from "@agency/content/agency";
import { drawReportPdf } from "@agency/platform/pdf/report-pdf";
for (const { name, document } of samplesOf("with data")) writeFileSync(`/tmp/scratch/${name}.pdf`, await drawReportPdf(document));
for (const name of ["a client with visitors and leads only", "a client with leads only, which are missing", "a client with a Business Profile only", "negative changes and a part of the split", "no data", "huge figures", "long names"] as const)
  for (const language of ["en", "ms"] as const)
    writeFileSync(`/tmp/scratch/${name.replaceAll(/\W+/g, "-")}-${language}.pdf`, await drawReportPdf(presentReport({ ...corpus[name], language }, translator(language), agencyDetails, language)));
