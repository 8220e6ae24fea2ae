import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ClientFigures, PeriodFigures } from "@agency/contracts/figures";
import type { Source } from "@agency/contracts/sources";
import { adPlatformNames, adPlatforms } from "@agency/model/ads";
import { type FigureKey, figureKeys } from "@agency/model/figures";
import { originGroup, originGroupsIn, type Origin } from "@agency/model/origin";
import { formatMoney } from "@agency/model/report/format";
import { pastPeriods, type Period } from "@agency/model/report/periods";
import type { ReportType } from "@agency/model/report/report-type";
import { Row, Stack, Text } from "@agency/ui/layout";
import { Term } from "@agency/ui/tooltip";
import { VisuallyHidden } from "@agency/ui/visually-hidden";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { useChangedSince } from "../reports/board/api.ts";
import { useBoardFormat } from "../reports/board/use-board-texts.ts";
import { useAdFigures } from "../shared/use-ad-figures.ts";
import { useAnswerWords } from "../shared/use-answer-words.ts";
import { useFormat } from "../shared/use-format.ts";
import { useSources } from "../sources/api.ts";
import { useMay } from "../staff/rights.tsx";
import type { ChosenPeriod } from "./api.ts";
import { FigureSource, FigureStep } from "./figure-source.tsx";
import { FigureValue, NoData, type ShownPeriod } from "./figure-value.tsx";
import shared from "../shared/shared.module.css";
import styles from "./figures.module.css";

type FiguresTableProps = {
  clientId: string;
  figures: ClientFigures;
  reportType: ReportType;
  /** The shown ones, newest first. */
  periods: readonly Period[];
  /** Opens the form with a period, at one of its figures where one is named. */
  onTypeIn: (period: ChosenPeriod, figure?: FigureKey) => void;
};

/** The newest periods, which have room on a phone. */
const onPhones = 2;

/** Every figure of a client beside its source, with its values in some periods of a type, the newest at the right. */
export function FiguresTable({ clientId, figures, reportType, periods, onTypeIn }: FiguresTableProps) {
  const { t } = useTranslation(["client", "admin"]);
  const wordAds = useAdFigures();
  const answerWords = useAnswerWords();
  const format = useFormat();
  const locale = getLocale(useLanguage());
  const { data: sources = [] } = useSources(clientId);
  const ofType = figures.periods.filter((period) => period.reportType === reportType);
  const columns = useColumns(clientId, figures, reportType, periods);
  const newest = figures.reportPeriods[reportType];
  const given = (pick: (period: PeriodFigures) => Origin | undefined) => ofType.map(pick).find(Boolean);
  const answers = new Map(
    ofType.flatMap(({ aiAnswers }) => aiAnswers.map((one) => [`${one.engine} ${one.part}`, one] as const)),
  );

  return (
    <Stack gap="0.75rem">
      <div className={styles["scroll"]} role="region" tabIndex={0} aria-label={t("client:figures.table")}>
        <Table verticalSpacing={6} horizontalSpacing="xs" fz="sm" tabularNums>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t("client:figures.figure")}</Table.Th>
              <Table.Th className={shared["onWide"] ?? ""}>{t("client:figures.source")}</Table.Th>
              <Table.Th className={shared["onWide"] ?? ""}>{t("client:figures.lastRead")}</Table.Th>
              {columns.map(({ period, stored, place }) => (
                <Table.Th key={period.start} ta="right" className={place}>
                  <PeriodHead
                    reportType={reportType}
                    period={period}
                    known={stored !== undefined}
                    onOpen={() => onTypeIn({ reportType, start: period.start })}
                  />
                </Table.Th>
              ))}
              <Table.Th className={shared["onWide"] ?? ""}>
                <VisuallyHidden>{t("client:figures.step")}</VisuallyHidden>
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {figureKeys.map((figure) => {
              const source = sources.find(({ fills }) => fills.includes(figure));
              const name = t(`admin:figures.field.${figure}`);
              return (
                <FigureRow
                  key={figure}
                  name={isExplained(figure) ? <Term text={t(`admin:figures.meaning.${figure}`)}>{name}</Term> : name}
                  source={source}
                  origin={given(({ origins }) => origins[figure])}
                  step={
                    <FigureStep
                      name={name}
                      source={source}
                      onTypeIn={() => onTypeIn({ reportType, start: newest.start }, figure)}
                    />
                  }
                >
                  {columns.map((column) => (
                    <Table.Td key={column.period.start} ta="right" className={column.place}>
                      <FigureValue clientId={clientId} figure={figure} reportType={reportType} shown={column} />
                    </Table.Td>
                  ))}
                </FigureRow>
              );
            })}
            {adPlatforms
              .map((platform) => ({
                platform,
                origin: given(({ ads }) => ads.find((one) => one.platform === platform)?.origin),
              }))
              .filter(({ origin }) => origin)
              .map(({ platform, origin }) => (
                <FigureRow key={platform} name={adPlatformNames[platform]} origin={origin}>
                  {columns.map(({ period, stored, place }) => {
                    const ads = stored?.ads.find((one) => one.platform === platform);
                    const words = !ads || ads.lacking ? [] : wordAds(ads, ads.currency);
                    return (
                      <Words key={period.start} place={place}>
                        {ads?.lacking
                          ? t("admin:imports.answers.lacking")
                          : words[0] && (
                              <Term text={format.parts(words)}>
                                {ads?.spend ? formatMoney(ads.spend, locale, ads.currency) : words[0]}
                              </Term>
                            )}
                      </Words>
                    );
                  })}
                </FigureRow>
              ))}
            {[...answers].map(([key, answer]) => (
              <FigureRow key={key} name={answerWords.name(answer)} origin={answer.origin}>
                {columns.map(({ period, stored, place }) => {
                  const own = stored?.aiAnswers.find(({ engine, part }) => `${engine} ${part}` === key);
                  return (
                    <Words key={period.start} place={place}>
                      {own && answerWords.word(own)}
                    </Words>
                  );
                })}
              </FigureRow>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <Legend columns={columns} />
    </Stack>
  );
}

/** What the marks of the shown values mean. */
function Legend({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation("client");
  const changed = columns.some((column) => (column.changed?.figures.length ?? 0) > 0);
  const typed = columns.some(({ stored }) => stored && originGroupsIn(stored.origins).includes("typed"));
  return (
    <Text as="div" size="small" tone="soft">
      <Row gap="0.25rem 1rem">
        {changed && (
          <span className={styles["number"]} data-look="boxed">
            {t("figures.legend.changed")}
          </span>
        )}
        {typed && (
          <span className={styles["number"]} data-look="dotted">
            {t("figures.legend.typed")}
          </span>
        )}
      </Row>
    </Text>
  );
}

type Column = ShownPeriod & {
  /** The class of its cells. */
  place: string;
};

/** The shown periods as columns, oldest first. */
function useColumns(
  clientId: string,
  figures: ClientFigures,
  reportType: ReportType,
  periods: readonly Period[],
): Column[] {
  const reported = pastPeriods(reportType, figures.reportPeriods[reportType]).map(({ start }) => start);
  const asked = periods.map(({ start }) => start).filter((start) => reported.includes(start));
  const changes = useChangedSince(clientId, reportType, asked);
  return periods
    .map((period, index) => ({
      period,
      stored: figures.periods.find((one) => one.reportType === reportType && one.periodStart === period.start),
      changed: changes[asked.indexOf(period.start)] ?? null,
      place: (index >= onPhones && shared["onWide"]) || "",
    }))
    .toReversed();
}

/** The main figures, of which people ask what they count. */
const explained = ["totalVisitors", "organicTraffic", "averagePosition", "totalLeads"] as const;

function isExplained(figure: FigureKey): figure is (typeof explained)[number] {
  return explained.some((one) => one === figure);
}

type PeriodHeadProps = { reportType: ReportType; period: Period; known: boolean; onOpen: () => void };

/** The head of a period's column. It opens the form with the period. */
function PeriodHead({ reportType, period, known, onOpen }: PeriodHeadProps) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const short = new Intl.DateTimeFormat(getLocale(useLanguage()), {
    month: "short",
    ...(reportType === "weekly" ? { day: "numeric" } : { year: "numeric" }),
    timeZone: "UTC",
  }).formatRange(new Date(period.start), new Date(period.end));
  const label = format.period(reportType, period);
  if (!useMay()("figures")) return short;
  return (
    <button
      type="button"
      className={shared["linkish"]}
      aria-label={format.pair(short, t(known ? "figures.changeNamed" : "figures.typeInNamed", { period: label }))}
      onClick={onOpen}
    >
      {short}
    </button>
  );
}

type RowProps = {
  name: ReactNode;
  /** The account that fills the figure. */
  source?: Source | undefined;
  /** Where the newest value comes from. */
  origin: Origin | undefined;
  step?: ReactNode;
  /** The cells of the periods. */
  children: ReactNode;
};

/** A figure with its source and its step, which are below its name on phones. */
function FigureRow({ name, source, origin, step, children }: RowProps) {
  const { moment } = useBoardFormat();
  const readAt = source ? source.readAt : origin && originGroup(origin.kind) === "google" ? origin.readAt : null;
  return (
    <Table.Tr>
      <Table.Th scope="row">
        {name}
        <div className={shared["onPhones"]}>
          <FigureSource source={source} origin={origin} />
          {step}
        </div>
      </Table.Th>
      <Table.Td maw="14rem" className={shared["onWide"] ?? ""}>
        <FigureSource source={source} origin={origin} />
      </Table.Td>
      <Table.Td className={shared["onWide"] ?? ""}>
        <Text as="span" size="small" tone="soft" unbroken>
          {readAt && moment(readAt)}
        </Text>
      </Table.Td>
      {children}
      <Table.Td ta="right" className={shared["onWide"] ?? ""}>
        {step}
      </Table.Td>
    </Table.Tr>
  );
}

/** A cell with words, such as what ads brought. */
function Words({ place, children }: { place: string; children: ReactNode }) {
  return (
    <Table.Td ta="right" className={place}>
      {children ? <Text size="tiny">{children}</Text> : <NoData />}
    </Table.Td>
  );
}
