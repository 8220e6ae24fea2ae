import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SampleBadge } from "@agency/ui/sample-badge";
import type { FiguresOrigin } from "./use-figures-origin.ts";

const colours = { typed: "second", file: "second", google: "second", none: "bad" } as const;

export function OriginBadge({ origin }: { origin: FiguresOrigin }) {
  const { t } = useTranslation("admin");
  const label = t(`figures.origins.${origin}`);
  if (origin === "sample") return <SampleBadge label={label} />;
  return <Badge color={colours[origin]}>{label}</Badge>;
}
