import { Button } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { NotificationState } from "@agency/model/states";
import { actionClass } from "@agency/ui/action";
import { Select } from "@agency/ui/select";
import { Stack } from "@agency/ui/stack";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { ConfirmDialog } from "../shared/confirm-dialog.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { StaleNote } from "../shared/stale-note.tsx";
import { useFormat } from "../shared/use-format.ts";
import { type MailableArticle, subscribersAddress, useIssues, useSendIssue, useSubscriberCount } from "./api.ts";
import { Issues } from "./issues.tsx";
import list from "../shared/list.module.css";
import styles from "./newsletter.module.css";

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
    <Stack gap="2rem" className={styles["newsletter"]}>
      <Stack as="section" fit packed aria-labelledby="on-list">
        <h2 id="on-list">{t("newsletter.onList")}</h2>
        {count === undefined && error ? (
          <LoadFailed compact error={error} onRetry={() => void refetch()} />
        ) : (
          <>
            <StaleNote error={error} />
            <p className={styles["figure"]} aria-busy={count === undefined}>
              {count === undefined ? "–" : number(count)}
            </p>
            <p className={list["quiet"]}>{t("newsletter.onListHint")}</p>
            <a className={actionClass("secondary", "small")} href={subscribersAddress} download>
              {t("newsletter.download")}
            </a>
          </>
        )}
      </Stack>
      <SendArticle articles={articles} count={count} />
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
    <Stack as="section" fit packed aria-labelledby="send" className={styles["send"]}>
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
      {already && <p className={list["quiet"]}>{t("newsletter.already")}</p>}
      {count === 0 && <p className={list["quiet"]}>{t("newsletter.nobody")}</p>}
      <Button disabled={!issues || already || !count} onClick={ask}>
        {t("newsletter.sendArticle")}
      </Button>
      {asking && count !== undefined && (
        <ConfirmDialog
          title={t("newsletter.confirmTitle")}
          question={t("newsletter.question", { title, count })}
          confirm={t("newsletter.confirm")}
          busyLabel={t("newsletter.sending")}
          busy={send.isPending}
          problem={send.isError ? t("newsletter.failed", { message: messageOf(send.error) }) : null}
          onConfirm={start}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
