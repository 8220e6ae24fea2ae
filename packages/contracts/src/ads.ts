import { z } from "zod";
import { adPlatforms } from "@agency/model/ads";
import { dateSchema } from "./common.ts";

/** Of a quarter that was added up from its months. */
export const lackingSchema = z
  .array(dateSchema)
  .describe("The first days of the months of a quarter that tell nothing; then the quarter has no figures");

const amount = z.number().nullable();

export const adFiguresSchema = z.object({
  spend: amount,
  impressions: amount,
  clicks: amount,
  conversions: amount.describe("May have decimals, and are never leads"),
  value: amount.describe("What the conversions were worth"),
});

export const adsSchema = adFiguresSchema.extend({
  platform: z.enum(adPlatforms),
  currency: z.string().describe("ISO 4217 code of spend and value"),
  counted: z.string().nullable().describe("What the platform counts as a conversion, as it names it"),
  attribution: z.string().nullable().describe("When a conversion belongs to an ad, as the platform names it"),
  campaigns: z.array(adFiguresSchema.extend({ name: z.string() })).describe("Those that cost most, most first"),
  others: adFiguresSchema
    .extend({ count: z.int() })
    .nullable()
    .describe("All other campaigns together; null when there are none"),
  lacking: lackingSchema.exactOptional(),
});
