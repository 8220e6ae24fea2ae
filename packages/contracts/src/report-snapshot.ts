import { z } from "zod";
import { adPlatforms } from "@agency/model/ads";
import { answerEngines } from "@agency/model/ai-answers";
import { accountKinds } from "@agency/model/connections";
import { figureKeys, type Figures, numberFigures } from "@agency/model/figures";
import type { ProfileSearches } from "@agency/model/profile-searches";
import { festivals } from "@agency/model/report/festivals";
import { recommendationKeys, type RuleRecommendation } from "@agency/model/report/recommendations";
import { revisedParts } from "@agency/model/report/revised";
import type { SearchResults } from "@agency/model/report/search-results";
import { reportSections } from "@agency/model/report/sections";
import { historyFigures, type SnapshotJson } from "@agency/model/report/snapshot";
import type { Why } from "@agency/model/report/why/explain";
import { googleIncidentKeys, type Happened, searchPatterns } from "@agency/model/report/why/happened";
import { movedLists } from "@agency/model/report/why/movers";
import { adsSchema } from "./ads.ts";
import { aiAnswersSchema } from "./ai-answers.ts";
import { dateSchema, languageSchema, momentSchema, reportTypeSchema } from "./common.ts";
import { datedNoteSchema } from "./dated-notes.ts";
import { figuresShape, measureSchema, originSchema, originsSchema } from "./figures.ts";
import { targetsSchema } from "./plan.ts";

const count = z.int().nullable();

const historyPointSchema = z.object({
  start: dateSchema,
  end: dateSchema,
  totalVisitors: count,
  organicTraffic: count,
  totalLeads: count,
  measures: z
    .partialRecord(z.enum(historyFigures), measureSchema)
    .exactOptional()
    .describe("How its figures are counted, those of which somebody stated it"),
});

const number = z.number().nullable();
const figuresSchema = z.object(
  figuresShape({ count, money: number, position: number, list: z.array(z.string()) }),
) satisfies z.ZodType<Figures>;

const change = z.number().nullable();

const leadPartsSchema = z.array(z.object({ name: z.string(), leads: z.int() }));
const channelVisitsSchema = z.array(z.object({ name: z.string(), visits: z.int() }));
const leadsAndVisitsSchema = z.object({ leads: z.int(), sessions: z.int() });
const clickedSchema = z.object({ clicks: z.int(), impressions: z.int(), position: number });
const adOperandsSchema = z.object({ spend: z.number(), clicks: z.number(), conversions: z.number() });
const whySchema = z.discriminatedUnion("identity", [
  z.object({
    identity: z.literal("leads"),
    before: leadsAndVisitsSchema,
    now: leadsAndVisitsSchema,
    parts: z
      .object({ visits: z.int(), rate: z.int() })
      .describe("What more or fewer visits come to, and what more or fewer leads a visit do"),
  }),
  z.object({ identity: z.literal("visits"), before: channelVisitsSchema, now: channelVisitsSchema }),
  z.object({ identity: z.literal("channels"), before: leadPartsSchema, now: leadPartsSchema }),
  z.object({
    identity: z.literal("search"),
    before: clickedSchema,
    now: clickedSchema,
    parts: z
      .object({ impressions: z.int(), rate: z.int() })
      .describe("What being shown more or less often comes to, and what more or fewer clicks when shown do"),
  }),
  z.object({
    identity: z.literal("movers"),
    list: z.enum(movedLists),
    rows: z.array(z.object({ name: z.string(), before: z.int(), now: z.int() })),
  }),
  z.object({
    identity: z.literal("ads"),
    platform: z.enum(adPlatforms),
    currency: z.string(),
    before: adOperandsSchema,
    now: adOperandsSchema,
    parts: z
      .object({ spend: z.number(), clicks: z.number(), rate: z.number() })
      .describe("What more or less spend comes to, more or fewer clicks for the money, and conversions a click"),
  }),
]) satisfies z.ZodType<Why>;

const periodSchema = z.object({ start: dateSchema, end: dateSchema });
const daysSchema = z.object({ all: z.int(), weekend: z.int() });
const festivalsSchema = z.array(z.enum(festivals));
const happenedSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("days"), now: daysSchema, before: daysSchema }),
  z.object({
    kind: z.literal("festival"),
    festivals: festivalsSchema,
    earlier: periodSchema.nullable().describe("The period that held the same ones the year before"),
  }),
  z.object({ kind: z.literal("festivalBefore"), festivals: festivalsSchema }),
  z.object({ kind: z.literal("incident"), incident: z.enum(googleIncidentKeys) }),
  z.object({ kind: z.literal("pattern"), pattern: z.enum(searchPatterns) }),
  datedNoteSchema.extend({ kind: z.literal("note") }),
]) satisfies z.ZodType<Happened>;

/** A rule's recommendation. */
export const ruleRecommendationSchema = z.strictObject({
  key: z.enum(recommendationKeys),
  params: z.record(z.string().max(40), z.number()),
  against: z.literal("yearBefore").exactOptional().describe("Only where it compares with the year before"),
  festivals: z
    .strictObject({ when: z.enum(["now", "then", "both"]), names: z.array(z.enum(festivals)).max(festivals.length) })
    .exactOptional()
    .describe("Those that may explain it, in the period, in the one that it is compared with, or in both"),
  promised: z.literal(true).exactOptional().describe("Whether its sentence promises work of the agency"),
}) satisfies z.ZodType<RuleRecommendation>;

/** A rule's recommendation, or the staff's own sentence. */
export const recommendationSchema = z.union([ruleRecommendationSchema, z.strictObject({ text: z.string() })]);

export const revisedSchema = z.object({
  number: z.int(),
  at: momentSchema,
  figures: z.array(
    z.object({ figure: z.enum(numberFigures), before: z.number().nullable(), after: z.number().nullable() }),
  ),
  parts: z.array(z.enum(revisedParts)).describe("What else changed; added and removed are sections"),
  commentsIn: z.array(languageSchema).describe("The languages in which there is another comment"),
});

const keywordSchema = z.object({
  query: z.string(),
  clicks: count,
  impressions: count,
  position: z.number().nullable(),
});

const placesSchema = z.object({ top3: z.int(), top10: z.int(), top20: z.int(), beyond: z.int() });

const clicksBeforeSchema = count
  .exactOptional()
  .describe("In the period before; missing in reports of before that was kept");

const searchResultsSchema = z.object({
  rows: z.array(
    keywordSchema.extend({ before: z.number().nullable(), isNew: z.boolean(), clicksBefore: clicksBeforeSchema }),
  ),
  lost: z.array(z.string()),
  places: placesSchema,
  placesBefore: placesSchema.nullable(),
  pages: z.array(
    z.object({
      page: z.string(),
      clicks: z.int(),
      impressions: z.int(),
      position: z.number(),
      clicksBefore: clicksBeforeSchema,
    }),
  ),
}) satisfies z.ZodType<SearchResults>;

const profileSearchesSchema = z.object({
  rows: z.array(
    z.union([
      z.object({ search: z.string(), people: z.int() }),
      z.object({ search: z.string(), fewerThan: z.int().describe("Google does not say how many fewer") }),
    ]),
  ),
  origin: originSchema,
}) satisfies z.ZodType<ProfileSearches>;

const workSchema = z.array(
  z.object({ reportType: reportTypeSchema, periodStart: dateSchema, text: z.string(), link: z.string().nullable() }),
);

export const snapshotSchema = z.object({
  language: languageSchema,
  writtenIn: languageSchema
    .exactOptional()
    .describe("The language of what the staff wrote, where the report was mailed in another one"),
  clientName: z.string(),
  type: reportTypeSchema,
  period: periodSchema,
  figures: figuresSchema,
  missing: z
    .array(z.enum(figureKeys))
    .describe("The figures without a value that the client has; others without one are left out"),
  unread: z.array(z.enum(accountKinds)).describe("The client's sources that gave no figures for the period"),
  origins: z
    .object({ current: originsSchema, compared: originsSchema })
    .describe(
      "Where the figures come from, and those of the period before that they are compared with, or were counted differently. Clients get no calls, and links no authors either",
    ),
  changes: z.object({ visitors: change, organic: change, leads: change, followers: change, position: change }),
  why: z
    .array(whySchema)
    .exactOptional()
    .describe("How the changes add up, with what they are added up of; missing in reports of before that was known"),
  happened: z
    .array(happenedSchema)
    .exactOptional()
    .describe("What happened in the period, or in the one before; missing like why"),
  before: figuresSchema
    .nullable()
    .exactOptional()
    .describe(
      "The figures of the period before, as far as they are shown and counted in the same way; missing like why",
    ),
  searches: searchResultsSchema
    .nullable()
    .describe("The searches that found the client, beside those of the period before"),
  places: z
    .array(z.object({ start: dateSchema, end: dateSchema, places: placesSchema }))
    .describe("Where the searches of this period and earlier ones rank, oldest first"),
  leads: z
    .object({ kinds: leadPartsSchema, channels: leadPartsSchema })
    .nullable()
    .describe("What the leads divide into, as the source names it; null when that is unknown"),
  visits: channelVisitsSchema
    .nullable()
    .exactOptional()
    .describe("The visits by channel, as the source names it; null when unknown, missing like why"),
  profileSearches: profileSearchesSchema
    .nullable()
    .describe("The searches that showed the Business Profile, and how many people made each"),
  ads: z
    .array(adsSchema.extend({ origin: originSchema }))
    .nullable()
    .exactOptional()
    .describe("The ads of each platform; null when none are known, missing like why"),
  adsBefore: z
    .array(adsSchema.omit({ impressions: true, value: true, campaigns: true, others: true, lacking: true }))
    .nullable()
    .exactOptional()
    .describe("The conversions of the period before, and what they cost"),
  aiAnswers: z
    .array(aiAnswersSchema({ origin: originSchema }))
    .nullable()
    .exactOptional()
    .describe("What Google and Bing tell of their answers by AI, missing like why"),
  aiAnswersBefore: z
    .array(z.object({ engine: z.enum(answerEngines), count: z.int() }))
    .nullable()
    .exactOptional()
    .describe("How often each showed or cited the website in the period before"),
  datedNotes: z
    .array(datedNoteSchema)
    .exactOptional()
    .describe("What the staff noted of days in the period, missing like why"),
  targets: targetsSchema.describe("What a month is to reach"),
  work: workSchema,
  next: workSchema.describe("What is planned for the period after"),
  sections: z.array(z.enum(reportSections)).describe("The sections that it shows, in their order"),
  recommendations: z.array(recommendationSchema),
  history: z.array(historyPointSchema).describe("This period and up to thirteen earlier ones, oldest first"),
  comments: z
    .partialRecord(languageSchema, z.string())
    .describe("The staff's comment in each language; a reader gets the one in theirs, or none"),
  generatedAt: momentSchema,
  revised: revisedSchema
    .nullable()
    .describe("What this revision changed; null for the first one, also of real figures"),
}) satisfies z.ZodType<SnapshotJson>;
