import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { agencyDetails } from "@agency/content/agency";
import type { Language } from "@agency/content/settings";
import type { ClientAnswer } from "@agency/contracts/answers";
import type { ReportProgress } from "@agency/contracts/report-progress";
import { formatCount, formatMoment, formatMoney } from "@agency/model/report/format";
import { precedingPeriod } from "@agency/model/report/periods";
import { Row, Stack, Text } from "@agency/ui/layout";
import { errorMessage } from "../../../shared/api/error-message.ts";
import { getLocale, getTranslator } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useFormat } from "../../shared/use-format.ts";
import { longestComment } from "../api.ts";
import { useClientAnswers, useSettleAnswer } from "./api.ts";
import type { Edits } from "./edit-recommendations.tsx";
import styles from "./review.module.css";

type ClientAnswersProps = { report: ReportProgress; edits: Edits; language: Language };

/** What the client said about this report and the one before. Nothing of it is in the report unless somebody puts it there. */
export function ClientAnswers({ report, edits, language }: ClientAnswersProps) {
  const { t } = useTranslation("review");
  const { clientId, reportType, reportPeriod } = report;
  const { data = [] } = useClientAnswers(clientId);
  const before = precedingPeriod(reportType, reportPeriod).start;
  const shown = data.filter(
    (answer) => answer.reportType === reportType && [before, reportPeriod.start].includes(answer.reportPeriod.start),
  );
  if (shown.length === 0) return null;
  return (
    <Stack as="section" gap="1rem" packed aria-labelledby="client-answers">
      <h2 id="client-answers" className={styles["sectionTitle"]}>
        {t("answer.heading")}
      </h2>
      {shown.map((answer) => (
        <Answer
          key={answer.id}
          answer={answer}
          report={report}
          toComment={answer.reportPeriod.start === before ? { edits, language } : null}
        />
      ))}
    </Stack>
  );
}

type ToComment = { edits: Edits; language: Language };

type AnswerProps = {
  answer: ClientAnswer;
  report: ReportProgress;
  /** Where its numbers can be put; null for an answer to the report itself. */
  toComment: ToComment | null;
};

function Answer({ answer, report: { clientId, clientName }, toComment }: AnswerProps) {
  const { t } = useTranslation("review");
  const format = useFormat();
  const language = useLanguage();
  const settle = useSettleAnswer(clientId, answer.id);
  const { rating, question, settled, reportType, reportPeriod, at } = answer;
  const name = answer.name ?? answer.recipient ?? clientName;
  const outcome = outcomeText(answer, language);
  return (
    <div>
      <Row gap="0 0.75rem" align="baseline">
        <strong>{t("answer.about", { report: format.period(reportType, reportPeriod) })}</strong>
        <Text as="span" size="small" tone="soft">
          {t("answer.told", { name, date: format.moment(at) })}
        </Text>
      </Row>
      {rating && <p>{t(rating === "up" ? "answer.useful" : "answer.notUseful")}</p>}
      {outcome && <p>{outcome}</p>}
      {question && (
        <Text as="blockquote" edge="plain" top="0.5rem">
          {question}
        </Text>
      )}
      <Row gap="0.5rem" align="center">
        {question && (
          <Button
            variant="default"
            size="compact-sm"
            disabled={settle.isPending}
            onClick={() => settle.mutate(!settled)}
          >
            {t(settled ? "answer.reopen" : "answer.settle")}
          </Button>
        )}
        {settled && (
          <Text as="span" size="small" tone="soft">
            {t("answer.settled", { name: settled.by, date: format.moment(settled.at) })}
          </Text>
        )}
        {outcome && toComment && (
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => putIntoComment(toComment, commentLine({ ...answer, name }, toComment.language))}
          >
            {t("answer.toComment")}
          </Button>
        )}
      </Row>
      {settle.error && (
        <Text role="alert" size="small" tone="bad">
          {t("answer.failed", { message: errorMessage(settle.error) })}
        </Text>
      )}
    </div>
  );
}

type Outcome = Pick<ClientAnswer, "customers" | "worth">;

/** What became of the leads, in a language; empty where nobody said. */
function outcomeText({ customers, worth }: Outcome, language: Language): string {
  const t = getTranslator(language).getFixedT(language, "report");
  const locale = getLocale(language);
  if (customers === null && worth === null) return "";
  const params = { number: formatCount(customers ?? 0, locale), worth: formatMoney(worth ?? 0, locale) };
  if (customers === null) return t("answer.worth", params);
  return t(worth === null ? "answer.customers" : "answer.customersWorth", params);
}

function commentLine(answer: ClientAnswer, language: Language): string {
  const t = getTranslator(language).getFixedT(language, "report");
  return t(`answer.from.${answer.reportType}`, {
    text: outcomeText(answer, language),
    name: answer.name ?? "",
    date: formatMoment(new Date(answer.at), getLocale(language), agencyDetails.timeZone),
  });
}

/** Adds a line once. */
function putIntoComment({ edits, language }: ToComment, line: string): void {
  const comment = edits.comments[language] ?? "";
  const longer = comment.trim() === "" ? line : `${comment.trim()}\n${line}`;
  if (!comment.includes(line) && longer.length <= longestComment) edits.setComment(language, longer);
}
