import { useTranslation } from "react-i18next";
import type { SpeedTest } from "@agency/contracts/speed-test";
import { type LimitedFigure, type SpeedVerdict, speedVerdict } from "@agency/model/speed-limits";
import { Row } from "@agency/ui/row";
import { Text } from "@agency/ui/text";
import type { Units } from "./units.ts";
import styles from "./speed-test.module.css";

/** The figures of a speed test, the one that visitors feel first, each with how it compares with the published limits. */
export function SpeedFigures({ test, units }: { test: SpeedTest; units: Units }) {
  const { t } = useTranslation("tools");
  return (
    <dl className={styles["figures"]}>
      {figuresOf(test, units).map(({ name, text, verdict, line }) => (
        <div key={name} data-figure={name}>
          <Text as="dt" size="small" tone="soft">
            {t(`speed.${name}`)}
            {line && text !== null && (
              <Text as="span" size="small" tone="muted">
                {" "}
                {t(`speed.lines.${line}`)}
              </Text>
            )}
          </Text>
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
    <Row
      as="span"
      gap="0.4rem"
      align="center"
      unbroken
      top="0.15rem"
      className={styles["verdict"]}
      data-verdict={verdict}
    >
      {t(`speed.verdicts.${verdict}`)}
    </Row>
  );
}

/** The figures as texts; null where the method could not measure one. */
function figuresOf(test: SpeedTest, { number, seconds, duration, bytes }: Units) {
  const limited = <N extends LimitedFigure>(name: N, write: (value: number) => string) => {
    const value = test[name];
    const text = value === null ? null : write(value);
    return { name, text, verdict: value === null ? null : speedVerdict(name, value), line: null };
  };
  return [
    { ...limited("largestContentfulPaint", seconds), line: "slow" },
    { ...limited("totalBlockingTime", (ms) => `${number(ms, 0)} ms`), line: "slow" },
    limited("cumulativeLayoutShift", (shift) => number(shift, 3)),
    { name: "loadTime", text: seconds(test.loadTime * 1000), verdict: null, line: "own" },
    { ...limited("serverResponseTime", duration), line: "own" },
    { name: "bytes", text: bytes(test.bytes), verdict: null, line: null },
    { name: "requests", text: number(test.requests, 0), verdict: null, line: null },
  ] as const;
}
