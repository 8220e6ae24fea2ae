import { type Language, aboutLanguage } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import type { AuditAnswer } from "@agency/contracts/audit";
import { type AuditText, foundText } from "./audit-text.ts";
import type { AuditResult, Finding } from "./audit.ts";
import { checks, checkWeight } from "./checks.ts";
import { presentChanges } from "./present-changes.ts";
import type { AuditRecord } from "./table.ts";

type Shown = {
  drawable: boolean;
  /** The audit that it repeats. */
  previous: AuditRecord | null;
};

/** An audit in one language. The findings are frozen; this only adds the texts. */
export function presentAudit(audit: AuditRecord, language: Language, { drawable, previous }: Shown): AuditAnswer {
  const t = auditText(language);
  const { locale } = aboutLanguage(language);
  const { id, url, finalUrl, score, ruleSet, createdAt, result } = audit;
  const named = (check: string) => ({ check, name: checkName(check, t), weight: checkWeight(check) });
  return {
    audit: {
      id,
      url,
      finalUrl,
      score,
      ruleSet,
      readAs: result.readAs,
      read: t(`readAs.${result.readAs}`),
      drawable,
      checkedAt: createdAt.toISOString(),
      capped: presentCaps(result, t),
      categories: result.categories.map((category) => ({ ...category, name: t(`categories.${category.category}`) })),
      findings: presentFindings(result, t, locale),
      passed: result.passed.map(named),
      notApplicable: result.notApplicable.map(named),
      since: previous && presentChanges(previous, audit, t, locale),
    },
  };
}

/** The audit's texts. */
function auditText(language: Language): AuditText {
  const translate = translator(language);
  return (key, params) => translate(`audit:${key}`, params);
}

/** A finding in words. */
export type FindingText = Omit<Finding, "finding" | "params" | "also"> & {
  name: string;
  what: string;
  why: string;
  /** The advice; empty when the check could not be made. */
  mend: string;
  /** What else the check found; `mend` is empty where it is that of the first. */
  also: (Pick<Finding, "where" | "places"> & { what: string; mend: string })[];
  /** The page that documents the rule; null when there is none. */
  documentation: string | null;
};

/** The findings of an audit in words, in the same order. */
export function presentFindings(
  { findings }: Pick<AuditResult, "findings">,
  t: AuditText,
  locale: string,
): FindingText[] {
  return findings.map(({ finding, params, also, ...rest }) => {
    const { check } = rest;
    const mend = finding === null ? "" : t(mendKey(check, finding));
    return {
      ...rest,
      name: checkName(check, t),
      what: finding === null ? t("unknown") : foundText({ check, finding, params }, t, locale),
      why: t(`checks.${check}.why`),
      mend,
      also: also.map((one) => {
        const own = t(mendKey(check, one.finding));
        return {
          where: one.where,
          places: one.places,
          what: foundText({ check, ...one }, t, locale),
          mend: own === mend ? "" : own,
        };
      }),
      documentation: documentationLink(check),
    };
  });
}

/** Why the score is capped; empty when it is not. */
export function presentCaps({ findings }: Pick<AuditResult, "findings">, t: AuditText): string[] {
  return findings.flatMap(({ check, cap }) => (cap === null ? [] : t(`capped.${check}`, { cap })));
}

function checkName(check: string, t: AuditText): string {
  return t(`checks.${check}.name`);
}

function mendKey(check: string, finding: string): string {
  const { mended = [] } = checks.find(({ id }) => id === check) ?? {};
  return mended.includes(finding) ? `checks.${check}.mends.${finding}` : `checks.${check}.mend`;
}

function documentationLink(check: string): string | null {
  const { source = "" } = checks.find(({ id }) => id === check) ?? {};
  return /https:\/\/[^\s;]+/.exec(source)?.[0] ?? null;
}
