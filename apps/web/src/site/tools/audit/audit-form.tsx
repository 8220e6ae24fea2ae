import { useTranslation } from "react-i18next";
import type { Audit } from "@agency/contracts/audit/schemas";
import { actionClass } from "@agency/ui/action";
import { late } from "../../../shared/late-start/late.tsx";
import { Field } from "../../forms/field.tsx";
import { Outcome, WithoutScript } from "../../forms/fine-print.tsx";
import { useForm } from "../../forms/use-form.ts";
import styles from "../../forms/forms.module.css";

const AuditPanel = late(
  () => import("./audit-panel.tsx"),
  (module) => module.default,
);

/** The SEO audit form. Passes the result to `onResult`. */
export function AuditForm({ onResult }: { onResult: (audit: Audit) => void }) {
  const { t } = useTranslation("tools");
  const form = useForm({
    api: () => import("./api.ts"),
    failure: t("audit.failure"),
    send: (api, sent) => api.auditPage(sent),
    onDone: (audit) => {
      onResult(audit);
      const { title, description } = t("audit.success", { returnObjects: true, score: audit.score });
      return { title, description };
    },
  });
  return (
    <form className={styles["short"]} {...form.props}>
      <Field
        form={form}
        name="url"
        label={t("url")}
        type="url"
        required
        maxLength={2000}
        placeholder={t("urlPlaceholder")}
        autoComplete="url"
      />
      <button type="submit" className={`${actionClass("primary")} ${styles["send"]}`} disabled={form.pending}>
        {form.pending ? t("audit.running") : t("audit.run")}
      </button>
      <Outcome form={form} />
      <WithoutScript />
    </form>
  );
}

/** The place for the audit's result. */
export function AuditResult({ audit }: { audit: Audit | null }) {
  return audit && <AuditPanel key={audit.id} audit={audit} focused />;
}
