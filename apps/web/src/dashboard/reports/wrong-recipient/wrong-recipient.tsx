import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import type { Dispatch } from "@agency/contracts/report-progress";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { failureToast } from "../../shared/problem-text.ts";
import { useFormat } from "../../shared/use-format.ts";
import type { ReportPlace } from "../review/api.ts";
import { useNoteWrongRecipient, useWrongRecipients } from "./api.ts";

/** One press says that an email went to the wrong person, and leads to what follows from it. */
export function WrongRecipient({ place, dispatch }: { place: ReportPlace; dispatch: Dispatch }) {
  const { t } = useTranslation("review");
  const { moment } = useFormat();
  const navigate = useNavigate();
  const localised = useLocalisedPath();
  const { data } = useWrongRecipients(place);
  const note = useNoteWrongRecipient(place);
  const { id, state, recipient, sentAt, requestedAt } = dispatch;
  const path = (wrongRecipientId: string) => localised(`/admin/wrong-recipient?id=${wrongRecipientId}`);
  const noted = data?.find(({ dispatchId }) => dispatchId === id);
  if (noted) return <Link to={path(noted.id)}>{t("history.wrongNoted")}</Link>;
  if (!data || (state !== "sent" && state !== "uncertain" && state !== "sending")) return null;
  const press = () =>
    note.mutate(id, {
      onSuccess: (found) => void navigate(path(found.id)),
      onError: failureToast((message) => t("history.wrongFailed", { message })),
    });
  return (
    <Button
      variant="subtle"
      color="bad"
      size="compact-sm"
      disabled={note.isPending}
      aria-label={t("history.wrongNamed", { recipient, when: moment(sentAt ?? requestedAt) })}
      onClick={press}
    >
      {t("history.wrong")}
    </Button>
  );
}
