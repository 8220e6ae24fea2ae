import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Issue } from "@agency/contracts/newsletter";
import type { NotificationState } from "@agency/model/states";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { StaleNote } from "../shared/stale-note.tsx";
import { useFormat } from "../shared/use-format.ts";
import { type MailableArticle, useIssues } from "./api.ts";
import list from "../shared/list.module.css";
import styles from "./issues.module.css";

const states = ["queued", "sent", "failed", "uncertain"] as const satisfies readonly (keyof Issue["counts"])[];

type IssuesProps = { articles: MailableArticle[]; onMails: (state: NotificationState) => void };

/** The issues sent to the subscribers, with their progress. */
export function Issues({ articles, onMails }: IssuesProps) {
  const { t } = useTranslation("enquiries");
  const { data, error, refetch } = useIssues();
  return (
    <Stack as="section" fit packed aria-labelledby="issues" className={styles["issues"]}>
      <h2 id="issues">{t("newsletter.issues")}</h2>
      {data && <StaleNote error={error} />}
      {!data && (error ? <LoadFailed compact error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data?.length === 0 && <p className={list["quiet"]}>{t("newsletter.noIssues")}</p>}
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
  const stuck = counts.uncertain > 0 ? "uncertain" : counts.failed > 0 ? "failed" : null;
  const progress = t("newsletter.progress", { done: number(done), all: number(all) });
  return (
    <li className={`${list["entry"]} ${styles["issue"]}`}>
      <p className={list["who"]}>{title}</p>
      <p className={list["quiet"]}>{t("newsletter.asked", { when: moment(requestedAt) })}</p>
      <progress value={done} max={Math.max(1, all)} aria-label={title} />
      <p role="status">{progress}</p>
      {!articleExists && counts.queued > 0 && <p>{t("newsletter.articleMissing")}</p>}
      <Row as="dl" gap="0.25rem 1.5rem" className={styles["states"]}>
        {states.map((state) => (
          <div key={state} data-state={counts[state] > 0 ? state : undefined}>
            <dt>{t(`newsletter.counts.${state}`)}</dt>
            <dd>{number(counts[state])}</dd>
          </div>
        ))}
      </Row>
      {stuck && (
        <Button variant="default" size="compact-md" onClick={() => onMails(stuck)}>
          {t("newsletter.toMails")}
        </Button>
      )}
    </li>
  );
}
