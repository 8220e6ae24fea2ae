import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { Row } from "@agency/ui/row";
import { EmailField } from "../../forms/field.tsx";
import { FinePrint, Outcome } from "../../forms/fine-print.tsx";
import { useForm } from "../../forms/use-form.ts";
import fields from "../../forms/forms.module.css";
import styles from "./audit-panel.module.css";

/** Emails the details of an audit. */
export function AuditMail({ auditId }: { auditId: string }) {
  const { t } = useTranslation(["tools", "forms"]);
  const form = useForm({
    api: () => import("./api.ts"),
    failure: t("audit.mail.failure"),
    success: t("audit.mail.success", { returnObjects: true }),
    send: (api, sent) => api.mailDetails(auditId, sent),
  });
  return (
    <form className={styles["mail"]} {...form.props}>
      <Row gap="0.6rem" align="end" className={styles["row"]}>
        <EmailField form={form} label={t("audit.mail.label")} placeholder={t("forms:emailExample")} />
        <button type="submit" className={`${actionClass("primary")} ${fields["send"]}`} disabled={form.pending}>
          {form.pending ? t("audit.mail.sending") : t("audit.mail.send")}
        </button>
      </Row>
      <Outcome form={form} />
      <FinePrint form={form} notice={t("audit.mail.notice")} />
    </form>
  );
}
