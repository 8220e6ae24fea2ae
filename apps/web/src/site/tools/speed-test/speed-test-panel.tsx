import { type ReactNode, useEffect, useId, useRef } from "react";
import { useTranslation } from "react-i18next";
import { timeZone } from "@agency/content/settings";
import type { SpeedTest } from "@agency/contracts/speed-test";
import { formatSize } from "@agency/model/size";
import {
  serverSpeedWeights,
  type LimitedFigure,
  scoreVerdict,
  type SpeedVerdict,
  speedVerdict,
} from "@agency/model/speed-limits";
import { dayAndTime } from "@agency/model/time-of-day";
import { Row, Stack, Text } from "@agency/ui/layout";
import { getLocale } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { tellThatShown } from "../../../shared/late-start/starts-late.ts";
import { Title } from "../../shared/parts.tsx";
import { shownAddress, ScoreDial, Talk } from "../result-parts.tsx";
import parts from "../result-parts.module.css";
import styles from "./speed-test.module.css";

/** The dial's grades, by Lighthouse's limits. */
const grades = { good: "good", fair: "middling", poor: "bad" } as const;

/** The results of a speed test, what to do first, how it was measured, and what the method could not check. */
export default function SpeedTestPanel({ test }: { test: SpeedTest }) {
  const { t } = useTranslation("tools");
  const locale = getLocale(useLanguage());
  const units = unitsIn(locale);
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(tellThatShown, []);
  const date = dayAndTime(locale, timeZone).format(new Date(test.measuredAt));

  return (
    <Row
      as="section"
      gap="1.5rem clamp(1.5rem, 4vw, 3.5rem)"
      align="start"
      className={parts["panel"]}
      aria-labelledby={id}
    >
      <div className={styles["score"]}>
        <Score test={test} />
        {test.picture && <PhonePicture picture={test.picture} />}
      </div>
      <Stack gap="0" flex="1 1 18rem">
        <Title as="h3" size="modest" id={id} ref={heading} tabIndex={-1} className={parts["title"]}>
          {t("speed.result", { url: shownAddress(test.finalUrl) })}
        </Title>
        <Talk result={{ tool: "speed", url: test.finalUrl, score: String(test.performanceScore) }} />
        <Text size="small" tone="muted" top="1rem">
          {test.method === "lighthouse"
            ? t("speed.lighthouse", { version: test.lighthouseVersion ?? "" })
            : t("speed.server")}{" "}
          {t("speed.measured", { date })}. {test.method === "server" && t("speed.estimated")}{" "}
          {test.cached && t("speed.cached")}
        </Text>
        <SpeedFigures test={test} units={units} />
        <HowMeasured test={test} units={units} />
      </Stack>
      <SpeedFindings test={test} units={units} />
    </Row>
  );
}

/** Lighthouse's score with its verdict, or without a browser our own estimate, for which nobody publishes limits. */
function Score({ test: { performanceScore, method } }: { test: SpeedTest }) {
  const { t } = useTranslation("tools");
  const verdict = scoreVerdict(performanceScore);
  const isEstimate = method === "server";
  const name = t(isEstimate ? "speed.estimate" : "speed.score");
  const told = [`${name}: ${performanceScore}/100`, ...(isEstimate ? [] : [t(`speed.verdicts.${verdict}`)])];
  return (
    <div>
      <ScoreDial score={performanceScore} label={told.join(", ")} grade={grades[verdict]} />
      <p aria-hidden="true">
        {name}
        {!isEstimate && <Verdict verdict={verdict} />}
      </p>
    </div>
  );
}

/** The page as the simulated phone showed it, at the end of its load. */
function PhonePicture({ picture }: { picture: string }) {
  const { t } = useTranslation("tools");
  return (
    <figure className={styles["phone"]}>
      <img src={picture} width={250} height={499} alt="" />
      <Text as="figcaption" size="small" tone="muted">
        {t("speed.picture")}
      </Text>
    </figure>
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
        <Text size="small" tone="muted" top="0.5rem">
          {t("speed.simulated", {
            download: units.number(line.download / 1000, 1),
            roundTrip: units.number(line.roundTrip, 0),
            slowdown: units.number(line.slowdown, 0),
          })}
        </Text>
      )}
      <Text size="small" tone="muted" top="0.5rem">
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

/** The figures of a speed test, first what visitors feel first, each with how it compares with the published limits. */
function SpeedFigures({ test, units }: { test: SpeedTest; units: Units }) {
  const { t } = useTranslation("tools");
  return (
    <Stack as="dl" gap="1rem 1.5rem" lines="dashed" pad="0.6rem 0" top="1.5rem" className={styles["figures"]}>
      {figureTexts(test, units).map(({ name, text, verdict, line }) => (
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
          <Title as="dd" size="item" data-unknown={text === null || undefined}>
            {text ?? t("audit.outcomes.unknown")}
            {verdict && <Verdict verdict={verdict} />}
          </Title>
        </div>
      ))}
    </Stack>
  );
}

const verdictTones = { good: "good", fair: "accent", poor: "bad" } as const;

function Verdict({ verdict }: { verdict: SpeedVerdict }) {
  const { t } = useTranslation("tools");
  return (
    <Text as="span" tone={verdictTones[verdict]}>
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
    </Text>
  );
}

/** The figures as texts; null where the method could not measure one. */
function figureTexts(test: SpeedTest, { number, seconds, duration, bytes }: Units) {
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

type FindingsProps = { test: SpeedTest; units: Units };

function SpeedFindings(props: FindingsProps) {
  return (
    <Stack gap="1.75rem clamp(1.5rem, 4vw, 3.5rem)" columns="7fr 5fr" className={parts["next"]}>
      <Advice {...props} />
      <Heaviest {...props} />
      <Slowest {...props} />
    </Stack>
  );
}

function Advice({ test: { advice }, units }: FindingsProps) {
  const { t } = useTranslation("tools");
  return (
    <div className={styles["advice"]}>
      <Title as="h4" size="item">
        {t("speed.first")}
      </Title>
      {advice === null && <p>{t("speed.notFound")}</p>}
      {advice?.length === 0 && <p>{t("speed.nothing")}</p>}
      {advice && advice.length > 0 && (
        <Stack as="ol" gap="1.1rem" top="0.75rem" measure="46rem" data-marked="">
          {advice.map((one) => (
            <li key={one.advice}>
              <p>
                <strong>{one.title}</strong>
                <Saving {...one} units={units} />
              </p>
              <p>{one.text}</p>
              {one.files.length > 0 && (
                <Text size="small" tone="muted">
                  {t("speed.inFiles", { files: one.files.join(", ") })}
                </Text>
              )}
            </li>
          ))}
        </Stack>
      )}
    </div>
  );
}

type SavingProps = Pick<NonNullable<SpeedTest["advice"]>[number], "savesMs" | "savesBytes"> & { units: Units };

function Saving({ savesMs, savesBytes, units }: SavingProps) {
  const { t } = useTranslation("tools");
  const saved = [savesMs !== null && units.duration(savesMs), savesBytes !== null && units.bytes(savesBytes)];
  const known = saved.filter((text) => text !== false);
  if (known.length === 0) return null;
  return (
    <Text as="span" size="small" tone="muted">
      {" "}
      {t("speed.saves", { saved: known.join(", ") })}
    </Text>
  );
}

function Heaviest({ test: { heaviest, finalUrl }, units }: FindingsProps) {
  const { t } = useTranslation("tools");
  const { host: ownHost } = new URL(finalUrl);
  if (heaviest.length === 0) return null;
  return (
    <div>
      <Title as="h4" size="item">
        {t("speed.heaviest")}
      </Title>
      <Stack as="ol" gap="0" lines="thin" pad="0.55rem" top="0.75rem">
        {heaviest.map(({ kind, host, name, bytes }) => (
          <Line key={`${host} ${name} ${bytes}`} figure={units.bytes(bytes)}>
            {t(`speed.kinds.${kind}`)}{" "}
            <Text as="span" size="small" tone="muted">
              {host === ownHost ? name : `${host} ${name}`}
            </Text>
          </Line>
        ))}
      </Stack>
    </div>
  );
}

function Slowest({ test: { steps, bytes, method }, units }: FindingsProps) {
  const { t } = useTranslation("tools");
  if (steps.length === 0) return null;
  return (
    <div>
      <Title as="h4" size="item">
        {t("speed.slowest")}
      </Title>
      <Stack as="ol" gap="0" lines="thin" pad="0.55rem" top="0.75rem">
        {steps.map(({ step, ms }) => (
          <Line key={step} figure={units.duration(ms)}>
            {t(`speed.steps.${step}`, { bytes: units.bytes(bytes) })}
          </Line>
        ))}
      </Stack>
      {method === "server" && (
        <Text size="small" tone="muted" top="0.5rem">
          {t("speed.onlyServer")}
        </Text>
      )}
    </div>
  );
}

function Line({ figure, children }: { figure: string; children: ReactNode }) {
  return (
    <Row as="li" gap="1rem" justify="between" unbroken>
      <span>{children}</span>
      <Text as="span" strong figures unbroken>
        {figure}
      </Text>
    </Row>
  );
}

function unitsIn(locale: string) {
  const number = (value: number, digits: number) => value.toLocaleString(locale, { maximumFractionDigits: digits });
  return {
    number,
    seconds: (ms: number) => `${number(ms / 1000, 1)} s`,
    /** The shorter a time, the finer its unit. */
    duration: (ms: number) => (ms < 1000 ? `${number(ms, 0)} ms` : `${number(ms / 1000, 1)} s`),
    bytes: (bytes: number) => formatSize(bytes, locale),
  };
}

type Units = ReturnType<typeof unitsIn>;
