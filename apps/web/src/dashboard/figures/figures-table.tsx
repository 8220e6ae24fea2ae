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
              <Table.Th>{t("client:figures.source")}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {known.map((figure) => (
              <Table.Tr key={figure}>
                <Table.Th scope="row">{t(`admin:figures.field.${figure}`)}</Table.Th>
                <Table.Td ta="right">{shown(period?.figures[figure] ?? null)}</Table.Td>
                <Table.Td>
                  <Text size="tiny" tone="soft" verbatim>
                    {source(figure)}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
            {ads.map((one) => (
              <Table.Tr key={one.platform}>
                <Table.Th scope="row">{adPlatformNames[one.platform]}</Table.Th>
                <Table.Td ta="right">
                  {one.lacking ? t("admin:imports.answers.lacking") : format.parts(wordAds(one, one.currency))}
                </Table.Td>
                <Table.Td>
                  <Text size="tiny" tone="soft" verbatim>
                    {sentence(one.origin)}
                  </Text>
                </Table.Td>
              </Table.Tr>
            ))}
            {answers.map((one) => (
              <Table.Tr key={`${one.engine} ${one.part}`}>
                <Table.Th scope="row">{answerWords.name(one)}</Table.Th>
                <Table.Td ta="right">{answerWords.word(one)}</Table.Td>
                <Table.Td>
                  <Text size="tiny" tone="soft" verbatim>
                    {sentence(one.origin)}
                  </Text>
                </Table.Td>
              </Table.Tr>
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
