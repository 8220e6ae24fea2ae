import type { Params } from "./check.ts";

/** Reads an audit text by key in one language, with its parameters filled in. */
export type AuditText = (key: string, params?: Record<string, string | number>) => string;

/** What was found, as a sentence. Parameters have the name of a language instead of its code. */
export function foundText(
  { check, finding, params }: { check: string; finding: string; params: Params },
  t: AuditText,
  locale: string,
): string {
  const { language } = params;
  const named = typeof language === "string" && { language: languageName(language, locale) };
  return t(`checks.${check}.found.${finding}`, { ...params, ...named });
}

function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
}
