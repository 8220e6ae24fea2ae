import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { agency, agencyDetails } from "@agency/content/agency";
import { currency } from "@agency/content/settings";
import type { AnswerInput, OwnAnswer } from "@agency/contracts/answers";
import { longestQuestion, maximumAnswered } from "@agency/model/limits";
import { formatCount, formatMoment } from "@agency/model/report/format";
import { type AnswerRating, answerRatings } from "@agency/model/states";
import { actionClass } from "@agency/ui/action";
import { Row, Stack, Text } from "@agency/ui/layout";
import { call } from "../shared/api/call.ts";
import { errorMessage } from "../shared/api/error-message.ts";
import { getLocale } from "../shared/i18n/messages.ts";
import { useLanguage } from "../shared/i18n/use-language.ts";
import { portalKey } from "./api.ts";
import styles from "./answer.module.css";

/** The report in the portal, or the link that opens it. */
export type AnswerPlace = { clientId: string; reportId: string } | { shareToken: string };

type AnswerProps = {
  place: AnswerPlace;
  revision: number;
  /** How many leads the report has; null where that is unknown. */
  leads: number | null;
};

/** Below a report, its reader says whether it was useful, asks a question, and tells what became of the leads. */
export default function Answer({ place, revision, leads }: AnswerProps) {
  const { data } = useQuery(answerQuery(place, revision));
  // The report can be read without.
  if (!data) return null;
  if (data.state === "open") return <AnswerForm {...{ place, revision, leads }} own={data} />;
  return <NoAnswer own={data} />;
}

function NoAnswer({ own: { answer, state } }: { own: OwnAnswer }) {
  const { t } = useTranslation("share");
  const locale = getLocale(useLanguage());
  if (state === "staff") return <Note>{t("answer.staff")}</Note>;
  return answer && <Note>{t("answer.closed", { date: dateText(answer.at, locale) })}</Note>;
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Text size="small" tone="soft" className={styles["answer"]} data-no-print>
      {children}
    </Text>
  );
}

function dateText(moment: string, locale: string): string {
  return formatMoment(new Date(moment), locale, agencyDetails.timeZone);
}

const nothing: NonNullable<OwnAnswer["answer"]> = {
  rating: null,
  question: null,
  customers: null,
  worth: null,
  name: null,
  at: "",
};

/** A thumb counts at once. The rest is sent together. */
function AnswerForm({ place, revision, leads, own }: AnswerProps & { own: OwnAnswer }) {
  const { t } = useTranslation("share");
  const queryClient = useQueryClient();
  const heading = useId();
  const { at: _at, ...said } = own.answer ?? nothing;
  const [isOpen, setOpen] = useState(said.question !== null || said.customers !== null || said.worth !== null);
  const saving = useMutation({
    mutationFn: (changed: Omit<AnswerInput, "revision">) => saveAnswer(place, { revision, ...changed }),
    onSuccess: (answer) => queryClient.setQueryData(answerQuery(place, revision).queryKey, answer),
  });
  const rate = (rating: AnswerRating) => {
    setOpen(true);
    saving.mutate({ ...said, rating: said.rating === rating ? null : rating });
  };
  return (
    <Stack as="section" gap="0.75rem" className={styles["answer"]} aria-labelledby={heading} data-no-print>
      <Text as="h3" id={heading} size="large">
        {t("answer.heading")}
      </Text>
      <Row gap="0.5rem">
        {answerRatings.map((rating) => (
          <button
            key={rating}
            type="button"
            aria-pressed={said.rating === rating}
            className={actionClass("secondary", "small")}
            onClick={() => rate(rating)}
          >
            <Thumb down={rating === "down"} /> {t(`answer.${rating}`)}
          </button>
        ))}
        <button
          type="button"
          aria-expanded={isOpen}
          className={actionClass("secondary", "small")}
          onClick={() => setOpen(!isOpen)}
        >
          {t("answer.ask")}
        </button>
      </Row>
      {isOpen && (
        <Details said={said} leads={leads} busy={saving.isPending} onSend={(changed) => saving.mutate(changed)} />
      )}
      <Text role={saving.error ? "alert" : "status"} size="small" tone={saving.error ? "bad" : "soft"}>
        {saving.error ? `${t("answer.failed")}. ${errorMessage(saving.error)}` : outcome()}
      </Text>
    </Stack>
  );

  function outcome(): string {
    if (!saving.isSuccess) return t("answer.lead", { agency: agency.name });
    return own.answer ? t("answer.saved", { agency: agency.name }) : t("answer.takenBack");
  }
}

type DetailsProps = {
  said: Omit<AnswerInput, "revision">;
  leads: number | null;
  busy: boolean;
  onSend: (said: Omit<AnswerInput, "revision">) => void;
};

function Details({ said, leads, busy, onSend }: DetailsProps) {
  const { t } = useTranslation("share");
  const locale = getLocale(useLanguage());
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => {
      const typed = form.get(name);
      return typeof typed === "string" ? typed.trim() || null : null;
    };
    const number = (name: string) => (text(name) === null ? null : Number(text(name)));
    onSend({
      ...said,
      question: text("question"),
      name: text("name"),
      // Fields that the report does not ask for keep what was said.
      ...(leads ? { customers: number("customers"), worth: number("worth") } : {}),
    });
  };
  return (
    <Stack as="form" gap="0.75rem" measure="40rem" className={styles["form"]} onSubmit={send}>
      <label>
        <span>
          {t("answer.question")}{" "}
          <Text as="small" size="tiny" tone="soft">
            {t("answer.questionHint", { number: formatCount(longestQuestion, locale) })}
          </Text>
        </span>
        <textarea name="question" rows={3} maxLength={longestQuestion} defaultValue={said.question ?? ""} />
      </label>
      {leads ? (
        <Row gap="0.75rem 1.5rem" align="end">
          <label>
            <span>{t("answer.customers", { leads: formatCount(leads, locale) })}</span>
            <WholeNumber name="customers" max={maximumAnswered.customers} value={said.customers} />
          </label>
          <label>
            <span>{t("answer.worth", { currency: currency.symbol })}</span>
            <WholeNumber name="worth" max={maximumAnswered.worth} value={said.worth} />
          </label>
        </Row>
      ) : null}
      <label>
        <span>{t("answer.name")}</span>
        <input name="name" maxLength={120} autoComplete="name" defaultValue={said.name ?? ""} />
      </label>
      <Row>
        <button type="submit" className={actionClass("primary", "small")} disabled={busy}>
          {t(busy ? "answer.sending" : "answer.send")}
        </button>
      </Row>
    </Stack>
  );
}

function WholeNumber({ name, max, value }: { name: string; max: number; value: number | null }) {
  return <input name={name} type="number" inputMode="numeric" min={0} max={max} step={1} defaultValue={value ?? ""} />;
}

/** A hand with its thumb up, or down. */
function Thumb({ down }: { down: boolean }) {
  return (
    <svg className={styles["thumb"]} data-down={down || undefined} viewBox="0 0 20 20" aria-hidden="true">
      <path d="M2 9h4v9H2zM8 9l3-7c1.5 0 2.5 1 2.5 2.5L13 8h4.2c1 0 1.6.9 1.4 1.8l-1.5 6.7c-.2.9-1 1.5-1.9 1.5H8z" />
    </svg>
  );
}

function answerQuery(place: AnswerPlace, revision: number) {
  return queryOptions({
    queryKey: [portalKey, "answer", place, revision],
    queryFn: ({ signal }) =>
      "shareToken" in place
        ? call("GET /api/shared/:shareToken/answer", { params: place, query: { revision } }, { signal })
        : call(
            "GET /api/reports/clients/:clientId/reports/:reportId/answer",
            { params: place, query: { revision } },
            { signal },
          ),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

function saveAnswer(place: AnswerPlace, body: AnswerInput): Promise<OwnAnswer> {
  return "shareToken" in place
    ? call("PUT /api/shared/:shareToken/answer", { params: place, body })
    : call("PUT /api/reports/clients/:clientId/reports/:reportId/answer", { params: place, body });
}
