import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { SpeedTest, SpeedTestProgress } from "@agency/contracts/speed-test";
import { late } from "../../../shared/late-start/late.tsx";
import { useForm } from "../../forms/use-form.ts";
import { AddressForm } from "../address-form.tsx";

const SpeedTestPanel = late(() => import("./speed-test-panel.tsx"));
const Progress = late(
  () => import("./progress.tsx"),
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
  const submit = form.pending ? t("speed.running") : t("speed.run");
  return (
    <AddressForm form={form} maxLength={2048} submit={submit}>
      {form.pending && <Progress progress={progress} />}
    </AddressForm>
  );
}

/** The place for the test's result. */
export function SpeedTestResult({ test }: { test: SpeedTest | null }) {
  return test && <SpeedTestPanel key={`${test.url} ${test.measuredAt}`} test={test} />;
}
