import { useTranslation } from "react-i18next";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { languageKeys } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { StateBlock } from "@agency/ui/state-block";
import "../../../styles/controls.css";
import { addMessages } from "../../../shared/i18n/messages.ts";
import { textsOf } from "../../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { hiddenPageMeta } from "../../../shared/page-meta.ts";
import { StaffPage } from "../../frame/staff-page.tsx";
import { useClientInAddress } from "../../shared/client-in-address.ts";
import { documentTexts } from "./document-texts.server.ts";
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

/** The address names no report. */
function NoReport() {
  const { t } = useTranslation("review");
  const localised = useLocalisedPath();
  return (
    <StaffPage title={t("title")}>
      <StateBlock
        mood="empty"
        title={t("none")}
        description={t("noneLead")}
        action={
          <Link className={actionClass("primary", "small")} to={localised("/admin/reports")}>
            {t("toReports")}
          </Link>
        }
      />
    </StaffPage>
  );
}
