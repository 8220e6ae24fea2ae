import { Alert, Button, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLoaderData } from "react-router";
import { retention } from "@agency/content/legal";
import { periodText } from "@agency/content/period-text";
import { type ClientPackage, clientPackages, currency, type Language, usualMonthlyFee } from "@agency/content/settings";
import type { Enquiry, EnquiryChange } from "@agency/contracts/enquiries";
import { actionClass } from "@agency/ui/action";
import { Row, Stack } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { StateBlock } from "@agency/ui/state-block";
import { toast } from "@agency/ui/toast";
import { CallError } from "../../shared/api/call-error.ts";
import { errorMessage } from "../../shared/api/error-message.ts";
import { emailLink } from "../../shared/contact/contact-links.ts";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage, useLocalisedPath } from "../../shared/i18n/use-language.ts";
import { Person } from "../people/person.tsx";
import { usePortalAddress } from "../shared/client-in-address.ts";
import { CopyButton } from "../shared/copy-button.tsx";
import { QueryState } from "../shared/loaded.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { useChangeEnquiry, useEnquiry, useTurnIntoClient } from "./api.ts";
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
  const { data, error } = query;
  const gone = error instanceof CallError && (error.status === 404 || error.status === 400);
  return (
    <Stack
      as="article"
      gap="1.5rem"
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
    <Stack as="form" gap="0.6rem" fit onSubmit={submit} className={styles["note"]}>
      <Textarea
        label={t("note.label")}
        description={t("note.hint")}
        rows={3}
        maxLength={longestNote}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        error={save.isError && t("note.failed", { message: errorMessage(save.error) })}
      />
      <Button type="submit" variant="default" disabled={save.isPending || note.trim() === (enquiry.note ?? "")}>
        {save.isPending ? t("note.saving") : t("note.save")}
      </Button>
    </Stack>
  );
}

/** Replies to an enquiry and sets its status. */
function EnquiryActions({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const locale = getLocale(useLanguage());
  const change = useChangeEnquiry(enquiry.id);
  const { email, handledAt, spam, language, chat } = enquiry;
  const { replySubjects } = useLoaderData<{ replySubjects: Record<Language, string> }>();
  const say = (body: EnquiryChange, done: string) =>
    change.mutate(body, {
      onSuccess: () => toast({ title: done }),
      onError: failureToast((reason) => t("actionFailed", { message: reason })),
    });

  return (
    <Row gap="0.5rem 0.75rem" align="center" role="group" aria-label={t("actions.label")}>
      <a className={actionClass("primary", "small")} href={emailLink(email, replySubjects[language])}>
        {t("actions.reply")}
      </a>
      {chat && (
        <a className={actionClass("secondary", "small")} href={chat.url} target="_blank" rel="noopener noreferrer">
          {t("actions.whatsapp", { number: chat.number })}
        </a>
      )}
      <Button
        variant="default"
        disabled={change.isPending}
        onClick={() => say({ handled: !handledAt }, handledAt ? t("actions.reopened") : t("actions.handled"))}
      >
        {handledAt ? t("actions.reopen") : t("actions.handle")}
      </Button>
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
      {handledAt && <p className={list["quiet"]}>{t("actions.handledAt", { when: moment(handledAt) })}</p>}
    </Row>
  );
}

/** The client created from an enquiry, or a button that creates one. */
function EnquiryClient({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const { t: tAdmin } = useTranslation("admin");
  const turn = useTurnIntoClient(enquiry.id);
  const client = enquiry.client ?? turn.data;
  const { offer } = enquiry.details;
  const [chosen, choose] = useState<ClientPackage>(offer?.package ?? clientPackages[0]);
  const [fee, setFee] = useState(String(offer?.monthlyFee ?? usualMonthlyFee));
  const exists = turn.error instanceof CallError && turn.error.body?.error === "client_exists";
  const add = () =>
    turn.mutate(
      { package: chosen, ...(fee !== "" && { monthlyFee: Number(fee) }), ...(exists && { confirmed: true }) },
      { onSuccess: ({ name }) => toast({ title: t("client.done", { name }) }) },
    );

  return (
    <Stack as="section" gap="0.6rem" fit className={list["part"]} aria-labelledby="client">
      <h3 id="client">{t("client.title")}</h3>
      {client ? (
        <IsClient client={client} />
      ) : (
        <>
          <p className={list["quiet"]}>{t("client.hint", { who: senderName(enquiry) })}</p>
          <div className={styles["terms"]}>
            <Select
              label={t("client.package")}
              value={chosen}
              onChange={choose}
              options={clientPackages.map((value) => ({ value, label: tAdmin(`package.${value}`) }))}
            />
            <TextInput
              label={t("client.fee", { currency: currency.symbol })}
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              autoComplete="off"
              value={fee}
              onChange={({ currentTarget }) => setFee(currentTarget.value)}
            />
          </div>
          {turn.isError && (
            <Alert color="bad" title={t("client.failed")} role="alert">
              {isTaken(turn.error) ? t("client.taken", { email: enquiry.email }) : errorMessage(turn.error)}{" "}
              {isTaken(turn.error) && <ToClients />}
            </Alert>
          )}
          <Button variant="default" onClick={add} disabled={turn.isPending}>
            {turn.isPending ? t("client.turning") : t(exists ? "client.addAnyway" : "client.turn")}
          </Button>
        </>
      )}
    </Stack>
  );
}

function IsClient({ client: { id, name } }: { client: { id: string; name: string } }) {
  const { t } = useTranslation("enquiries");
  const portal = usePortalAddress();
  return (
    <>
      <p>{t("client.isClient", { name })}</p>
      <p>
        {t("client.id")}: <code>{id}</code> <CopyButton value={id} name={t("client.copyId", { name })} />
      </p>
      <Row as="p" gap="0.5rem 1.5rem" className={styles["links"]}>
        <ToClients />
        <a href={portal(id)}>{t("client.portal")}</a>
      </Row>
    </>
  );
}

function ToClients() {
  const { t } = useTranslation("enquiries");
  const localised = useLocalisedPath();
  return <Link to={localised("/admin?tab=clients")}>{t("client.toClients")}</Link>;
}

function isTaken(error: unknown): boolean {
  return error instanceof CallError && error.body?.error === "email_taken";
}
