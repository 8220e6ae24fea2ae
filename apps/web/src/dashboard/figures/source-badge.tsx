import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SampleBadge } from "@agency/ui/sample-badge";
import type { FiguresSource } from "./use-figures-source.ts";

const colours = { typed: "jade", csv: "jade", none: "bad" } as const;

export function SourceBadge({ source }: { source: FiguresSource }) {
  const { t } = useTranslation("admin");
  const label = t(`figures.sources.${source}`);
  if (source === "sample") return <SampleBadge label={label} />;
  return <Badge color={colours[source]}>{label}</Badge>;
}
