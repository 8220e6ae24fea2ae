import { useTranslation } from "react-i18next";
import type { SpeedTest } from "@agency/contracts/speed-test/schemas";
import { type LimitedFigure, type SpeedVerdict, speedVerdict } from "@agency/model/speed-limits";
import type { Units } from "./units.ts";
import styles from "./speed-test.module.css";

/** The figures of a speed test, the one that visitors feel first, each with how it compares with the published limits. */
export function SpeedFigures({ test, units }: { test: SpeedTest; units: Units }) {
  const { t } = useTranslation("tools");
  return (
    <dl className={styles["figures"]}>
      {figuresOf(test, units).map(({ name, text, verdict, isOwn }) => (
        <div key={name} data-figure={name}>
          <dt>
            {t(`speed.${name}`)}
            {isOwn && <span className={styles["line"]}> {t("speed.own")}</span>}
          </dt>
          <dd data-unknown={text === null || undefined}>
            {text ?? t("audit.outcomes.unknown")}
            {verdict && <Verdict verdict={verdict} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A verdict in words, colour and shape. */
export function Verdict({ verdict }: { verdict: SpeedVerdict }) {
  const { t } = useTranslation("tools");
  return (
    <span className={styles["verdict"]} data-verdict={verdict}>
      {t(`speed.verdicts.${verdict}`)}
    </span>
  );
}

/** The figures as texts; null where the method could not measure one. */
function figuresOf(test: SpeedTest, { number, seconds, duration, bytes }: Units) {
  const limited = <N extends LimitedFigure>(name: N, write: (value: number) => string) => {
    const value = test[name];
    const text = value === null ? null : write(value);
    return { name, text, verdict: value === null ? null : speedVerdict(name, value), isOwn: false };
  };
  return [
    limited("largestContentfulPaint", seconds),
    limited("totalBlockingTime", (ms) => `${number(ms, 0)} ms`),
    limited("cumulativeLayoutShift", (shift) => number(shift, 3)),
    limited("bytes", bytes),
    { name: "loadTime", text: seconds(test.loadTime * 1000), verdict: null, isOwn: true },
    { ...limited("serverResponseTime", duration), isOwn: true },
    { name: "requests", text: number(test.requests, 0), verdict: null, isOwn: false },
  ] as const;
}
