import { Button, Textarea } from "@mantine/core";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import { aboutLanguage, type Language } from "@agency/content/settings";
import type { WrongRecipient } from "@agency/contracts/wrong-recipients";
import { presentReport } from "@agency/model/report/document";
import { snapshotFromJson, type SnapshotJson } from "@agency/model/report/snapshot";
import { Row, Stack, Text } from "@agency/ui/layout";
import { getTranslator } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { late } from "../../../shared/late-start/late.tsx";
import { CopyButton } from "../../shared/copy-button.tsx";
import { QueryState } from "../../shared/loaded.tsx";
import { useFormat, useListFormat } from "../../shared/use-format.ts";
import { useMailed } from "../review/api.ts";
import { useUsesText } from "../review/report-history.tsx";
import { noticeText } from "./notice-text.ts";
import { Part } from "./part.tsx";
import { reportContents } from "./report-contents.ts";

const MailedDialog = late(() => import("../review/mailed-dialog.tsx"));

/** What was in the email, and the notice that says so. */
export function Mailed({ wrong }: { wrong: WrongRecipient }) {
  const { t } = useTranslation("wrongRecipient");
  const { clientId, reportId, dispatchId, recipient, sentAt, noticedAt, language } = wrong;
  const place = { clientId, reportId };
  const query = useMailed(place, dispatchId);
  const [shown, setShown] = useState(false);
  return (
    <>
      <Part name="contents" title={t("contents.heading")}>
        <QueryState query={query} compact />
        {query.data && <Contents snapshot={query.data.snapshot} />}
        <Text tone="soft">{t("contents.also")}</Text>
        <Row>
          <Button variant="default" onClick={() => setShown(true)}>
            {t("contents.open")}
          </Button>
        </Row>
      </Part>
      <Part name="draft" title={t("draft.heading")}>
        {query.data && <Draft wrong={wrong} snapshot={query.data.snapshot} language={language} />}
      </Part>
      {shown && (
        <MailedDialog
          place={place}
          dispatch={{ id: dispatchId, recipient, sentAt, requestedAt: noticedAt }}
          onClose={() => setShown(false)}
        />
      )}
    </>
  );
}

function useDocument(snapshot: SnapshotJson, language: Language) {
  return useMemo(() => {
    const text = getTranslator(language).getFixedT(language, "report");
    return presentReport(snapshotFromJson(snapshot), (key, params = {}) => text(key, params), agencyDetails, language);
  }, [snapshot, language]);
}

function Contents({ snapshot }: { snapshot: SnapshotJson }) {
  const { t } = useTranslation("wrongRecipient");
  const { pair } = useFormat();
  const list = useListFormat();
  const document = useDocument(snapshot, useLanguage());
  return (
    <ul>
      {reportContents(document).map(({ heading, figures, lines }) => (
        <li key={heading}>
          {pair(heading, figures.length > 0 ? list(figures) : t("contents.count", { count: lines }))}
        </li>
      ))}
    </ul>
  );
}

/** What readers did, or why nobody knows. */
export function WasOpened({ wrong }: { wrong: WrongRecipient }) {
  const { t } = useTranslation(["wrongRecipient", "review"]);
  const { number } = useFormat();
  const usesText = useUsesText();
  const { uses, recording, recordedSince, sentAt, noticedAt, reached } = wrong;
  return (
    <>
      <Text>
        {recording === "on"
          ? usesText({ approvedAt: sentAt ?? noticedAt, uses }, recordedSince)
          : t(`review:history.uses.${recording}`)}
      </Text>
      {reached > 1 && <Text tone="soft">{t("opened.shared", { number: number(reached) })}</Text>}
      <Text tone="soft">{t("opened.pdf")}</Text>
    </>
  );
}

type DraftProps = { wrong: WrongRecipient; snapshot: SnapshotJson; language: Language };

/** Can be changed before it is copied. */
function Draft({ wrong, snapshot, language }: DraftProps) {
  const { t } = useTranslation("wrongRecipient");
  const document = useDocument(snapshot, language);
  const draft = noticeText(wrong, document, getTranslator(language).getFixedT(language, "wrongRecipient"));
  const [changed, setChanged] = useState<string | null>(null);
  const text = changed ?? draft;
  return (
    <Stack gap="0.5rem" packed>
      <Textarea
        label={t("draft.label")}
        description={t("draft.hint", { language: aboutLanguage(language).label })}
        lang={language}
        autosize
        minRows={8}
        maw="70ch"
        value={text}
        onChange={({ currentTarget }) => setChanged(currentTarget.value)}
      />
      <Row>
        <CopyButton value={text} name={t("draft.copy")} />
      </Row>
    </Stack>
  );
}
