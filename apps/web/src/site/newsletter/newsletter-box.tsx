import { useTranslation } from "react-i18next";
import { sample } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { SampleBadge } from "@agency/ui/sample-badge";
import { Text } from "@agency/ui/text";
import { EmailField } from "../forms/field.tsx";
import { FinePrint, Outcome, WithoutScript } from "../forms/fine-print.tsx";
import { useForm } from "../forms/use-form.ts";
import { Band } from "../shared/band/band.tsx";
import { Title } from "../shared/title/title.tsx";
import fields from "../forms/forms.module.css";
import styles from "./newsletter-box.module.css";

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
      className={styles["box"]}
      aria-labelledby={`${form.id}title`}
    >
      <div>
        <Title size="section" measure="13ch" id={`${form.id}title`}>
          {t("newsletter.title")}
        </Title>
        <Text size="large" tone="soft" measure="44ch" top="1.25rem">
          {sample && claim && (
            <>
              {claim} <SampleBadge label={t("newsletter.sample")} />{" "}
            </>
          )}
          {t("newsletter.lead")}
        </Text>
      </div>
      <form className={styles["form"]} {...form.props}>
        <Row align="end" className={styles["row"]}>
          <EmailField form={form} label={t("newsletter.label")} placeholder={t("emailExample")} />
          <button type="submit" className={`${actionClass("primary")} ${fields["send"]}`} disabled={form.pending}>
            {form.pending ? t("newsletter.subscribing") : t("newsletter.subscribe")}
          </button>
        </Row>
        <Outcome form={form} />
        <FinePrint form={form} notice={t("newsletter.notice")} marketing={false} />
        <WithoutScript />
      </form>
    </Band>
  );
}
