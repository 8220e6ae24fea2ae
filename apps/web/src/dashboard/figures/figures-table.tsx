import { Button, Table } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ClientFigures } from "@agency/contracts/figures";
import { adPlatformNames } from "@agency/model/ads";
import { figureKeys } from "@agency/model/figures";
import { isKnown } from "@agency/model/origin";
import { Row, Stack, Text } from "@agency/ui/layout";
import { useAdFigures } from "../shared/use-ad-figures.ts";
import { useAnswerWords } from "../shared/use-answer-words.ts";
import { useFormat, useListFormat } from "../shared/use-format.ts";
import { Allowed } from "../staff/rights.tsx";
import type { ChosenPeriod } from "./api.ts";
import { useOriginText } from "./origins.tsx";
import { PeriodChoice } from "./period-choice.tsx";
import shared from "../shared/shared.module.css";

type FiguresTableProps = {
  figures: ClientFigures;
  chosen: ChosenPeriod;
  onChoose: (period: ChosenPeriod) => void;
  /** Opens the form with the period. */
  onChange: () => void;
};

/** The figures of a period, each beside its source. */
export function FiguresTable({ figures, chosen, onChoose, onChange }: FiguresTableProps) {
  const { t } = useTranslation(["client", "admin"]);
  const format = useFormat();
  const list = useListFormat();
  const wordAds = useAdFigures();
  const answerWords = useAnswerWords();
  const { sentence, within } = useOriginText();
  const period = figures.periods.find(
    ({ reportType, periodStart }) => reportType === chosen.reportType && periodStart === chosen.start,
  );
  const ads = period?.ads ?? [];
  const answers = period?.aiAnswers ?? [];
  const known = figureKeys.filter((figure) => period && isKnown(period.figures[figure]));
  const without = figureKeys.filter((figure) => !known.includes(figure));
  const shown = (value: number | string[] | null) => {
    if (value === null) return "";
    return typeof value === "number" ? format.number(value) : format.parts(value);
  };
  const source = (figure: (typeof figureKeys)[number]) => {
    const [origin, beneath] = [period?.origins[figure], period?.overridden[figure]];
    return [
      ...(origin ? [sentence(origin)] : []),
      ...(beneath
        ? [t("admin:figures.typedOver", { value: shown(beneath.value), origin: within(beneath.origin) })]
        : []),
    ].join("\n");
  };

  return (
    <Stack gap="1rem">
      <PeriodChoice figures={figures} chosen={chosen} onChoose={onChoose} />
      {known.length + ads.length + answers.length === 0 ? (
        <p>{t("client:figures.none")}</p>
      ) : (
        <Table verticalSpacing="xs" horizontalSpacing="sm" tabularNums>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("client:figures.figure")}</Table.Th>
              <Table.Th ta="right">{t("client:figures.value")}</Table.Th>
              <Table.Th className={shared["onWide"] ?? ""}>{t("client:figures.source")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {known.map((figure) => (
              <FigureRow
                key={figure}
                name={t(`admin:figures.field.${figure}`)}
                value={shown(period?.figures[figure] ?? null)}
                source={source(figure)}
              />
            ))}
            {ads.map((one) => (
              <FigureRow
                key={one.platform}
                name={adPlatformNames[one.platform]}
                value={one.lacking ? t("admin:imports.answers.lacking") : format.parts(wordAds(one, one.currency))}
                source={sentence(one.origin)}
              />
            ))}
            {answers.map((one) => (
              <FigureRow
                key={`${one.engine} ${one.part}`}
                name={answerWords.name(one)}
                value={answerWords.word(one)}
                source={sentence(one.origin)}
              />
            ))}
          </Table.Tbody>
        </Table>
      )}
      {known.length > 0 && without.length > 0 && (
        <Text size="small" tone="soft">
          {t("client:figures.without", { figures: list(without.map((figure) => t(`admin:figures.field.${figure}`))) })}
        </Text>
      )}
      <Allowed right="figures">
        <Row>
          <Button variant="default" onClick={onChange}>
            {t(known.length > 0 ? "admin:figures.change" : "admin:figures.typeIn")}
          </Button>
        </Row>
      </Allowed>
    </Stack>
  );
}

/** A figure beside its source, which stands below its name on phones: a third column would be too narrow there. */
function FigureRow({ name, value, source }: { name: string; value: string; source: string }) {
  const text = (place: string) => (
    <Text size="tiny" tone="soft" verbatim light className={shared[place]}>
      {source}
    </Text>
  );
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {name}
        {text("onPhones")}
      </Table.Th>
      <Table.Td ta="right">{value}</Table.Td>
      <Table.Td className={shared["onWide"] ?? ""}>{text("onWide")}</Table.Td>
    </Table.Tr>
  );
}
