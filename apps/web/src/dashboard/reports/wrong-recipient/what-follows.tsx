import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router";
import type { WrongRecipient } from "@agency/contracts/wrong-recipients";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { useLocalisedPath } from "../../../shared/i18n/use-language.ts";
import { ReplaceIdDialog } from "../../clients/replace-id-dialog.tsx";
import { useRefresh } from "../../shared/calls.ts";
import { clientPath, reviewPath } from "../../shared/client-in-address.ts";
import { ConfirmChange } from "../../shared/confirm-dialog.tsx";
import { keys } from "../../shared/keys.ts";
import { useFormat } from "../../shared/use-format.ts";
import { Allowed, useMay } from "../../staff/rights.tsx";
import { useReportTitle } from "../report-links.tsx";
import { useSettleWrongRecipient, useTakeBackWrongRecipient } from "./api.ts";
import { Mailed, WasOpened } from "./mailed.tsx";
import { Part } from "./part.tsx";

/** What was done, what is left to do, and until when. */
export function WhatFollows({ wrong }: { wrong: WrongRecipient }) {
  const { t } = useTranslation("wrongRecipient");
  const { moment } = useFormat();
  const reportTitle = useReportTitle();
  const localised = useLocalisedPath();
  const { clientName, recipient, recipientName, sentAt, noticedAt, noticedBy } = wrong;
  const told = { client: clientName, recipient, name: noticedBy, noticed: moment(noticedAt) };
  const path = localised(reviewPath({ id: wrong.reportId, clientId: wrong.clientId }));
  const who = recipientName === null ? recipient : `${recipientName} (${recipient})`;
  const report = reportTitle(wrong);
  return (
    <Stack gap="2rem" packed>
      <Text measure="70ch">
        {sentAt === null ? t("leadUnsure", { ...told, report }) : t("lead", { ...told, report, when: moment(sentAt) })}{" "}
        <Link to={path}>{report}</Link>
      </Text>
      <TimeLeft wrong={wrong} />
      <Part name="done" title={t("done.heading")}>
        <ul>
          <li>{t("done.link")}</li>
          <li>
            {t(`done.${wrong.contact}`, { who })}{" "}
            {wrong.contact === "first" && (
              <Link to={localised(clientPath(wrong.clientId, "contents"))}>{t("done.correct")}</Link>
            )}
          </li>
          <li>{t("done.waiting")}</li>
        </ul>
        <Text tone="soft">{t("done.pdf")}</Text>
      </Part>
      <ClientIdKnown wrong={wrong} />
      <Part name="opened" title={t("opened.heading")}>
        <WasOpened wrong={wrong} />
      </Part>
      <Mailed wrong={wrong} />
      <Allowed right="reports">
        <Decide wrong={wrong} path={path} />
      </Allowed>
    </Stack>
  );
}

function TimeLeft({ wrong: { notice, settled } }: { wrong: WrongRecipient }) {
  const { t } = useTranslation("wrongRecipient");
  const { moment } = useFormat();
  const { hoursLeft, until } = notice;
  return (
    <Alert
      color={settled ? "good" : "bad"}
      title={`${hoursLeft > 0 ? t("time.left", { count: hoursLeft }) : t("time.over")} (${t("time.until", { when: moment(until) })})`}
    >
      <Text measure="80ch">{t("time.law")}</Text>
      <Text measure="80ch" top="0.5rem" strong>
        {t("time.noAdvice")}
      </Text>
    </Alert>
  );
}

function ClientIdKnown({ wrong: { id, clientId, clientName, knownId } }: { wrong: WrongRecipient }) {
  const { t } = useTranslation(["wrongRecipient", "admin"]);
  const [asking, setAsking] = useState(false);
  const may = useMay();
  const refresh = useRefresh();
  return (
    <Part name="client-id" title={t("id.heading")}>
      <Text>{t(`id.${knownId}`)}</Text>
      {knownId !== "former" && may("clients") && (
        <Row>
          <Button variant={knownId === "current" ? "filled" : "default"} onClick={() => setAsking(true)}>
            {t("admin:clients.replaceId")}
          </Button>
        </Row>
      )}
      {asking && (
        <ReplaceIdDialog
          client={{ id: clientId, name: clientName }}
          onReplaced={() => void refresh([keys.wrongRecipient(id)])}
          onClose={() => setAsking(false)}
        />
      )}
    </Part>
  );
}

/** Ends it, or takes it back. */
function Decide({ wrong: { id, settled, canPutBack }, path }: { wrong: WrongRecipient; path: string }) {
  const { t } = useTranslation("wrongRecipient");
  const { moment } = useFormat();
  const navigate = useNavigate();
  const settle = useSettleWrongRecipient(id);
  const takeBack = useTakeBackWrongRecipient(id);
  const [asking, setAsking] = useState(false);
  return (
    <Stack gap="0.5rem" packed>
      <Row gap="0.5rem 0.75rem" align="center">
        <Button
          variant={settled ? "default" : "filled"}
          disabled={settle.isPending}
          onClick={() => settle.mutate(!settled)}
        >
          {t(settled ? "settle.again" : "settle.done")}
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t("takeBack.button")}
        </Button>
        {settled && (
          <Text as="span" size="small" tone="soft">
            {t("settle.by", { name: settled.by, when: moment(settled.at) })}
          </Text>
        )}
      </Row>
      {settle.error && (
        <Text role="alert" size="small" tone="bad">
          {t("settle.failed", { message: errorMessage(settle.error) })}
        </Text>
      )}
      {asking && (
        <ConfirmChange
          title={t("takeBack.title")}
          question={t(canPutBack ? "takeBack.question" : "takeBack.questionGone")}
          confirm={t("takeBack.confirm")}
          busyLabel={t("takeBack.busy")}
          change={takeBack}
          body={undefined}
          failed={(message) => t("settle.failed", { message })}
          onDone={() => {
            toast({ title: t("takeBack.done") });
            void navigate(path);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
