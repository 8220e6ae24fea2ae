import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { aboutLanguage, languageKeys } from "@agency/content/settings";
import type { RunInput, SendingQuestion } from "@agency/contracts/board";
import { Row, Stack, Text } from "@agency/ui/layout";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { AdminDialog } from "../../shared/admin-dialog.tsx";
import { figuresPath, reviewPath } from "../../shared/client-in-address.ts";
import { LoadFailed, Loading } from "../../shared/loaded.tsx";
import { failureToast } from "../../shared/problem-text.ts";
import { useFormat } from "../../shared/use-format.ts";
import { useSendCopies, useSendingQuestion } from "./api.ts";

type SendQuestionProps = {
  /** The run that is asked for. */
  body: RunInput;
  busy: boolean;
  /** @param body the run as it was asked about last */
  onConfirm: (body: RunInput) => void;
  onClose: () => void;
};

/** The one question before reports are mailed: how many, in which languages, and whose are left out. */
export function SendQuestion({ body: asked, busy, onConfirm, onClose }: SendQuestionProps) {
  const { t } = useTranslation("board");
  const { number, pair } = useFormat();
  const [seenOnly, setSeenOnly] = useState(false);
  const body = seenOnly ? { ...asked, seenOnly } : asked;
  const { data, error, refetch, isPlaceholderData } = useSendingQuestion(body);
  const total = useRef<HTMLParagraphElement>(null);
  const copies = useSendCopies();
  const mails = languageKeys.reduce((sum, language) => sum + (data?.languages[language] ?? 0), 0);
  return (
    <AdminDialog title={t("question.title")} onClose={onClose} size="34rem" fullScreenOnPhones={false}>
      {!data && (error ? <LoadFailed compact error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data && (
        <Stack gap="1rem">
          <Text strong ref={total} tabIndex={-1}>
            {t("question.total", {
              reports: t("question.reports", { count: data.reports, number: number(data.reports) }),
              mails: t("question.mails", { count: mails, number: number(mails) }),
            })}
          </Text>
          <ul data-marked="">
            {languageKeys.flatMap((language) => {
              const count = data.languages[language];
              return count ? [<li key={language}>{pair(aboutLanguage(language).label, number(count))}</li>] : [];
            })}
          </ul>
          {data.uncommented > 0 && (
            <Text size="small">
              {t("question.uncommented", { count: data.uncommented, number: number(data.uncommented) })}
            </Text>
          )}
          {data.unseen.length > 0 && (
            <Unseen
              unseen={data.unseen}
              onLeaveOut={() => {
                setSeenOnly(true);
                // The button goes.
                total.current?.focus();
              }}
            />
          )}
          {data.leftOut.length > 0 && (
            <div>
              <Text size="small" tone="accent" strong>
                {t("question.leftOut", { count: data.leftOut.length, number: number(data.leftOut.length) })}
              </Text>
              <ul data-marked="">
                {data.leftOut.map((one) => (
                  <LeftOut key={one.clientId} one={one} body={body} />
                ))}
              </ul>
            </div>
          )}
          <Text size="small" tone="soft">
            {t(data.reports > 1 ? "question.minute" : "question.atOnce")}
          </Text>
          <Text size="small" role="status">
            {copies.data &&
              t("question.copiesSent", {
                count: copies.data.mails,
                number: number(copies.data.mails),
                address: copies.data.to,
              })}
          </Text>
          <Row justify="end" gap="0.5rem">
            <Button
              variant="subtle"
              color="ink"
              px={0}
              mr="auto"
              disabled={data.reports === 0}
              loading={copies.isPending}
              onClick={() =>
                copies.mutate(body, { onError: failureToast((message) => t("actionFailed", { message })) })
              }
            >
              {t("question.copies")}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t("question.cancel")}
            </Button>
            <Button disabled={data.reports === 0 || isPlaceholderData} loading={busy} onClick={() => onConfirm(body)}>
              {t("question.send", { number: number(data.reports) })}
            </Button>
          </Row>
        </Stack>
      )}
    </AdminDialog>
  );
}

type LeftOutProps = { one: SendingQuestion["leftOut"][number]; body: RunInput };

/** Whose report is left out and why, with the way to its figures where those are what is missing. */
function LeftOut({ one: { clientId, clientName, outcome }, body }: LeftOutProps) {
  const { t } = useTranslation("board");
  const { pair } = useFormat();
  const localised = useLocalisedPath();
  const lacksFigures = outcome === "sample_not_mailed" || outcome === "no_figures";
  return (
    <li>
      {pair(clientName, t(`run.outcome.${outcome}`))}{" "}
      {lacksFigures && (
        <Link aria-label={t("addFiguresNamed", { name: clientName })} to={localised(figuresPath(clientId, body))}>
          {t("addFigures")}
        </Link>
      )}
    </li>
  );
}

type UnseenProps = Pick<SendingQuestion, "unseen"> & { onLeaveOut: () => void };

/** Names the reports that nobody had on screen, and leads to them. */
function Unseen({ unseen, onLeaveOut }: UnseenProps) {
  const { t } = useTranslation("board");
  const { number } = useFormat();
  const localised = useLocalisedPath();
  return (
    <div>
      <Text size="small" tone="accent" strong>
        {t("question.unseen", { count: unseen.length, number: number(unseen.length) })}
      </Text>
      <ul data-marked="">
        {unseen.map(({ clientId, clientName, reportId }) => (
          <li key={reportId}>
            <Link to={localised(reviewPath({ id: reportId, clientId }))}>{clientName}</Link>
          </li>
        ))}
      </ul>
      <Button variant="default" size="compact-sm" mt="xs" onClick={onLeaveOut}>
        {t("question.leaveOut")}
      </Button>
    </div>
  );
}
