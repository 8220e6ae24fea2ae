import { Button, Progress, Text as Figure } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Issue } from "@agency/contracts/newsletter";
import type { NotificationState } from "@agency/model/states";
import { actionClass } from "@agency/ui/action";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { ConfirmDialog } from "../shared/confirm-dialog.tsx";
import { LoadFailed, QueryState, StaleNote } from "../shared/loaded.tsx";
import { useFormat } from "../shared/use-format.ts";
import { ConfirmedDownload } from "../staff/confirmed-download.tsx";
import { Allowed } from "../staff/rights.tsx";
import { type MailableArticle, subscribersAddress, useIssues, useSendIssue, useSubscriberCount } from "./api.ts";
import list from "../shared/shared.module.css";

type NewsletterProps = {
  /** Newest first. */
  articles: MailableArticle[];
  onMails: (state: NotificationState) => void;
};

/** The subscribers and the issues sent to them. */
export function Newsletter({ articles, onMails }: NewsletterProps) {
  const { t } = useTranslation("enquiries");
  const { number } = useFormat();
  const { data: count, error, refetch } = useSubscriberCount();
  return (
    <Stack gap="2rem">
      <Stack gap="2rem" columns="4fr 8fr" from="40em">
        <Stack as="section" fit packed aria-labelledby="on-list">
          <h2 id="on-list">{t("newsletter.onList")}</h2>
          {count === undefined && error ? (
            <LoadFailed compact error={error} onRetry={() => void refetch()} />
          ) : (
            <>
              <StaleNote error={error} />
              <Figure
                ff="heading"
                fz="clamp(2.5rem, 2rem + 2vw, 3.5rem)"
                fw={700}
                lh={1}
                aria-busy={count === undefined}
              >
                {count === undefined ? "–" : number(count)}
              </Figure>
              <Text size="small" tone="soft">
                {t("newsletter.onListHint")}
              </Text>
              <Allowed right="exports">
                <ConfirmedDownload className={actionClass("secondary", "small")} href={subscribersAddress}>
                  {t("newsletter.download")}
                </ConfirmedDownload>
              </Allowed>
            </>
          )}
        </Stack>
        <Allowed right="newsletter">
          <SendArticle articles={articles} count={count} />
        </Allowed>
      </Stack>
      <Issues articles={articles} onMails={onMails} />
    </Stack>
  );
}

function SendArticle({ articles, count }: { articles: MailableArticle[]; count: number | undefined }) {
  const { t } = useTranslation("enquiries");
  const { data: issues } = useIssues();
  const send = useSendIssue();
  const newest = articles[0]?.slug ?? "";
  const [slug, setSlug] = useState(newest);
  const [asking, setAsking] = useState(false);
  const title = articles.find((article) => article.slug === slug)?.title ?? slug;
  const already = issues?.some((issue) => issue.slug === slug) ?? false;
  const ask = () => {
    // The error of another article's sending.
    send.reset();
    setAsking(true);
  };
  const start = () =>
    send.mutate(slug, {
      onSuccess: () => {
        setAsking(false);
        toast({ title: t("newsletter.started") });
      },
    });
  return (
    <Stack as="section" packed aria-labelledby="send">
      <h2 id="send">{t("newsletter.send")}</h2>
      <Select
        label={t("newsletter.article")}
        value={slug}
        onChange={setSlug}
        options={articles.map((article) => ({
          value: article.slug,
          label: article.slug === newest ? t("newsletter.newest", { title: article.title }) : article.title,
        }))}
      />
      {already && (
        <Text size="small" tone="soft">
          {t("newsletter.already")}
        </Text>
      )}
      {count === 0 && (
        <Text size="small" tone="soft">
          {t("newsletter.nobody")}
        </Text>
      )}
      <Row>
        <Button disabled={!issues || already || !count} onClick={ask}>
          {t("newsletter.sendArticle")}
        </Button>
      </Row>
      {asking && count !== undefined && (
        <ConfirmDialog
          title={t("newsletter.confirmTitle")}
          question={t("newsletter.question", { title, count })}
          confirm={t("newsletter.confirm")}
          busyLabel={t("newsletter.sending")}
          busy={send.isPending}
          problem={send.isError ? t("newsletter.failed", { message: errorMessage(send.error) }) : null}
          onConfirm={start}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

const problems = ["uncertain", "failed"] as const satisfies readonly (keyof Issue["counts"])[];
const states = ["queued", "sent", "failed", "uncertain"] as const satisfies readonly (keyof Issue["counts"])[];

type IssuesProps = { articles: MailableArticle[]; onMails: (state: NotificationState) => void };

/** The issues sent to the subscribers, with their progress. */
function Issues({ articles, onMails }: IssuesProps) {
  const { t } = useTranslation("enquiries");
  const issues = useIssues();
  const { data } = issues;
  return (
    <Stack as="section" aria-labelledby="issues">
      <h2 id="issues">{t("newsletter.issues")}</h2>
      <QueryState query={issues} compact />
      {data?.length === 0 && (
        <Text size="small" tone="soft">
          {t("newsletter.noIssues")}
        </Text>
      )}
      {data && data.length > 0 && (
        <ul className={list["list"]}>
          {data.map((issue) => (
            <IssueRow
              key={issue.slug}
              issue={issue}
              title={articles.find(({ slug }) => slug === issue.slug)?.title ?? issue.slug}
              onMails={onMails}
            />
          ))}
        </ul>
      )}
    </Stack>
  );
}

/** `title` is the slug where the article is not in the staff's language. */
type IssueRowProps = { issue: Issue; title: string; onMails: IssuesProps["onMails"] };

function IssueRow({ issue: { requestedAt, articleExists, counts }, title, onMails }: IssueRowProps) {
  const { t } = useTranslation("enquiries");
  const { moment, number } = useFormat();
  const all = states.reduce((sum, state) => sum + counts[state], 0);
  const done = all - counts.queued;
  const stuck = problems.find((state) => counts[state] > 0);
  const progress = t("newsletter.progress", { done: number(done), all: number(all) });
  return (
    <Stack as="li" gap="0.25rem" className={list["entry"]}>
      <Text strong>{title}</Text>
      <Text size="small" tone="soft">
        {t("newsletter.asked", { when: moment(requestedAt) })}
      </Text>
      <Progress value={(100 * done) / Math.max(1, all)} color="var(--area-edge)" maw="30rem" aria-label={title} />
      <p role="status">{progress}</p>
      {!articleExists && counts.queued > 0 && <p>{t("newsletter.articleMissing")}</p>}
      <Row gap="0.25rem 1.5rem">
        {states.map((state) => (
          <Text
            key={state}
            as="span"
            tone={counts[state] > 0 && problems.some((one) => one === state) ? "bad" : "soft"}
          >
            {t(`newsletter.counts.${state}`)} <strong>{number(counts[state])}</strong>
          </Text>
        ))}
      </Row>
      {stuck && (
        <Row>
          <Button variant="default" size="compact-md" onClick={() => onMails(stuck)}>
            {t("newsletter.toMails")}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
