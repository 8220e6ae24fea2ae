import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ClientFigures } from "@agency/contracts/figures";
import { adPlatformNames } from "@agency/model/ads";
import { type FromMonths, quarterGaps } from "@agency/model/from-months";
import type { QuarterParts } from "@agency/model/quarter-parts";
import { formatDate, formatFigure, monthNames } from "@agency/model/report/format";
import { Stack } from "@agency/ui/layout";
import { toast } from "@agency/ui/toast";
import { getLocale } from "../../shared/i18n/messages.ts";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { failureToast } from "../shared/problem-text.ts";
import { useAdFigures } from "../shared/use-ad-figures.ts";
import { useAnswerWords } from "../shared/use-answer-words.ts";
import { useFormat, useListFormat } from "../shared/use-format.ts";
import { useAddUpMonths } from "./api.ts";

type QuarterOfferProps = {
  clientId: string;
  figures: ClientFigures;
  /** First day of the quarter. */
  start: string;
};

/** What a quarter lacks: offers the figures that follow from its months, and asks for the others. Nothing when it lacks none. */
export function QuarterOffer({ clientId, figures: { periods }, start }: QuarterOfferProps) {
  const { t } = useTranslation("admin");
  const list = useListFormat();
  const offerText = useOfferText();
  const partTexts = usePartTexts();
  const add = useAddUpMonths();
  const known = periods.find(({ reportType, periodStart }) => reportType === "quarterly" && periodStart === start);
  const months = periods.filter(({ reportType }) => reportType === "monthly");
  const { offered, asked, parts } = quarterGaps(start, months, known);
  const others = partTexts(parts);
  if (known && offered.length + asked.length + others.length === 0) return null;

  return (
    <Alert color="area" title={t("figures.quarter.title")}>
      {offered.length + others.length > 0 && (
        <Stack gap="0.5rem" fit bottom="0.75rem">
          <p>{t("figures.quarter.offer")}</p>
          <ul data-marked="">
            {offered.map((offer) => (
              <li key={offer.figure}>{offerText(offer)}</li>
            ))}
            {others.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Button
            size="compact-md"
            loading={add.isPending}
            onClick={() =>
              add.mutate(
                { periodStart: start, clientIds: [clientId] },
                {
                  onSuccess: () => toast({ title: t("figures.quarter.added") }),
                  onError: failureToast((message) => t("figures.saveFailed", { message })),
                },
              )
            }
          >
            {t("figures.quarter.add")}
          </Button>
        </Stack>
      )}
      {asked.length > 0 && (
        <p>{t("figures.quarter.asked", { figures: list(asked.map((figure) => t(`figures.field.${figure}`))) })}</p>
      )}
      <p>{t("figures.quarter.visitors")}</p>
    </Alert>
  );
}

/** Words the ads and answers by AI that follow from the months, and names the months that lack them. */
function usePartTexts(): (parts: QuarterParts) => string[] {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const wordAds = useAdFigures();
  const { name, word } = useAnswerWords();
  const locale = getLocale(useLanguage());
  const said = (part: string, lacking: string[] | undefined, value: string) =>
    lacking
      ? t("figures.quarter.lacking", { part, months: monthNames(lacking, locale) })
      : t("figures.quarter.part", { part, value });
  return ({ ads, aiAnswers }) => [
    ...ads.map((one) => said(adPlatformNames[one.platform], one.lacking, format.parts(wordAds(one, one.currency)))),
    ...aiAnswers.map((one) => said(name(one), one.part === "count" ? one.lacking : undefined, word(one))),
  ];
}

/** Words an offered figure: "Leads: 99, the sum of July, August and September (31 + 28 + 40)". */
function useOfferText(): (offer: FromMonths) => string {
  const { t } = useTranslation("admin");
  const list = useListFormat();
  const locale = getLocale(useLanguage());
  return ({ figure, value, months, measure }) => {
    const number = (one: number) => formatFigure(figure, one, locale, measure);
    const names = list(months.map(({ start }) => formatDate(start, locale, { month: "long" })));
    const said = { figure: t(`figures.field.${figure}`), value: number(value), months: names };
    return months.length === 1
      ? t("figures.quarter.atEnd", said)
      : t("figures.quarter.sum", { ...said, values: months.map((month) => number(month.value)).join(" + ") });
  };
}
