import { useTranslation } from "react-i18next";
import type { Audit } from "@agency/contracts/audit";
import { actionClass } from "@agency/ui/action";
import { Outcome } from "../../forms/fine-print.tsx";
import { useForm } from "../../forms/use-form.ts";
import styles from "./audit-panel.module.css";

type AuditDrawingProps = { auditId: string; onResult: (audit: Audit) => void };

/** Offers to read a page whose text appears only after its scripts run in a browser. */
export function AuditDrawing({ auditId, onResult }: AuditDrawingProps) {
  const { t } = useTranslation("tools");
  const form = useForm({
    api: () => import("./api.ts"),
    failure: t("audit.draw.failure"),
    send: (api, sent) => api.auditDrawn(auditId, sent),
    onDone: (audit) => {
      onResult(audit);
      return undefined;
    },
  });
  return (
    <form className={styles["drawing"]} {...form.props}>
      <button type="submit" className={actionClass("secondary")} disabled={form.pending}>
        {form.pending ? t("audit.draw.running") : t("audit.draw.run")}
      </button>
      <p>{t("audit.draw.note")}</p>
      <Outcome form={form} />
    </form>
  );
}
