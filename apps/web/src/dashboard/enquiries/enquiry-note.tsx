import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Enquiry } from "@agency/contracts/enquiries";
import { Stack } from "@agency/ui/stack";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useChangeEnquiry } from "./api.ts";
import styles from "./enquiry-note.module.css";

const longestNote = 2000;

/** The staff's note on an enquiry. */
export function EnquiryNote({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const [note, setNote] = useState(enquiry.note ?? "");
  const [followed, setFollowed] = useState(enquiry.note);
  // Somebody else changed the note, and nothing was typed here.
  if (enquiry.note !== followed) {
    setFollowed(enquiry.note);
    if (note.trim() === (followed ?? "")) setNote(enquiry.note ?? "");
  }
  const save = useChangeEnquiry(enquiry.id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { note: note.trim() || null },
      {
        onSuccess: () => toast({ title: t("note.saved") }),
        onError: (error) => toast({ title: t("note.failed", { message: messageOf(error) }), variant: "destructive" }),
      },
    );
  };
  return (
    <Stack as="form" gap="0.6rem" fit onSubmit={submit} className={styles["note"]}>
      <Textarea
        label={t("note.label")}
        description={t("note.hint")}
        rows={3}
        maxLength={longestNote}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={save.isError && t("note.failed", { message: messageOf(save.error) })}
      />
      <Button type="submit" variant="default" disabled={save.isPending || note.trim() === (enquiry.note ?? "")}>
        {save.isPending ? t("note.saving") : t("note.save")}
      </Button>
    </Stack>
  );
}
