import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { aboutLanguage } from "@agency/content/settings";
import type { Enquiry } from "@agency/contracts/enquiries";
import { longestAnswer } from "@agency/model/limits";
import { Row, Stack, Text } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { errorMessage } from "../../shared/api/error-message.ts";
import { NotificationBadge } from "../notifications/notifications.tsx";
import { useFormat } from "../shared/use-format.ts";
import { Allowed } from "../staff/rights.tsx";
import { useAnswerEnquiry } from "./api.ts";
import list from "../shared/shared.module.css";

/** What was answered from here, and the field for the next answer. */
export function EnquiryAnswers({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const { answers, language } = enquiry;
  return (
    <Stack as="section" gap="0.6rem" className={list["part"]} aria-labelledby="answers">
      <h3 id="answers">{t("answer.heading")}</h3>
      {answers.length === 0 && (
        <Text size="small" tone="soft">
          {t("answer.none")}
        </Text>
      )}
      <Stack as="ol" gap="0.85rem">
        {answers.map(({ number, text, by, at, mail }) => (
          <Stack as="li" gap="0" key={number} edge="plain">
            <Row gap="0.25rem 0.75rem" align="center">
              <Text as="span" size="small" tone="soft">
                {t("answer.by", { name: by, when: moment(at) })}
              </Text>
              {mail && <NotificationBadge state={mail} />}
            </Row>
            <Text measure="var(--measure)" verbatim lang={language}>
              {text}
            </Text>
          </Stack>
        ))}
      </Stack>
      <Allowed right="enquiries">
        <AnswerForm enquiry={enquiry} />
      </Allowed>
    </Stack>
  );
}

function AnswerForm({ enquiry: { id, email, language, answers } }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const [text, setText] = useState("");
  const answer = useAnswerEnquiry(id);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer.mutate(
      { text: text.trim(), number: answers.length },
      {
        onSuccess: () => {
          setText("");
          toast({ title: t("answer.sent") });
        },
      },
    );
  };
  return (
    <Stack as="form" gap="0.6rem" onSubmit={submit} className={list["part"]}>
      <Textarea
        label={t("answer.label")}
        description={t("answer.hint", { email, language: aboutLanguage(language).label })}
        rows={5}
        maxLength={longestAnswer}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        error={answer.isError && t("answer.failed", { message: errorMessage(answer.error) })}
      />
      <Button type="submit" mr="auto" disabled={answer.isPending || text.trim() === ""}>
        {answer.isPending ? t("answer.sending") : t("answer.send")}
      </Button>
    </Stack>
  );
}
