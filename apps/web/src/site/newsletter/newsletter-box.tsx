import { useTranslation } from "react-i18next";
import { sample } from "@agency/content/settings";
import { actionClass } from "@agency/ui/action";
import { SampleBadge } from "@agency/ui/sample-badge";
import { EmailField } from "../forms/field.tsx";
import { FinePrint, Outcome, WithoutScript } from "../forms/fine-print.tsx";
import { useForm } from "../forms/use-form.ts";
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
    <section className={styles["box"]} aria-labelledby={`${form.id}title`}>
      <div>
        <h2 id={`${form.id}title`}>{t("newsletter.title")}</h2>
        <p className={styles["lead"]}>
          {sample && claim && (
            <>
              {claim} <SampleBadge label={t("newsletter.sample")} />{" "}
            </>
          )}
          {t("newsletter.lead")}
        </p>
      </div>
      <form className={styles["form"]} {...form.props}>
        <div className={styles["row"]}>
          <EmailField form={form} label={t("newsletter.label")} placeholder={t("emailExample")} />
          <button type="submit" className={`${actionClass("primary")} ${fields["send"]}`} disabled={form.pending}>
            {form.pending ? t("newsletter.subscribing") : t("newsletter.subscribe")}
          </button>
        </div>
        <Outcome form={form} />
        <FinePrint form={form} notice={t("newsletter.notice")} marketing={false} />
        <WithoutScript />
      </form>
    </section>
  );
}
