import { useState } from "react";
import { useTranslation } from "react-i18next";
import { actionClass } from "@agency/ui/action";
import { Field } from "../../forms/field.tsx";
import { FinePrint, Outcome } from "../../forms/fine-print.tsx";
import { useForm } from "../../forms/use-form.ts";
import fields from "../../forms/forms.module.css";
import styles from "./audit-panel.module.css";

/** Emails the details of an audit. */
export function AuditMail({ auditId }: { auditId: string }) {
  const { t } = useTranslation("tools");
  const [done, setDone] = useState("");
  const success = t("audit.mail.success", { returnObjects: true });
  const form = useForm({
    api: () => import("./api.ts"),
    failure: t("audit.mail.failure"),
    send: (api, sent) => {
      setDone("");
      return api.mailDetails(auditId, sent);
    },
    onDone: () => {
      setDone(success.description);
      return success;
    },
  });
  return (
    <form className={styles["mail"]} {...form.props}>
      <div className={styles["row"]}>
        <Field
          form={form}
          name="email"
          label={t("audit.mail.label")}
          type="email"
          required
          maxLength={254}
          placeholder="you@example.com"
          autoComplete="email"
        />
        <button type="submit" className={`${actionClass("primary")} ${fields["send"]}`} disabled={form.pending}>
          {form.pending ? t("audit.mail.sending") : t("audit.mail.send")}
        </button>
      </div>
      <Outcome form={form} done={done} />
      <FinePrint form={form} notice={t("audit.mail.notice")} />
    </form>
  );
}
