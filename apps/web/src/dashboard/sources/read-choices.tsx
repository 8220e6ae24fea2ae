import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { searchCountries, type SearchCountry, searchCountryKeys } from "@agency/content/settings";
import type { Source } from "@agency/contracts/sources";
import { accountKindNames } from "@agency/model/connections";
import { fillable } from "@agency/model/figure-sources";
import type { FigureKey } from "@agency/model/figures";
import { mostKeywords } from "@agency/model/limits";
import { Row, Stack } from "@agency/ui/layout";
import { Select } from "@agency/ui/select";
import { toast } from "@agency/ui/toast";
import { CheckList } from "../shared/check-list.tsx";
import { failureToast } from "../shared/problem-text.ts";
import { useFormat } from "../shared/use-format.ts";
import { useChooseFigures, useTrackKeywords } from "./api.ts";

/** Which figures a client's source fills. The staff type in or import the rest. */
export function FilledFigures({ clientId, source: { kind, fills } }: { clientId: string; source: Source }) {
  const { t } = useTranslation(["sources", "admin"]);
  const [chosen, setChosen] = useState<readonly FigureKey[]>(fills);
  // Another source may take a figure over.
  const [known, setKnown] = useState(fills.join());
  if (known !== fills.join()) {
    setKnown(fills.join());
    setChosen(fills);
  }
  const choose = useChooseFigures(clientId, kind);
  const source = accountKindNames[kind];
  const figureName = (figure: FigureKey) =>
    kind === "business_profile" && figure === "totalLeads"
      ? t("sources.fills.callsAsLeads")
      : t(`admin:figures.field.${figure}`);
  const save = () => {
    if (choose.isPending) return;
    choose.mutate(
      { figures: [...chosen] },
      {
        onSuccess: () => toast({ title: t("sources.fills.saved") }),
        onError: failureToast((message) => t("sources.fills.failed", { message })),
      },
    );
  };
  return (
    <details>
      <summary>{t("sources.fills.open", { count: fills.length, total: fillable[kind].length })}</summary>
      <Stack top="0.5rem">
        <CheckList
          label={t("sources.fills.label", { source })}
          description={t("sources.fills.hint")}
          options={fillable[kind]}
          chosen={chosen}
          optionName={figureName}
          onChange={setChosen}
        />
        <Row>
          <Button size="compact-sm" variant="default" onClick={save} aria-disabled={choose.isPending}>
            {t("sources.fills.save")}
          </Button>
        </Row>
      </Stack>
    </details>
  );
}

const everywhere = "everywhere";

/** The searches that count as a client's own: a list, and where people search. */
export function Keywords({ clientId, tracking }: { clientId: string; tracking: Source["tracking"] }) {
  const { t, i18n } = useTranslation("sources");
  const { number } = useFormat();
  const [typed, setTyped] = useState(tracking?.keywords.join("\n") ?? "");
  const [country, setCountry] = useState<SearchCountry | typeof everywhere>(tracking?.country ?? everywhere);
  const track = useTrackKeywords(clientId);
  const names = new Intl.DisplayNames(i18n.language, { type: "region" });
  const countries = searchCountryKeys.map((key) => ({ value: key, label: names.of(searchCountries[key]) ?? key }));
  const save = () =>
    track.mutate(
      {
        keywords: typed.split("\n").flatMap((line) => line.trim() || []),
        country: country === everywhere ? null : country,
      },
      {
        onSuccess: () => toast({ title: t("sources.tracking.saved") }),
        onError: failureToast((message) => t("sources.tracking.failed", { message })),
      },
    );
  return (
    <Stack>
      <Textarea
        label={t("sources.tracking.label")}
        description={t("sources.tracking.hint", { most: number(mostKeywords) })}
        autosize
        minRows={3}
        maxRows={10}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Select
        label={t("sources.tracking.country")}
        value={country}
        options={[{ value: everywhere, label: t("sources.tracking.everywhere") }, ...countries]}
        onChange={setCountry}
      />
      <Row gap="0.5rem" align="center" top="0.35rem">
        <Button size="compact-sm" variant="default" onClick={save} disabled={track.isPending}>
          {t("sources.tracking.save")}
        </Button>
      </Row>
    </Stack>
  );
}
