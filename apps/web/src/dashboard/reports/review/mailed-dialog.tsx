import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "@agency/content/settings";
import type { Dispatch } from "@agency/contracts/report-progress";
import { actionClass } from "@agency/ui/action";
import { Row, Stack } from "@agency/ui/layout";
import { AdminDialog } from "../../shared/admin-dialog.tsx";
import { LoadFailed, Loading } from "../../shared/loaded.tsx";
import { useFormat } from "../../shared/use-format.ts";
import { mailedPdfAddress, type ReportPlace, useMailed } from "./api.ts";
import { DocumentView, LanguageChoice } from "./document-view.tsx";

type MailedDialogProps = {
  place: ReportPlace;
  dispatch: Pick<Dispatch, "id" | "recipient" | "sentAt" | "requestedAt">;
  onClose: () => void;
};

/** A report as it was mailed to one recipient, whatever became of it since. */
export default function MailedDialog({ place, dispatch, onClose }: MailedDialogProps) {
  const { t } = useTranslation("review");
  const { moment } = useFormat();
  const { id, recipient, sentAt, requestedAt } = dispatch;
  const { data, error, refetch } = useMailed(place, id);
  const [chosen, choose] = useState<Language | null>(null);
  const own = data?.snapshot.language ?? "";
  const language = chosen ?? own;
  return (
    <AdminDialog title={t("history.mailedTitle", { recipient })} onClose={onClose} size="56rem" closeOnClickOutside>
      <Stack packed>
        <Row as="p" gap="0.5rem 1rem" align="center" justify="between">
          <span>{moment(sentAt ?? requestedAt)}</span>
          <a className={actionClass("secondary", "small")} href={mailedPdfAddress(place, id)} download>
            {t("history.mailedPdf")}
          </a>
        </Row>
        {data ? (
          <>
            <Row>
              <LanguageChoice value={language} own={own} whose="mailed" onChange={choose} />
            </Row>
            <DocumentView snapshot={data.snapshot} language={language} />
          </>
        ) : error ? (
          <LoadFailed compact error={error} onRetry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </Stack>
    </AdminDialog>
  );
}
