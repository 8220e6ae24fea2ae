import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Audit } from "@agency/contracts/audit";
import type { SpeedTest, SpeedTestProgress } from "@agency/contracts/speed-test";
import { late } from "../../shared/late-start/late.tsx";
import { Field, Outcome, Send, WithoutScript } from "../forms/fields.tsx";
import { type Form, useForm } from "../forms/use-form.ts";
import styles from "../forms/forms.module.css";

/** The SEO audit form. Passes the result to `onResult`. */
export function AuditForm({ onResult }: { onResult: (audit: Audit) => void }) {
  const { t } = useTranslation("tools");
  const form = useForm({
    api: () => import("./audit/api.ts"),
    failure: t("audit.failure"),
    send: (api, sent) => api.auditPage(sent),
    onDone: (audit) => {
      onResult(audit);
      const { title, description } = t("audit.success", { returnObjects: true, score: audit.score });
      return { title, description };
    },
  });
  return <AddressForm form={form} label={t("audit.run")} sending={t("audit.running")} />;
}

const Progress = late(
  () => import("./speed-test/progress.tsx"),
  // Shows nothing if the code cannot be fetched: the button says that the test is running.
  () => null,
);

/** The speed test form and its progress. Passes the result to `onResult`. */
export function SpeedTestForm({ onResult }: { onResult: (test: SpeedTest) => void }) {
  const { t, i18n } = useTranslation("tools");
  const [progress, setProgress] = useState<SpeedTestProgress | null>(null);
  const form = useForm({
    api: () => import("./speed-test/api.ts"),
    failure: t("speed.failure"),
    send: (api, sent) => {
      setProgress(null);
      return api.testSpeed(sent, setProgress);
    },
    onDone: (test) => {
      onResult(test);
      const time = `${test.loadTime.toLocaleString(i18n.language, { maximumFractionDigits: 1 })} s`;
      const { title, description } = t("speed.success", {
        returnObjects: true,
        time,
        score: String(test.performanceScore),
      });
      return { title, description };
    },
  });
  return (
    <AddressForm form={form} label={t("speed.run")} sending={t("speed.running")}>
      {form.pending && <Progress progress={progress} />}
    </AddressForm>
  );
}

type AddressFormProps = { form: Form; label: string; sending: string; children?: ReactNode };

function AddressForm({ form, label, sending, children }: AddressFormProps) {
  const { t } = useTranslation("tools");
  return (
    <form className={styles["form"]} {...form.props}>
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
      <Send form={form} label={label} sending={sending} />
      {children}
      <Outcome form={form} />
      <WithoutScript />
    </form>
  );
}
