import { useTranslation } from "react-i18next";
import type { PreviewedRow } from "@agency/contracts/imports";
import { adPlatformNames } from "@agency/model/ads";
import { sameJson } from "@agency/model/same-json";
import { Text } from "@agency/ui/layout";
import { useAdFigures } from "../shared/use-ad-figures.ts";
import { useFormat } from "../shared/use-format.ts";

type PreviewedAds = PreviewedRow["ads"][number];

/** The ads of one platform that a file tells of, with what is kept of it so far, as an entry of a list of figures. */
export function PreviewedAds({ ads }: { ads: PreviewedAds }) {
  const { t } = useTranslation("admin");
  const format = useFormat();
  const wordFigures = useAdFigures();
  const { platform, counted, campaigns, others, before } = ads;
  const count = campaigns.length + (others?.count ?? 0);
  const [said, saidBefore] = [wordFigures(ads, ads.currency), before && wordFigures(before, before.currency)];
  const named = count === 0 ? [] : [t("imports.ads.campaigns", { value: format.number(count) })];
  return (
    <div>
      <dt>{adPlatformNames[platform]}</dt>
      <dd>
        {format.parts([...said, ...named])}
        {counted !== null && (
          <Text as="div" size="small" tone="soft">
            {t("imports.ads.counted", { value: counted })}
          </Text>
        )}
        {saidBefore && !sameJson(saidBefore, said) && (
          <Text as="div" size="small" tone="soft">
            {t("imports.ads.before", { value: format.parts(saidBefore) })}
          </Text>
        )}
      </dd>
    </div>
  );
}
