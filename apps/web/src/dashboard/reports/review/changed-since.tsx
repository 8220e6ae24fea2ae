import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ReportBefore } from "@agency/contracts/report-before";
import { percentChange, positionChange, signedPercent, signedPlaces } from "@agency/model/report/changes";
import { formatOneDecimal } from "@agency/model/report/format";
import { precedingPeriod } from "@agency/model/report/periods";
import type { SnapshotJson } from "@agency/model/report/snapshot";
import { Row, Stack, Text } from "@agency/ui/layout";
import { getLocale } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useFormat } from "../../shared/use-format.ts";
import { type Item, recommendationId, recommendationSentence } from "./edit-recommendations.tsx";
import shared from "../../shared/shared.module.css";
import styles from "./review.module.css";

/** The figures that a report compares with the period before, in the order of a reader's interest. */
const compared = ["totalLeads", "totalVisitors", "averagePosition", "totalFollowers"] as const;

type Change = { figure: (typeof compared)[number]; before: number; now: number };

/** The figures of a report that differ from the period before, as far as they are counted alike. */
export function changesSince({ figures, before }: Pick<SnapshotJson, "figures" | "before">): Change[] {
  return compared.flatMap((figure): Change[] => {
    const [earlier, now] = [before?.[figure] ?? null, figures[figure]];
    return earlier === null || now === null || earlier === now ? [] : [{ figure, before: earlier, now }];
  });
}

/** The numbers of recommendations that say the same as one of the report before. */
export function repeatedRecommendations(
  items: Item[],
  before: Pick<NonNullable<ReportBefore>, "recommendations">,
  snapshot: Pick<SnapshotJson, "language" | "type">,
): number[] {
  const said = new Set(before.recommendations.map((one) => recommendationSentence(one, snapshot)));
  return items.flatMap(({ recommendation }, index) =>
    said.has(recommendationSentence(recommendation, snapshot)) ? [index + 1] : [],
  );
}

type ChangedSinceProps = { snapshot: SnapshotJson; before: ReportBefore; items: Item[] };

/** What somebody who reviews a report looks at first: how its figures changed, and what its client reads for the first time or again. */
export function ChangedSince({ snapshot, before, items }: ChangedSinceProps) {
  const { t } = useTranslation(["review", "report", "board", "plan"]);
  const format = useFormat();
  const locale = getLocale(useLanguage());
  const changes = changesSince(snapshot);
  const repeated = before ? repeatedRecommendations(items, before, snapshot) : [];
  const sections = before?.newSections ?? [];
  if (changes.length + repeated.length + sections.length === 0) return null;
  const period = format.period(snapshot.type, precedingPeriod(snapshot.type, snapshot.period));
  return (
    <Stack as="section" gap="0.5rem" packed aria-labelledby="review-changed">
      <h2 id="review-changed" className={styles["sectionTitle"]}>
        {t("changedSince", { period })}
      </h2>
      <Stack as="ul" gap="0" lines="after" pad="0.3rem">
        {changes.map(({ figure, before: earlier, now }) => {
          const isPosition = figure === "averagePosition";
          // A lower position is better.
          const better = isPosition ? now < earlier : now > earlier;
          const value = (number: number) => (isPosition ? formatOneDecimal(number, locale) : format.number(number));
          const difference = isPosition ? positionChange(now, earlier) : percentChange(now, earlier);
          const signed = isPosition ? signedPlaces : signedPercent;
          return (
            <Row key={figure} as="li" gap="0.5rem" align="baseline" justify="between" unbroken>
              <span>
                {t(`report:figure.${figure}`)} {value(earlier)} → <strong>{value(now)}</strong>
              </span>
              {difference !== null && (
                <Text as="span" size="small" tone={better ? "good" : "bad"}>
                  <span aria-hidden="true">{signed(difference, locale)}</span>
                  <VisuallyHidden>
                    {t(better ? "board:better" : "board:worse", {
                      change: signed(Math.abs(difference), locale).slice(1),
                    })}
                  </VisuallyHidden>
                </Text>
              )}
            </Row>
          );
        })}
        {sections.map((section) => (
          <Row key={section} as="li" gap="0.5rem" align="baseline" justify="between">
            <Text as="span" tone="accent">
              <span aria-hidden="true">+ </span>
              {t("queue.reason.section_new", { section: t(`plan:sections.names.${section}`) })}
            </Text>
            <Text as="span" size="small" tone="soft">
              {t("changed.checkWording")}
            </Text>
          </Row>
        ))}
        {repeated.map((number) => (
          <Row key={number} as="li" gap="0.5rem" align="baseline" justify="between">
            <Text as="span" tone="accent">
              <span aria-hidden="true">= </span>
              {t("changed.repeated", { number, period })}
            </Text>
            <button
              type="button"
              className={shared["linkish"]}
              aria-label={t("changed.editNamed", { number })}
              onClick={() => document.querySelector<HTMLElement>(`#${recommendationId(number)}`)?.focus()}
            >
              {t("changed.edit")}
            </button>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
