import type { LoaderFunctionArgs } from "react-router";
import { useLoaderData, useSearchParams } from "react-router";
import { languageKeys } from "@agency/content/settings";
import { addMessages } from "../../../shared/i18n/messages.ts";
import { textsOf } from "../../../shared/i18n/texts.server.ts";
import { hiddenPageMeta } from "../../../shared/page-meta.ts";
import "../../../styles/controls.css";
import { useClientInAddress } from "../../shared/client-in-address.ts";
import { documentTexts } from "./document-texts.server.ts";
import { NoReport } from "./no-report.tsx";
import { Review } from "./review.tsx";

export function loader({ url }: LoaderFunctionArgs) {
  return { texts: textsOf(url, ({ review, share }) => ({ review, share })), documents: documentTexts() };
}

export const meta = hiddenPageMeta((t) => t("review:title"));

const known = new WeakSet<object>();

/** The review of one report. The address names the client and the report. */
export default function ReviewPage() {
  const { documents } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const clientId = useClientInAddress("client");
  const reportId = search.get("report");
  if (!known.has(documents)) {
    known.add(documents);
    for (const language of languageKeys) {
      addMessages(language, "portal", documents[language].portal);
      addMessages(language, "report", documents[language].report);
    }
  }
  return clientId && reportId ? <Review key={reportId} place={{ clientId, reportId }} /> : <NoReport />;
}
