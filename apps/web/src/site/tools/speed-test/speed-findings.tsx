import { useTranslation } from "react-i18next";
import type { SpeedTest } from "@agency/contracts/speed-test";
import { Row } from "@agency/ui/row";
import { Stack } from "@agency/ui/stack";
import { Text } from "@agency/ui/text";
import type { Units } from "./units.ts";
import styles from "./speed-test.module.css";

type FindingsProps = { test: SpeedTest; units: Units };

/** What to do first, which files are the heaviest, and what takes the most time. */
export function SpeedFindings(props: FindingsProps) {
  return (
    <Stack gap="1.75rem clamp(1.5rem, 4vw, 3.5rem)" columns="7fr 5fr" className={styles["findings"]}>
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
      <h4>{t("speed.first")}</h4>
      {advice === null && <p>{t("speed.notFound")}</p>}
      {advice?.length === 0 && <p>{t("speed.nothing")}</p>}
      {advice && advice.length > 0 && (
        <Stack as="ol" gap="1.1rem" data-marked="">
          {advice.map((one) => (
            <li key={one.advice}>
              <p>
                <strong>{one.title}</strong>
                <Saving {...one} units={units} />
              </p>
              <p>{one.text}</p>
              {one.files.length > 0 && (
                <Text size="small" tone="muted" className={styles["files"]}>
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
    <Text as="span" size="small" tone="muted" className={styles["saving"]}>
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
      <h4>{t("speed.heaviest")}</h4>
      <ol className={styles["rows"]}>
        {heaviest.map(({ kind, host, name, bytes }) => (
          <Row key={`${host} ${name} ${bytes}`} as="li" gap="1rem" justify="between" unbroken>
            <span>
              {t(`speed.kinds.${kind}`)}{" "}
              <Text as="span" size="small" tone="muted" className={styles["files"]}>
                {host === ownHost ? name : `${host} ${name}`}
              </Text>
            </span>
            <span>{units.bytes(bytes)}</span>
          </Row>
        ))}
      </ol>
    </div>
  );
}

function Slowest({ test: { steps, bytes, method }, units }: FindingsProps) {
  const { t } = useTranslation("tools");
  if (steps.length === 0) return null;
  return (
    <div>
      <h4>{t("speed.slowest")}</h4>
      <ol className={styles["rows"]}>
        {steps.map(({ step, ms }) => (
          <Row key={step} as="li" gap="1rem" justify="between" unbroken>
            <span>{t(`speed.steps.${step}`, { bytes: units.bytes(bytes) })}</span>
            <span>{units.duration(ms)}</span>
          </Row>
        ))}
      </ol>
      {method === "server" && (
        <Text size="small" tone="muted" top="0.5rem" className={styles["method"]}>
          {t("speed.onlyServer")}
        </Text>
      )}
    </div>
  );
}
