import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { OriginGroup } from "@agency/model/origin";
import { SampleBadge } from "@agency/ui/sample-badge";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { originGroupsText } from "../shared/origin-groups.ts";

/** Where the figures of a period come from, most of them first. */
export function OriginBadge({ origins }: { origins: readonly OriginGroup[] }) {
  const { t } = useTranslation("admin");
  const label = originGroupsText(origins, t, useLanguage());
  if (origins.includes("sample")) return <SampleBadge label={label} />;
  return <Badge color={origins.length === 0 ? "bad" : "second"}>{label}</Badge>;
}
