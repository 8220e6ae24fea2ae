import type { AuditResult, Finding } from "./audit.ts";
import { checks } from "./rules.ts";

/** Reads a text of the audit by its key, with its parameters put in, in one language. */
export type AuditText = (key: string, params?: Record<string, string | number>) => string;

/** A finding in words. */
export type FindingText = Omit<Finding, "finding" | "params"> & {
  name: string;
  what: string;
  why: string;
  /** What to do about it; empty where it could not be checked. */
  mend: string;
  /** Where the rule is documented; null where that is no page. */
  documentation: string | null;
};

/** The findings of an audit in words, worst first as they are. */
export function presentFindings({ findings }: Pick<AuditResult, "findings">, t: AuditText): FindingText[] {
  return findings.map(({ finding, params, ...rest }) => ({
    ...rest,
    name: checkName(rest.check, t),
    what: finding === null ? t("unknown") : t(`checks.${rest.check}.found.${finding}`, { ...params }),
    why: t(`checks.${rest.check}.why`),
    mend: finding === null ? "" : t(`checks.${rest.check}.mend`),
    documentation: documentationOf(rest.check),
  }));
}

/** What a check is called. */
export function checkName(check: string, t: AuditText): string {
  return t(`checks.${check}.name`);
}

function documentationOf(check: string): string | null {
  const { source = "" } = checks.find(({ id }) => id === check) ?? {};
  return /https:\/\/[^\s;]+/.exec(source)?.[0] ?? null;
}
