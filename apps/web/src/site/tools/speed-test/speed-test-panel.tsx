import { useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { SpeedTest } from "@agency/contracts/speed-test";
import { serverSpeedWeights } from "@agency/model/server-speed";
import { scoreVerdict } from "@agency/model/speed-limits";
import { dayAndTime } from "@agency/model/time-of-day";
import { Row } from "@agency/ui/row";
import { Text } from "@agency/ui/text";
import { localeOf } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { tellThatShown } from "../../../shared/late-start/tell-that-shown.ts";
import { shownAddress } from "../../shared/shown-address.ts";
import { ScoreDial } from "../audit/score-dial.tsx";
import { Talk } from "../talk.tsx";
import { SpeedFigures, Verdict } from "./speed-figures.tsx";
import { SpeedFindings } from "./speed-findings.tsx";
import { type Units, unitsIn } from "./units.ts";
import styles from "./speed-test.module.css";

/** The dial's grades, by Lighthouse's limits. */
const grades = { good: "good", fair: "middling", poor: "bad" } as const;

/** The results of a speed test, what to do first, how it was measured, and what the method could not check. */
export default function SpeedTestPanel({ test }: { test: SpeedTest }) {
  const { t } = useTranslation("tools");
  const locale = localeOf(useLanguage());
  const units = unitsIn(locale);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(tellThatShown, []);
  const date = dayAndTime(locale, timeZone).format(new Date(test.measuredAt));
  const verdict = scoreVerdict(test.performanceScore);

  return (
    <Row
      as="section"
      gap="1.5rem clamp(1.5rem, 4vw, 3.5rem)"
      align="start"
      className={styles["panel"]}
      aria-labelledby={id}
    >
      <div className={styles["score"]}>
        <ScoreDial
          score={test.performanceScore}
          label={`${t("speed.score")}: ${test.performanceScore}/100, ${t(`speed.verdicts.${verdict}`)}`}
          grade={grades[verdict]}
        />
        <p aria-hidden="true">
          {t("speed.score")}
          <Verdict verdict={verdict} />
        </p>
      </div>
      <div className={styles["measured"]}>
        <h3 id={id} ref={heading} tabIndex={-1} className={styles["title"]}>
          {t("speed.result", { url: shownAddress(test.finalUrl) })}
        </h3>
        <Text size="small" tone="muted" top="0.5rem" className={styles["method"]}>
          {test.method === "lighthouse"
            ? t("speed.lighthouse", { version: test.lighthouseVersion ?? "" })
            : t("speed.server")}{" "}
          {t("speed.measured", { date })}. {test.cached && t("speed.cached")}
        </Text>
        <SpeedFigures test={test} units={units} />
        <HowMeasured test={test} units={units} />
      </div>
      <SpeedFindings test={test} units={units} />
      <div className={styles["next"]}>
        <Talk result={{ tool: "speed", url: test.finalUrl, score: String(test.performanceScore) }} />
      </div>
    </Row>
  );
}

/** How Lighthouse weighs its measurements. */
const scoring = "https://developer.chrome.com/docs/lighthouse/performance/performance-scoring";

/** On what line each figure was measured, and by what it was judged. */
function HowMeasured({ test: { line, method }, units }: { test: SpeedTest; units: Units }) {
  const { t } = useTranslation("tools");
  return (
    <>
      {line && (
        <Text size="small" tone="muted" top="0.5rem" className={styles["method"]}>
          {t("speed.simulated", {
            download: units.number(line.download / 1000, 1),
            roundTrip: units.number(line.roundTrip, 0),
            slowdown: units.number(line.slowdown, 0),
          })}
        </Text>
      )}
      <Text size="small" tone="muted" top="0.5rem" className={styles["method"]}>
        {t("speed.limits")}{" "}
        {method === "lighthouse" ? (
          <a href={scoring} rel="noopener">
            {t("speed.scoring")}
          </a>
        ) : (
          t("speed.weights", serverSpeedWeights)
        )}
      </Text>
    </>
  );
}
