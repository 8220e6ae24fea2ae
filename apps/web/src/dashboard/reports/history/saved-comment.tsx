import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { ReportProgress } from "@agency/contracts/reports";
import { Stack } from "@agency/ui/stack";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../../shared/api/message-of.ts";
import { useSaveComment } from "../api.ts";
import { longestComment } from "../comment-field.tsx";
import styles from "./all-reports.module.css";

/** The staff's comment in a report. The client reads a change once it is approved; emails that were sent keep the old comment. */
export function SavedComment({ report }: { report: ReportProgress }) {
  const { t } = useTranslation("admin");
  const [comment, setComment] = useState(report.comment ?? "");
  const [followed, setFollowed] = useState(report.comment);
  // It was saved here or by somebody else, and nothing else was typed here since.
  if (report.comment !== followed) {
    setFollowed(report.comment);
    if (comment.trim() === (followed ?? "")) setComment(report.comment ?? "");
  }
  const save = useSaveComment(report);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(comment.trim(), {
      onSuccess: () => toast({ title: t("allReports.commentSaved"), description: t("allReports.commentWaits") }),
      onError: (error) =>
        toast({ title: t("allReports.commentFailed", { message: messageOf(error) }), variant: "destructive" }),
    });
  };

  return (
    <Stack as="form" gap="0.5rem" fit onSubmit={submit} className={styles["comment"]}>
      <Textarea
        label={t("allReports.comment")}
        rows={3}
        maxLength={longestComment}
        value={comment}
        onChange={({ currentTarget }) => setComment(currentTarget.value)}
        error={save.isError && t("allReports.commentFailed", { message: messageOf(save.error) })}
      />
      <Button type="submit" variant="default" disabled={save.isPending || comment.trim() === (report.comment ?? "")}>
        {save.isPending ? t("allReports.savingComment") : t("allReports.saveComment")}
      </Button>
    </Stack>
  );
}
