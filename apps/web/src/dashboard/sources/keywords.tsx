import { Button, Textarea } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { searchCountries, type SearchCountry, searchCountryKeys } from "@agency/content/settings";
import type { Source } from "@agency/contracts/sources";
import { mostKeywords } from "@agency/model/limits";
import { Row } from "@agency/ui/row";
import { Select } from "@agency/ui/select";
import { Stack } from "@agency/ui/stack";
import { toast } from "@agency/ui/toast";
import { messageOf } from "../../shared/api/message-of.ts";
import { useFormat } from "../shared/use-format.ts";
import { useTrackKeywords } from "./api.ts";

const everywhere = "everywhere";

/** The searches that count as a client's own: a list, and where people search. */
export function Keywords({ clientId, tracking }: { clientId: string; tracking: Source["tracking"] }) {
  const { t, i18n } = useTranslation("connections");
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
        onError: (error) =>
          toast({ title: t("sources.tracking.failed", { message: messageOf(error) }), variant: "destructive" }),
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
