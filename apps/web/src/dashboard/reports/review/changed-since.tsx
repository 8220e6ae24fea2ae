import { VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { percentChange, positionChange, signedPercent, signedPlaces } from "@agency/model/report/changes";
import { formatOneDecimal } from "@agency/model/report/format";
import { precedingPeriod } from "@agency/model/report/periods";
import type { SnapshotJson } from "@agency/model/report/snapshot";
import { Row, Stack, Text } from "@agency/ui/layout";
import { getLocale } from "../../../shared/i18n/messages.ts";
import { useLanguage } from "../../../shared/i18n/use-language.ts";
import { useFormat } from "../../shared/use-format.ts";
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

/** What somebody who reviews a report looks at first: how its figures changed. */
export function ChangedSince({ snapshot }: { snapshot: SnapshotJson }) {
  const { t } = useTranslation(["review", "report", "board"]);
  const format = useFormat();
  const locale = getLocale(useLanguage());
  const changes = changesSince(snapshot);
  if (changes.length === 0) return null;
  const period = format.period(snapshot.type, precedingPeriod(snapshot.type, snapshot.period));
  return (
    <Stack as="section" gap="0.5rem" packed aria-labelledby="review-changed">
      <h2 id="review-changed" className={styles["sectionTitle"]}>
        {t("changedSince", { period })}
      </h2>
      <Stack as="ul" gap="0" lines="after" pad="0.3rem">
        {changes.map(({ figure, before, now }) => {
          const isPosition = figure === "averagePosition";
          // A lower position is better.
          const better = isPosition ? now < before : now > before;
          const value = (number: number) => (isPosition ? formatOneDecimal(number, locale) : format.number(number));
          const difference = isPosition ? positionChange(now, before) : percentChange(now, before);
          const signed = isPosition ? signedPlaces : signedPercent;
          return (
            <Row key={figure} as="li" gap="0.5rem" align="baseline" justify="between" unbroken>
              <span>
                {t(`report:figure.${figure}`)} {value(before)} → <strong>{value(now)}</strong>
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
      </Stack>
    </Stack>
  );
}
