import { useTranslation } from "react-i18next";
import type { Audit } from "@agency/contracts/audit/schemas";
import styles from "./findings.module.css";

type Finding = Audit["findings"][number];

export type FindingsProps = Pick<Audit, "findings" | "passed" | "notApplicable"> & {
  /** The level of their heading. */
  level: 2 | 4;
};

/** The issues to fix, worst first, and the other checks with their points. */
export function Findings({ findings, passed, notApplicable, level }: FindingsProps) {
  const { t } = useTranslation("tools");
  const Heading = `h${level}` as const;
  return (
    <div className={styles["findings"]}>
      <Heading className={styles["title"]}>{t("audit.findings")}</Heading>
      {findings.length === 0 && <p>{t("audit.nothing")}</p>}
      <ol className={styles["list"]}>
        {findings.map((finding, place) => (
          <FindingItem key={finding.check} finding={finding} open={place === 0} />
        ))}
      </ol>
      <Checks title={t("audit.passed", { count: passed.length })} checks={passed} />
      <Checks title={t("audit.notApplied", { count: notApplicable.length })} checks={notApplicable} />
    </div>
  );
}

/** Checks that need nothing, folded away, with the points of those that have any. */
function Checks({ title, checks }: { title: string; checks: Audit["passed"] }) {
  const { t } = useTranslation("tools");
  if (checks.length === 0) return null;
  return (
    <details className={styles["passed"]}>
      <summary>{title}</summary>
      <ul>
        {checks.map(({ check, name, weight }) => (
          <li key={check}>
            {name}
            {weight !== null && weight > 0 && <span>{t("audit.lost", { count: weight, points: weight })}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One finding. It expands to show where it is, why it matters and how to fix it. */
function FindingItem({ finding, open }: { finding: Finding; open: boolean }) {
  const { t } = useTranslation("tools");
  const { outcome, name, what, where, places, why, mend, documentation, weight, lost } = finding;
  const rounded = Math.round(lost * 10) / 10;
  return (
    <li>
      <details open={open}>
        <summary>
          <span className={styles["outcome"]} data-outcome={outcome}>
            {t(`audit.outcomes.${outcome}`)}
          </span>
          <span className={styles["what"]}>{outcome === "unknown" ? `${name}: ${what}` : what}</span>
          <span className={styles["lost"]}>
            {weight === 0
              ? t("audit.informs")
              : rounded > 0 && t("audit.lost", { count: rounded, points: `−${rounded}` })}
          </span>
        </summary>
        <dl>
          {where.length > 0 && (
            <div>
              <dt>{t("audit.where")}</dt>
              {where.map((place) => (
                <dd key={place}>
                  <code>{place}</code>
                </dd>
              ))}
              {places > where.length && <dd>{t("audit.more", { count: places - where.length })}</dd>}
            </div>
          )}
          <div>
            <dt>{t("audit.why")}</dt>
            <dd>{why}</dd>
          </div>
          {mend && (
            <div>
              <dt>{t("audit.mend")}</dt>
              <dd>
                {mend}
                {documentation && (
                  <>
                    {" "}
                    <a href={documentation} rel="noopener">
                      {t("audit.documentation")}
                    </a>
                  </>
                )}
              </dd>
            </div>
          )}
        </dl>
      </details>
    </li>
  );
}
