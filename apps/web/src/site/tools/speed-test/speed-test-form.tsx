import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SpeedTest, SpeedTestProgress } from "@agency/contracts/speed-test/schemas";
import { actionClass } from "@agency/ui/action";
import { late } from "../../../shared/late-start/late.tsx";
import { Field } from "../../forms/field.tsx";
import { Outcome, WithoutScript } from "../../forms/fine-print.tsx";
import { useForm } from "../../forms/use-form.ts";
import styles from "../../forms/forms.module.css";

const SpeedTestPanel = late(
  () => import("./speed-test-panel.tsx"),
  (module) => module.default,
);
const Progress = late(
  () => import("./progress.tsx"),
  (module) => module.default,
  // Shows nothing if the code cannot be fetched: the button says that the test is running.
  () => null,
);

/** The speed test form and its progress. Passes the result to `onResult`. */
export function SpeedTestForm({ onResult }: { onResult: (test: SpeedTest) => void }) {
  const { t, i18n } = useTranslation("tools");
  const [progress, setProgress] = useState<SpeedTestProgress | null>(null);
  const form = useForm({
    api: () => import("./api.ts"),
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
    <form className={styles["short"]} {...form.props}>
      <Field
        form={form}
        name="url"
        label={t("url")}
        type="url"
        required
        maxLength={2048}
        placeholder={t("urlPlaceholder")}
        autoComplete="url"
      />
      <button type="submit" className={`${actionClass("primary")} ${styles["send"]}`} disabled={form.pending}>
        {form.pending ? t("speed.running") : t("speed.run")}
      </button>
      {form.pending && <Progress progress={progress} />}
      <Outcome form={form} />
      <WithoutScript />
    </form>
  );
}

/** The place for the test's result. */
export function SpeedTestResult({ test }: { test: SpeedTest | null }) {
  return test && <SpeedTestPanel key={`${test.url} ${test.measuredAt}`} test={test} />;
}
