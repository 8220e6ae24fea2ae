import type { z } from "zod";
import { currency } from "@agency/content/settings";
import { type FigureKey, type FigureKind, figureKeys, type figureLines, kindOf } from "@agency/model/figures";

const meanings: Partial<Record<FigureKey, string>> = {
  totalVisitors: "Users in the period",
  organicTraffic: "Users from organic search",
  socialTraffic: "Users from social media",
  directTraffic: "Users who came directly",
  otherTraffic: "Users from other sources",
  averagePosition: "Impression-weighted",
  totalLeads: "Enquiries, calls and orders",
  calls: "Calls from the Business Profile",
  directions: "Requests for directions from the Business Profile",
  websiteClicks: "Clicks on the website from the Business Profile",
  adSpend: `What was spent on ads, in ${currency.symbol}, with at most two decimals`,
};

/** The schema of each figure, by its kind and with its meaning. */
export function figuresShape<Schemas extends Record<FigureKind, z.ZodType>>(schemas: Schemas) {
  const schemaOf = (figure: FigureKey) => {
    const [schema, meaning] = [schemas[kindOf(figure)], meanings[figure]];
    return meaning === undefined ? schema : schema.describe(meaning);
  };
  return Object.fromEntries(figureKeys.map((figure) => [figure, schemaOf(figure)])) as {
    [Key in FigureKey]: Schemas[(typeof figureLines)[Key]["kind"]];
  };
}
