import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { actionClass } from "@agency/ui/action";
import { StateBlock } from "@agency/ui/state-block";
import { pageTexts } from "../../../shared/i18n/texts.server.ts";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { hiddenPageMeta } from "../../../shared/page-meta.ts";
import { StaffPage } from "../../frame/staff-page.tsx";
import { useClientInAddress } from "../../shared/client-in-address.ts";
import { LoadFailed, Loading } from "../../shared/loaded.tsx";
import { addDocumentTexts } from "./add-document-texts.ts";
import { type ReportPlace, useDraft } from "./api.ts";
import { documentTexts } from "./document-texts.server.ts";
import { OpenedReport } from "./opened-report.tsx";
import type { PreviewView, ShownView } from "./preview.tsx";
import { QueueFrame } from "./queue.tsx";
import { type ReviewQueue, useReviewQueue } from "./use-review-queue.ts";
import "../../../styles/controls.css";

export function loader({ url }: LoaderFunctionArgs) {
  return {
    texts: pageTexts(
      url,
      ({
        review,
        board: {
          question,
          run: { outcome },
          sendAll,
          actionFailed,
          better,
          worse,
        },
        share,
        figures: { totalLeads, totalVisitors },
        errors: { no_recipients },
        plan: {
          sections: { names },
        },
      }) => ({
        review,
        board: { question, run: { outcome }, sendAll, actionFailed, better, worse },
        share,
        figures: { totalLeads, totalVisitors },
        errors: { no_recipients },
        plan: { sections: { names } },
      }),
    ),
    documents: documentTexts(),
  };
}

export const meta = hiddenPageMeta((t) => t("review:title"));

/** The review of one report, or of all that a period has. The address names the client, the report, and perhaps the period. */
export default function ReviewPage() {
  const { documents } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const clientId = useClientInAddress();
  const reportId = search.get("report");
  const { queue } = useReviewQueue(reportId);
  const [view, onView] = useState<PreviewView>("portal");
  addDocumentTexts(documents);
  const review =
    clientId && reportId ? (
      <Review key={reportId} place={{ clientId, reportId }} queue={queue} shown={{ view, onView }} />
    ) : (
      <NoReport />
    );
  return queue ? <QueueFrame queue={queue}>{review}</QueueFrame> : review;
}

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

type ReviewProps = { place: ReportPlace; queue: ReviewQueue | null; shown: ShownView };

function Review({ place, queue, shown }: ReviewProps) {
  const { t } = useTranslation("review");
  const { data: draft, error, refetch } = useDraft(place);
  if (draft) return <OpenedReport draft={draft} error={error} queue={queue} shown={shown} />;
  return (
    <StaffPage title={t("title")}>
      {error ? (
        <LoadFailed title={t("gone")} error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading compact={false} />
      )}
    </StaffPage>
  );
}
