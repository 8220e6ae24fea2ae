import { useTranslation } from "react-i18next";
import type { Audit } from "@agency/contracts/audit";
import { Text } from "@agency/ui/text";
import styles from "./findings.module.css";

type Finding = Audit["findings"][number];
type Found = Finding & { outcome: "fail" | "warn" };

export type FindingsProps = Pick<Audit, "findings" | "passed" | "notApplicable"> & {
  /** The level of their headings. */
  level: 2 | 4;
};

/** What costs points, worst first; advice that costs none; and the other checks with their points. */
export function Findings({ findings, passed, notApplicable, level }: FindingsProps) {
  const { t } = useTranslation("tools");
  const found = findings.filter((finding): finding is Found => finding.outcome !== "unknown");
  const costs = found.filter((finding) => doesCost(finding));
  const advice = found.filter((finding) => !doesCost(finding));
  const unchecked = findings.filter(({ outcome }) => outcome === "unknown");
  return (
    <div className={styles["findings"]}>
      <FindingList title={t("audit.findings")} findings={costs} level={level} isFirst />
      {costs.length === 0 && <p>{t("audit.nothing")}</p>}
      {advice.length > 0 && <FindingList title={t("audit.advice")} findings={advice} level={level} />}
      <Checks title={t("audit.unchecked", { count: unchecked.length })} checks={unchecked} />
      <Checks title={t("audit.passed", { count: passed.length })} checks={passed} />
      <Checks title={t("audit.notApplied", { count: notApplicable.length })} checks={notApplicable} />
    </div>
  );
}

function doesCost({ lost, cap }: Finding): boolean {
  return lost > 0 || cap !== null;
}

type FindingListProps = { title: string; findings: Found[]; level: 2 | 4; isFirst?: boolean };

function FindingList({ title, findings, level, isFirst = false }: FindingListProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <Heading className={styles["title"]}>{title}</Heading>
      {findings.length > 0 && (
        <ol className={styles["list"]}>
          {findings.map((finding, place) => (
            <FindingItem key={finding.check} finding={finding} open={isFirst && place === 0} />
          ))}
        </ol>
      )}
    </>
  );
}

/** Checks that need nothing, folded away, with the points of those that have any. */
function Checks({
  title,
  checks,
}: {
  title: string;
  checks: Pick<Audit["passed"][number], "check" | "name" | "weight">[];
}) {
  const { t } = useTranslation("tools");
  if (checks.length === 0) return null;
  return (
    <details className={styles["passed"]}>
      <summary>{title}</summary>
      <ul data-marked="">
        {checks.map(({ check, name, weight }) => (
          <li key={check}>
            {name}
            {weight !== null && weight > 0 && (
              <Text as="span" size="small" tone="muted">
                {t("audit.lost", { count: weight, points: weight })}
              </Text>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One finding. It expands to show where it is, why it matters and how to fix it. */
function FindingItem({ finding, open }: { finding: Found; open: boolean }) {
  const { t } = useTranslation("tools");
  const { outcome, what, where, places, why, mend, documentation } = finding;
  return (
    <li>
      <details open={open}>
        <summary>
          <span className={styles["outcome"]} data-outcome={outcome}>
            {t(`audit.outcomes.${outcome}`)}
          </span>
          <span className={styles["what"]}>{what}</span>
          <Cost {...finding} />
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
        </dl>
      </details>
    </li>
  );
}

/** What a finding costs: the highest score that it allows, or its points. */
function Cost({ lost, cap }: Finding) {
  const { t } = useTranslation("tools");
  const rounded = Math.round(lost * 10) / 10;
  if (cap === null && rounded === 0) return null;
  return (
    <Text as="span" size="small" tone="muted" className={styles["lost"]}>
      {cap === null ? t("audit.lost", { count: rounded, points: `−${rounded}` }) : t("audit.cap", { cap })}
    </Text>
  );
}
