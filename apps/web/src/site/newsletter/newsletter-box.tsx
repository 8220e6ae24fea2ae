import { useTranslation } from "react-i18next";
import { sample } from "@agency/content/settings";
import { Row } from "@agency/ui/layout";
import { SampleBadge } from "@agency/ui/sample-badge";
import { EmailField, FinePrint, Outcome, Send, WithoutScript } from "../forms/fields.tsx";
import { useForm } from "../forms/use-form.ts";
import { Band, Lead, Title } from "../shared/parts.tsx";
import fields from "../forms/forms.module.css";

/**
 * The newsletter sign-up. The answer does not reveal whether the address is subscribed; an email asks for confirmation.
 */
export function NewsletterBox() {
  const { t } = useTranslation("forms");
  const claim = t("newsletter.claim");
  const form = useForm({
    api: () => import("./api.ts"),
    failure: t("newsletter.failure"),
    send: (api, sent) => api.signUp(sent),
    onDone: (asked) => t(asked ? "newsletter.success" : "newsletter.held", { returnObjects: true }),
  });
  return (
    <Band
      space="passage"
      ground="soft"
      gap="2rem var(--apart)"
      columns="6fr 6fr"
      data-no-print
      aria-labelledby={`${form.id}title`}
    >
      <div>
        <Title size="section" measure="13ch" id={`${form.id}title`}>
          {t("newsletter.title")}
        </Title>
        <Lead measure="44ch">
          {sample && claim && (
            <>
              {claim} <SampleBadge label={t("newsletter.sample")} />{" "}
            </>
          )}
          {t("newsletter.lead")}
        </Lead>
      </div>
      <form className={fields["form"]} {...form.props}>
        <Row align="end" className={fields["inRow"]}>
          <EmailField form={form} label={t("newsletter.label")} placeholder={t("emailExample")} />
          <Send form={form} label={t("newsletter.subscribe")} sending={t("newsletter.subscribing")} />
        </Row>
        <Outcome form={form} />
        <FinePrint form={form} notice={t("newsletter.notice")} marketing={false} />
        <WithoutScript />
      </form>
    </Band>
  );
}
