import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { retention } from "@agency/content/legal";
import { periodText } from "@agency/content/period-text";
import type { Language } from "@agency/content/settings";
import type { Enquiry, EnquiryChange } from "@agency/contracts/enquiries";
import { actionClass } from "@agency/ui/action";
import { FilterSelect } from "@agency/ui/filter-select";
import { Row, Stack, Text } from "@agency/ui/layout";
import { StateBlock } from "@agency/ui/state-block";
import { toast } from "@agency/ui/toast";
import { CallError } from "../../shared/api/call-error.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { emailLink } from "../../shared/contact/contact-links.ts";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { Person } from "../people/person.tsx";
import { useColleagues } from "../responsible/api.ts";
import { nobody, useResponsibleOptions } from "../responsible/use-responsible-options.ts";
import { QueryState } from "../shared/loaded.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { Allowed, Changeable, useMay } from "../staff/rights.tsx";
import { useChangeEnquiry, useEnquiry } from "./api.ts";
import { EnquiryAnswers } from "./enquiry-answers.tsx";
import { EnquiryClient } from "./enquiry-client.tsx";
import { EnquiryFacts, EnquiryOrigin } from "./enquiry-facts.tsx";
import { EnquiryBadges } from "./enquiry-row.tsx";
import { senderName } from "./use-names.ts";
import list from "../shared/shared.module.css";
import styles from "./enquiries.module.css";

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
  const query = useEnquiry(id, known);
  const may = useMay();
  const { data, error } = query;
  const gone = error instanceof CallError && (error.status === 404 || error.status === 400);
  return (
    <Stack
      as="article"
      gap="1.5rem"
      card="headed"
      className={styles["details"]}
      aria-labelledby={data && !gone ? "opened-enquiry" : undefined}
    >
      <Button variant="default" size="compact-md" mr="auto" onClick={onClose}>
        {t("details.close")}
      </Button>
      {gone && <StateBlock mood="empty" title={t("details.gone")} description={t("details.goneLead")} />}
      {!gone && <QueryState query={query} />}
      {!gone && data && (
        <>
          <Heading enquiry={data} />
          <Allowed right="enquiries">
            <EnquiryActions enquiry={data} />
          </Allowed>
          <EnquiryFacts enquiry={data} />
          <EnquiryAnswers enquiry={data} />
          <Changeable right="enquiries">
            <EnquiryNote enquiry={data} />
          </Changeable>
          {(data.client || may("newClients")) && <EnquiryClient enquiry={data} />}
          <EnquiryOrigin enquiry={data} />
          <Allowed right="exports">
            <Person email={data.email} enquiryId={id} onOpen={onOpen} onErased={onErased} />
          </Allowed>
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
    <Stack as="header" gap="0.35rem" fit>
      <Text size="small" tone="soft">
        {t(`kinds.${enquiry.kind}`)} · {moment(enquiry.createdAt)}
      </Text>
      <h2 id="opened-enquiry" ref={heading} tabIndex={-1}>
        {senderName(enquiry)}
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
        onError: failureToast((message) => t("note.failed", { message })),
      },
    );
  };
  return (
    <Stack as="form" gap="0.6rem" onSubmit={submit} className={list["part"]}>
      <Textarea
        label={t("note.label")}
        description={t("note.hint")}
        rows={3}
        maxLength={longestNote}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={save.isError && t("note.failed", { message: errorMessage(save.error) })}
      />
      <Button
        type="submit"
        variant="default"
        mr="auto"
        disabled={save.isPending || note.trim() === (enquiry.note ?? "")}
      >
        {save.isPending ? t("note.saving") : t("note.save")}
      </Button>
    </Stack>
  );
}

/** Answers an enquiry by other ways, assigns it, and says how far it is. */
function EnquiryActions({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const locale = getLocale(useLanguage());
  const change = useChangeEnquiry(enquiry.id);
  const { email, state, settled, spam, language, chat } = enquiry;
  const { replySubjects } = useLoaderData<{ replySubjects: Record<Language, string> }>();
  const say = (body: EnquiryChange, done: string) =>
    change.mutate(body, {
      onSuccess: () => {
        toast({ title: done });
        // The button goes.
        document.getElementById("opened-enquiry")?.focus({ preventScroll: true });
      },
      onError: failureToast((reason) => t("actionFailed", { message: reason })),
    });

  return (
    <Row gap="0.5rem 0.75rem" align="center" role="group" aria-label={t("actions.label")}>
      <a className={actionClass("secondary", "small")} href={emailLink(email, replySubjects[language])}>
        {t("actions.reply")}
      </a>
      {chat && (
        <a className={actionClass("secondary", "small")} href={chat.url} target="_blank" rel="noopener noreferrer">
          {t("actions.whatsapp", { number: chat.number })}
        </a>
      )}
      {state !== "answered" && (
        <Button
          variant="default"
          disabled={change.isPending}
          onClick={() => say({ state: "answered" }, t("actions.didAnswered"))}
        >
          {t("actions.answered")}
        </Button>
      )}
      {state === "waiting" ? (
        <Button
          variant="default"
          disabled={change.isPending}
          onClick={() => say({ state: "closed" }, t("actions.didClosed"))}
        >
          {t("actions.close")}
        </Button>
      ) : (
        <Button
          variant="default"
          disabled={change.isPending}
          onClick={() => say({ state: "waiting" }, t("actions.didWaiting"))}
        >
          {t("actions.reopen")}
        </Button>
      )}
      <Button
        variant="subtle"
        color={spam ? "ink" : "bad"}
        disabled={change.isPending}
        onClick={() =>
          say(
            { spam: !spam },
            spam ? t("actions.unmarkedSpam") : t("actions.markedSpam", { period: periodText(retention.spam, locale) }),
          )
        }
      >
        {spam ? t("actions.noSpam") : t("actions.isSpam")}
      </Button>
      <Assigned
        enquiry={enquiry}
        onChange={(to) =>
          say({ responsibleId: to?.id ?? null }, to ? t("assign.done", { name: to.name }) : t("assign.undone"))
        }
      />
      {settled && state !== "waiting" && (
        <Text size="small" tone="soft">
          {t(`actions.by.${state}`, { name: settled.by, when: moment(settled.at) })}
        </Text>
      )}
    </Row>
  );
}

type AssignedProps = { enquiry: Enquiry; onChange: (to: { id: string; name: string } | null) => void };

/** Who takes care of an enquiry. */
function Assigned({ enquiry: { responsible }, onChange }: AssignedProps) {
  const { t } = useTranslation("enquiries");
  const { data = [] } = useColleagues();
  const candidates = data.filter(({ seesAll }) => seesAll);
  return (
    <FilterSelect
      label={t("assign.label")}
      value={responsible?.id ?? nobody}
      onChange={(chosen) => onChange(candidates.find(({ id }) => id === chosen) ?? null)}
      options={useResponsibleOptions(candidates, responsible)}
    />
  );
}
