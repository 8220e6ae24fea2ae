import { type Language, languages } from "@agency/content/settings";
import { translator } from "@agency/content/translator";
import type { AuditAnswer } from "@agency/contracts/audit";
import type { AuditRecord } from "./audit-record.ts";
import { type AuditText, checkName, presentCaps, presentFindings } from "./present-audit.ts";
import { weightOf } from "./rules.ts";

/** An audit in one language. The findings are frozen; this only adds the texts. */
export function presentAudit(audit: AuditRecord, language: Language, { drawable }: { drawable: boolean }): AuditAnswer {
  const t = auditText(language);
  const { id, url, finalUrl, score, ruleSet, createdAt, result } = audit;
  const named = (check: string) => ({ check, name: checkName(check, t), weight: weightOf(check) });
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
      findings: presentFindings(result, t, languages[language].locale),
      passed: result.passed.map(named),
      notApplicable: result.notApplicable.map(named),
    },
  };
}

/** The audit's texts. */
function auditText(language: Language): AuditText {
  const translate = translator(language);
  return (key, params) => translate(`audit:${key}`, params);
}
