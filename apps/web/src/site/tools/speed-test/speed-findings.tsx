import { useTranslation } from "react-i18next";
import type { SpeedTest } from "@agency/contracts/speed-test";
import type { Units } from "./units.ts";
import styles from "./speed-test.module.css";

type FindingsProps = { test: SpeedTest; units: Units };

/** What to do first, which files are the heaviest, and what takes the most time. */
export function SpeedFindings(props: FindingsProps) {
  return (
    <div className={styles["findings"]}>
      <Advice {...props} />
      <Heaviest {...props} />
      <Slowest {...props} />
    </div>
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
        <ol>
          {advice.map((one) => (
            <li key={one.advice}>
              <p>
                <strong>{one.title}</strong>
                <Saving {...one} units={units} />
              </p>
              <p>{one.text}</p>
              {one.files.length > 0 && (
                <p className={styles["files"]}>{t("speed.inFiles", { files: one.files.join(", ") })}</p>
              )}
            </li>
          ))}
        </ol>
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
  return <span className={styles["saving"]}> {t("speed.saves", { saved: known.join(", ") })}</span>;
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
          <li key={`${host} ${name} ${bytes}`}>
            <span>
              {t(`speed.kinds.${kind}`)}{" "}
              <span className={styles["files"]}>{host === ownHost ? name : `${host} ${name}`}</span>
            </span>
            <span>{units.bytes(bytes)}</span>
          </li>
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
          <li key={step}>
            <span>{t(`speed.steps.${step}`, { bytes: units.bytes(bytes) })}</span>
            <span>{units.duration(ms)}</span>
          </li>
        ))}
      </ol>
      {method === "server" && <p className={styles["method"]}>{t("speed.onlyServer")}</p>}
    </div>
  );
}
