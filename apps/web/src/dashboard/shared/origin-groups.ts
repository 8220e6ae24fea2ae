import type { OriginGroup } from "@agency/model/origin";
import { joinParts } from "@agency/model/report/format";
import { localeOf } from "../../shared/i18n/messages.ts";
import type { useLanguage } from "../../shared/i18n/use-language.ts";

type Name = (key: `figures.origins.${OriginGroup | "none"}`) => string;

/** Where the figures of a period come from: "Google, File". */
export function originGroupsText(
  groups: readonly OriginGroup[],
  t: Name,
  language: ReturnType<typeof useLanguage>,
): string {
  if (groups.length === 0) return t("figures.origins.none");
  const names = groups.map((group) => t(`figures.origins.${group}`));
  return joinParts(names, localeOf(language));
}
