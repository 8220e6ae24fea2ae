import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Audit } from "@agency/contracts/audit";
import { Stack, Text } from "@agency/ui/layout";
import { Term, Title } from "../../shared/parts.tsx";
import styles from "./audit-panel.module.css";

type Finding = Audit["findings"][number];
type Found = Finding & { outcome: "fail" | "warn" };

type FindingsProps = Pick<Audit, "findings" | "passed" | "notApplicable"> & {
  /** The level of their headings. */
  level: 2 | 4;
};

/** Findings that cost points, worst first; advice that costs none; and the other checks with their points. */
export function Findings({ findings, passed, notApplicable, level }: FindingsProps) {
  const { t } = useTranslation("tools");
  const found = findings.filter((finding): finding is Found => finding.outcome !== "unknown");
  const costs = found.filter((finding) => doesCost(finding));
  const advice = found.filter((finding) => !doesCost(finding));
  const unchecked = findings.filter(({ outcome }) => outcome === "unknown");
  return (
    <Text as="div" top="2.25rem">
      <FindingList title={t("audit.findings")} findings={costs} level={level} isFirst />
      {costs.length === 0 && <p>{t("audit.nothing")}</p>}
      {advice.length > 0 && <FindingList title={t("audit.advice")} findings={advice} level={level} />}
      <Checks title={t("audit.unchecked", { count: unchecked.length })} checks={unchecked} />
      <Checks title={t("audit.passed", { count: passed.length })} checks={passed} />
      <Checks title={t("audit.notApplied", { count: notApplicable.length })} checks={notApplicable} />
    </Text>
  );
}

function doesCost({ lost, cap }: Finding): boolean {
  return lost > 0 || cap !== null;
}

type FindingListProps = { title: string; findings: Found[]; level: 2 | 4; isFirst?: boolean };

function FindingList({ title, findings, level, isFirst = false }: FindingListProps) {
  return (
    <>
      <Title as={`h${level}`} size="item" top={isFirst ? undefined : "2.25rem"}>
        {title}
      </Title>
      {findings.length > 0 && (
        <Stack as="ol" gap="0" lines="thin" pad="0" top="1rem" className={styles["list"]}>
          {findings.map((finding, place) => (
            <FindingItem key={finding.check} finding={finding} open={isFirst && place === 0} />
          ))}
        </Stack>
      )}
    </>
  );
}

/** Checks that need nothing, folded away, with their points, if they have any. */
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
            {name}{" "}
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

function FindingItem({ finding, open }: { finding: Found; open: boolean }) {
  const { t } = useTranslation("tools");
  const { outcome, what, why, mend, also, documentation } = finding;
  return (
    <li>
      <details open={open} data-unmarked>
        <summary>
          <Text as="span" tone={outcome === "fail" ? "bad" : "accent"} className={styles["outcome"]}>
            {t(`audit.outcomes.${outcome}`)}
          </Text>
          <Text as="span" strong flex="1 1 14rem" className={styles["what"]}>
            {what}
          </Text>
          <Cost {...finding} />
        </summary>
        <Stack as="dl" gap="0.9rem">
          {finding.where.length > 0 && (
            <div>
              <Term>{t("audit.where")}</Term>
              <Places {...finding} />
            </div>
          )}
          {also.length > 0 && (
            <div>
              <Term>{t("audit.also")}</Term>
              {also.map((one) => (
                <Fragment key={one.what}>
                  <dd>{one.what}</dd>
                  <Places {...one} />
                </Fragment>
              ))}
            </div>
          )}
          <div>
            <Term>{t("audit.why")}</Term>
            <dd>{why}</dd>
          </div>
          <div>
            <Term>{t("audit.mend")}</Term>
            <dd>
              {[mend, ...also.map((one) => one.mend)].join(" ").trim()}
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
        </Stack>
      </details>
    </li>
  );
}

function Places({ where, places }: Pick<Found, "where" | "places">) {
  const { t } = useTranslation("tools");
  return (
    <>
      {where.map((place) => (
        <dd key={place}>
          <code>{place}</code>
        </dd>
      ))}
      {places > where.length && <dd>{t("audit.more", { count: places - where.length })}</dd>}
    </>
  );
}

/** The highest score that a finding allows, or its points. */
function Cost({ lost, cap }: Finding) {
  const { t } = useTranslation("tools");
  const rounded = Math.round(lost * 10) / 10;
  if (cap === null && rounded === 0) return null;
  return (
    <Text as="span" size="small" tone="muted" figures>
      {cap === null ? t("audit.lost", { count: rounded, points: `−${rounded}` }) : t("audit.cap", { cap })}
    </Text>
  );
}
