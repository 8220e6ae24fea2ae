import { useTranslation } from "react-i18next";
import type { Audit } from "@agency/contracts/audit";
import { late } from "../../../shared/late-start/late.tsx";
import { useForm } from "../../forms/use-form.ts";
import { AddressForm } from "../address-form.tsx";

const AuditPanel = late(() => import("./audit-panel.tsx"));

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
  const submit = form.pending ? t("audit.running") : t("audit.run");
  return <AddressForm form={form} maxLength={2000} submit={submit} />;
}

/** The place for the audit's result. */
export function AuditResult({ audit }: { audit: Audit | null }) {
  return audit && <AuditPanel key={audit.id} audit={audit} focused />;
}
