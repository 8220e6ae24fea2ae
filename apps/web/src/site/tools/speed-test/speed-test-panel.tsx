import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { SpeedTest } from "@agency/contracts/speed-test/schemas";
import { serverSpeedWeights } from "@agency/model/server-speed";
import { dayAndTime } from "@agency/model/time-of-day";
import { localeOf } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { tellThatShown } from "../../../shared/late-start/tell-that-shown.ts";
import { shownAddress } from "../../shared/shown-address.ts";
import { ScoreDial } from "../audit/score-dial.tsx";
import styles from "./speed-test.module.css";

/** The results of a speed test, how they were measured, and what the method could not check. */
export default function SpeedTestPanel({ test }: { test: SpeedTest }) {
  const { t } = useTranslation("tools");
  const figures = useFigures(test);
  const locale = localeOf(useLanguage());
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(tellThatShown, []);
  const date = dayAndTime(locale, timeZone).format(new Date(test.measuredAt));

  return (
    <section className={styles["panel"]} aria-labelledby={id}>
      <div className={styles["score"]}>
        <ScoreDial score={test.performanceScore} label={`${t("speed.score")}: ${test.performanceScore}/100`} />
        <p aria-hidden="true">{t("speed.score")}</p>
      </div>
      <div className={styles["measured"]}>
        <h3 id={id} ref={heading} tabIndex={-1} className={styles["title"]}>
          {t("speed.result", { url: shownAddress(test.finalUrl) })}
        </h3>
        <p className={styles["method"]}>
          {test.method === "lighthouse"
            ? t("speed.lighthouse", { version: test.lighthouseVersion ?? "" })
            : t("speed.server")}{" "}
          {t("speed.measured", { date })}. {test.cached && t("speed.cached")}
        </p>
        <dl className={styles["figures"]}>
          {figures.map(({ name, text }) => (
            <div key={name}>
              <dt>{t(`speed.${name}`)}</dt>
              <dd data-unknown={text === null || undefined}>{text ?? t("audit.outcomes.unknown")}</dd>
            </div>
          ))}
        </dl>
        {test.method === "lighthouse" ? (
          <p className={styles["method"]}>
            {t("speed.explained")}{" "}
            <a href={scoring} rel="noopener">
              {t("speed.scoring")}
            </a>
          </p>
        ) : (
          <p className={styles["method"]}>{t("speed.weights", serverSpeedWeights)}</p>
        )}
      </div>
    </section>
  );
}

/** How Lighthouse weighs its measurements. */
const scoring = "https://developer.chrome.com/docs/lighthouse/performance/performance-scoring";

/** The figures, formatted for the page's language; null where the method could not check one. */
function useFigures(test: SpeedTest) {
  const locale = localeOf(useLanguage());
  const number = (value: number | null, digits: number) =>
    value === null ? null : value.toLocaleString(locale, { maximumFractionDigits: digits });
  const seconds = (milliseconds: number | null) =>
    milliseconds === null ? null : `${number(milliseconds / 1000, 1)} s`;
  const blocked = number(test.totalBlockingTime, 0);
  return [
    { name: "loadTime", text: seconds(test.loadTime * 1000) },
    { name: "largestContentfulPaint", text: seconds(test.largestContentfulPaint) },
    { name: "totalBlockingTime", text: blocked === null ? null : `${blocked} ms` },
    { name: "cumulativeLayoutShift", text: number(test.cumulativeLayoutShift, 3) },
    {
      name: "bytes",
      text: test.bytes < 1_000_000 ? `${number(test.bytes / 1000, 0)} kB` : `${number(test.bytes / 1_000_000, 1)} MB`,
    },
    { name: "requests", text: number(test.requests, 0) },
  ] as const;
}
