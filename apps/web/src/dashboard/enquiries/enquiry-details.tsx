import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Enquiry } from "@agency/contracts/enquiries";
import { Stack } from "@agency/ui/stack";
import { StateBlock } from "@agency/ui/state-block";
import { toast } from "@agency/ui/toast";
import { CallError } from "../../shared/api/call-error.ts";
import { messageOf } from "../../shared/api/message-of.ts";
import { Person } from "../people/person.tsx";
import { LoadFailed } from "../shared/load-failed.tsx";
import { Loading } from "../shared/loading.tsx";
import { StaleNote } from "../shared/stale-note.tsx";
import { useFormat } from "../shared/use-format.ts";
import { useChangeEnquiry, useEnquiry } from "./api.ts";
import { EnquiryActions } from "./enquiry-actions.tsx";
import { EnquiryClient } from "./enquiry-client.tsx";
import { EnquiryFacts, EnquiryOrigin } from "./enquiry-facts.tsx";
import { EnquiryBadges } from "./enquiry-row.tsx";
import { whoOf } from "./use-names.ts";
import list from "../shared/list.module.css";
import styles from "./enquiry-details.module.css";
import enquiryNote from "./enquiry-note.module.css";

type EnquiryDetailsProps = {
  id: string;
  /** The enquiry as the list already has it. */
  known: Enquiry | undefined;
  onClose: () => void;
  onErased: () => void;
  /** Opens another enquiry. */
  onOpen: (id: string) => void;
};

/** All details of one enquiry and all actions for it. */
export function EnquiryDetails({ id, known, onClose, onErased, onOpen }: EnquiryDetailsProps) {
  const { t } = useTranslation("enquiries");
  const { data, error, refetch } = useEnquiry(id, known);
  const gone = error instanceof CallError && (error.status === 404 || error.status === 400);
  return (
    <Stack
      as="article"
      gap="1.5rem"
      className={styles["details"]}
      aria-labelledby={data && !gone ? "opened-enquiry" : undefined}
    >
      <Button variant="default" size="compact-md" className={styles["close"] ?? ""} onClick={onClose}>
        {t("details.close")}
      </Button>
      {gone && <StateBlock mood="empty" title={t("details.gone")} description={t("details.goneLead")} />}
      {!gone && !data && (error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {!gone && data && (
        <>
          <StaleNote error={error} />
          <Heading enquiry={data} />
          <EnquiryActions enquiry={data} />
          <EnquiryFacts enquiry={data} />
          <EnquiryNote enquiry={data} />
          <EnquiryClient enquiry={data} />
          <EnquiryOrigin enquiry={data} />
          <Person email={data.email} enquiryId={id} onOpen={onOpen} onErased={onErased} />
        </>
      )}
    </Stack>
  );
}

/** Takes the focus when it appears, so that reading continues here. */
function Heading({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Stack as="header" gap="0.35rem" fit className={styles["heading"]}>
      <p className={list["quiet"]}>
        {t(`kinds.${enquiry.kind}`)} · {moment(enquiry.createdAt)}
      </p>
      <h2 id="opened-enquiry" ref={heading} tabIndex={-1}>
        {whoOf(enquiry)}
      </h2>
      <EnquiryBadges enquiry={enquiry} />
    </Stack>
  );
}

const longestNote = 2000;

/** The staff's note on an enquiry. */
function EnquiryNote({ enquiry }: { enquiry: Enquiry }) {
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
    <Stack as="form" gap="0.6rem" fit onSubmit={submit} className={enquiryNote["note"]}>
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
