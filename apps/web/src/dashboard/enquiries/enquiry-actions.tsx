import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useLoaderData } from "react-router";
import { periodText, retention } from "@agency/content/legal";
import type { Language } from "@agency/content/settings";
import type { Enquiry, EnquiryChange } from "@agency/contracts/enquiries";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { emailLink } from "../../shared/contact/email-link.ts";
import { localeOf } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useFormat } from "../shared/use-format.ts";
import { useChangeEnquiry } from "./api.ts";
import { phoneIn } from "./phone-in.ts";
import list from "../shared/list.module.css";

/** Replies to an enquiry and sets its status. */
export function EnquiryActions({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation("enquiries");
  const { moment } = useFormat();
  const locale = localeOf(useLanguage());
  const change = useChangeEnquiry(enquiry.id);
  const { email, handledAt, spam, message, note, language, details } = enquiry;
  const phone = phoneIn(details.phone ?? null, message, note);
  const { replySubjects } = useLoaderData<{ replySubjects: Record<Language, string> }>();
  const say = (body: EnquiryChange, done: string) =>
    change.mutate(body, {
      onSuccess: () => toast({ title: done }),
      onError: (error) => toast({ title: t("actionFailed", { message: messageOf(error) }), variant: "destructive" }),
    });

  return (
    <Row gap="0.5rem 0.75rem" align="center" role="group" aria-label={t("actions.label")}>
      <a className={actionClass("primary", "small")} href={emailLink(email, replySubjects[language])}>
        {t("actions.reply")}
      </a>
      {phone && (
        <a
          className={actionClass("secondary", "small")}
          href={`https://wa.me/${phone.digits}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t("actions.whatsapp", { number: phone.written })}
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
