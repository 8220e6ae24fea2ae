import { z } from "zod";
import { serviceKinds } from "../src/shape.ts";
import { amount, checkPricing, priceOf, pricing, withPrice } from "./pricing.ts";

/** A text in one language, read from one in each: `{ en: Branding, ms: Penjenamaan }`. */
export type Text = ReturnType<typeof textIn>;

/** The schema of a text, from which a language is read. One that lacks it is a mistake. */
export function textIn(language: string) {
  return z
    .record(z.string().regex(/^[a-z]{2,3}$/), z.string())
    .transform((texts, context): string => {
      const text = texts[language];
      if (text !== undefined && text.trim() !== "") return text;
      context.addIssue({
        code: "custom",
        message:
          text === undefined ? `has no text in ${language}. Add "${language}:" below it` : `is empty in ${language}`,
        continue: false,
      });
      return z.NEVER;
    })
    .describe("A text in each language");
}

export const key = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "must be lower-case letters, digits and hyphens, such as web-design");
const day = z.iso.date();
const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const hours = z
  .array(z.string().regex(new RegExp(`^${time}-${time}$`), "must be like 09:00-13:00"))
  .refine((spans) => isAscending(spans.flatMap((span) => span.split("-"))), "must be in order, and none may overlap")
  .describe("Spans such as 09:00-13:00; an empty list is a closed day");

/** Whether each is later than the one before, as texts. */
function isAscending(all: readonly string[]): boolean {
  return all.every((each, at) => at === 0 || each > (all[at - 1] ?? ""));
}

/** An object of which every part may be missing: general texts take its place. */
function some<S extends z.core.$ZodLooseShape>(shape: S) {
  return z.strictObject(shape).partial();
}

const period = z.strictObject({ amount: z.number().int().positive(), unit: z.enum(["hour", "day", "month", "year"]) });
const legalText = z.strictObject({ version: z.string().regex(/^\d+\.\d+$/), date: day });

const countryCode = z.string().regex(/^[A-Z]{2}$/, "must be a country's code, such as MY");

/** `agency.yaml` */
export function agencyShape(text: Text) {
  return z.strictObject({
    name: z.string().min(1),
    legalName: z.string().min(1),
    registration: z.string().optional(),
    founded: z.number().int().min(1900),
    sample: z.boolean().default(false),
    email: z.email(),
    phone: z.string().min(5),
    whatsapp: z.string().regex(/^\d+$/, "must be digits only, with the country's code").optional(),
    offices: z
      .array(
        z.strictObject({
          name: text.optional().describe("What you call it, in each language, such as Studio; without it, the city"),
          street: z.string().min(1),
          postcode: z.string(),
          city: z.string().min(1),
          state: z.string().min(1),
          country: countryCode.optional().describe("Where it is in another country than your main office, such as SG"),
          phone: z.string().min(5).optional().describe("Where it has a number of its own"),
          map: z
            .url({ protocol: /^https$/ })
            .optional()
            .describe("A link to your place on a map; without it, one that searches for the address"),
          place: z
            .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
            .optional()
            .describe("Where it is, in degrees, for search engines"),
        }),
      )
      .min(1)
      .describe("Your offices; the first is the main one, whose address is in reports, emails and legal texts"),
    domain: z.string().optional(),
    country: countryCode,
    callingCode: z.string().regex(/^\d{1,3}$/, "must be 1 to 3 digits in quotation marks"),
    timeZone: z.string().refine(isTimeZone, "must be a time zone, such as Asia/Kuala_Lumpur"),
    currency: z.strictObject({ code: z.string().regex(/^[A-Z]{3}$/), symbol: z.string().min(1) }),
    languages: z
      .record(
        z.string().regex(/^[a-z]{2,3}$/),
        z.strictObject({ label: z.string(), short: z.string(), locale: z.string() }),
      )
      .refine((languages) => Object.keys(languages).length > 0, "must name a language"),
    areaServed: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
    servers: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1),
    social: z.partialRecord(z.enum(["Facebook", "Instagram", "LinkedIn", "TikTok", "YouTube"]), z.url()).default({}),
    services: z.array(key).min(1),
    homeServices: z.array(key).min(1).optional(),
    wholeService: key.optional(),
    cities: z.array(key).default([]),
    footer: z.array(z.strictObject({ service: key, city: key })).optional(),
    reply: z
      .strictObject({ amount: z.number().int().positive(), unit: z.enum(["hour", "day"]) })
      .default({ amount: 24, unit: "hour" })
      .describe("Within which time you answer whoever writes to you: forms, emails and pages promise it"),
    tools: z
      .strictObject({
        audit: z.boolean().default(true).describe("The SEO audit, also as the checker on the services' pages"),
        speed: z.boolean().default(true).describe("The website speed test"),
        consultation: z.boolean().default(true).describe("The booking of a free consultation"),
      })
      .prefault({})
      .describe("Which free tools the site offers: false takes one away"),
    analytics: z
      .strictObject({
        name: z.string().min(1).describe("What the privacy notice calls it, such as Plausible"),
        snippet: z.string().min(1).describe("The <script> elements that it tells you to put into your pages"),
        hosts: z
          .array(z.string().regex(/^(?:\*\.)?[a-z0-9.-]+(?::\d+)?$/, "must be a host, such as plausible.io"))
          .min(1)
          .describe("The hosts that the scripts come from and report to"),
        consent: z
          .boolean()
          .describe("Whether visitors are asked first. false only if it keeps nothing in the visitor's browser"),
      })
      .optional()
      .describe("A service that counts visits to the public pages. Without it, nothing follows anybody"),
    newsletter: z.boolean().default(true).describe("Whether the blog offers a newsletter"),
    clientPackages: z.array(z.strictObject({ key, name: text, leftOut: z.array(z.string()).default([]) })).min(1),
    usualMonthlyFee: amount,
    openingHours: z.strictObject({
      monday: hours,
      tuesday: hours,
      wednesday: hours,
      thursday: hours,
      friday: hours,
      saturday: hours,
      sunday: hours,
    }),
    consultation: z.strictObject({
      minutes: z.number().int().positive(),
      leadHours: z.number().int().nonnegative(),
      daysAhead: z.number().int().positive(),
      reminderHours: z.number().int().nonnegative(),
      perPerson: z.number().int().positive(),
      holdMinutes: z.number().int().positive(),
    }),
    holidays: z
      .array(z.strictObject({ date: day, name: z.string().min(1), expected: z.literal(true).optional() }))
      .refine((all) => isAscending(all.map(({ date }) => date)), "must be in the order of their dates, each once")
      .default([]),
    updated: day,
  });
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** `services/<key>.yaml` */
export function serviceShape(text: Text) {
  const titled = z.strictObject({ title: text, text });
  const size = {
    key,
    popular: z.boolean().default(false),
    name: text.optional(),
    description: text.optional(),
    features: z.array(text).optional(),
    guarantee: text.optional(),
  };
  const service = z.strictObject({
    name: text,
    kind: z
      .enum(serviceKinds)
      .describe(
        "Its general texts: search (being found, month by month), site (websites), ads (campaigns and posts), or project (work that is ordered and delivered, such as photographs, branding and print)",
      ),
    formName: text.optional(),
    cityHeading: text.optional(),
    cityPrice: pricing.price,
    cityPriced: pricing.priced,
    delivery: z.union([
      z.literal("ongoing"),
      z.strictObject({ from: amount, to: amount, unit: z.enum(["weeks", "months"]) }),
    ]),
    articles: z.array(key).default([]),
    card: z.strictObject({ name: text, one: text, two: text, three: text }).optional(),
    picture: z
      .strictObject({
        file: z.string().min(1).describe("A file in pictures/, at least 1,600 pixels wide"),
        alt: text.describe("What the picture shows, in each language, for people who cannot see it"),
      })
      .optional()
      .describe("A photograph at the top of the service's page, in place of the drawing"),
    channels: z.array(z.strictObject({ key, name: text, text })).optional(),
    packages: z
      .array(
        z.union([
          withPrice(
            z.strictObject({
              ...size,
              ...pricing,
              pages: amount.optional(),
              supportMonths: amount.optional(),
              adSpend: amount.optional(),
              channels: z.array(key).optional(),
            }),
          ),
          z.strictObject({
            ...size,
            setupFee: amount,
            monthlyFee: amount,
            timeline: z.strictObject({ from: amount, to: amount }),
          }),
        ]),
      )
      .min(1),
    page: some({
      name: text,
      title: text,
      description: text,
      hero: some({
        promise: text,
        lead: text,
        price: text,
        delivery: text,
        fact: z.strictObject({ figure: text, meaning: text }),
      }),
      offer: some({ title: text, lead: text }),
      features: z.array(titled).min(1),
      packages: some({ title: text, lead: text }),
      process: some({ title: text, steps: z.array(titled).min(1) }),
      faqs: z.array(z.strictObject({ question: text, answer: text })).min(1),
      cities: some({ title: text }),
      start: some({ title: text, lead: text }),
    }).default({}),
  });
  return service
    .superRefine(({ cityPrice: price, cityPriced: priced }, context) =>
      checkPricing({ price, priced }, (message) => context.addIssue({ code: "custom", path: ["cityPrice"], message })),
    )
    .transform(({ cityPrice, cityPriced, ...others }) => ({
      ...others,
      cityPrice: priceOf({ price: cityPrice, priced: cityPriced }),
    }));
}

/** `cities/<key>.yaml` */
export function cityShape(text: Text) {
  const point = z.strictObject({ title: text, text, help: text });
  return z.strictObject({
    name: text,
    near: z.array(key).max(3).default([]),
    ...some({
      state: text,
      description: text,
      population: text,
      businessHub: text,
      neighbourhoods: z.array(z.strictObject({ name: text, text })),
      services: z.record(
        key,
        some({
          lead: text,
          points: z.array(point).length(3, "must have 3 points, each with title, text and help"),
          searches: z.array(text).min(1),
          faq: z.strictObject({ question: text, answer: text }),
          metaTitle: text,
          metaDescription: text,
        }),
      ),
    }).shape,
  });
}

/** `team.yaml` */
export function teamShape(text: Text) {
  return z.strictObject({
    members: z
      .array(
        z.strictObject({
          key,
          name: z.string().min(1),
          initials: z.string().min(1).max(3),
          photo: z.string().optional(),
          linkedin: z.union([z.url(), z.literal("")]).default(""),
          email: z.email(),
          role: text,
          bio: text,
          skills: z.array(text),
        }),
      )
      .min(1),
    values: z.array(z.strictObject({ key, title: text, text })).optional(),
  });
}

/** `plans.yaml` */
export function plansShape(text: Text) {
  return z.array(
    withPrice(
      z.strictObject({
        key,
        price: pricing.price,
        priced: pricing.priced.default("month"),
        popular: z.boolean().default(false),
        name: text.optional(),
        description: text.optional(),
        features: z.array(text).optional(),
      }),
    ),
  );
}

/** `testimonials.yaml` */
export function testimonialsShape(text: Text) {
  return z.array(
    z.strictObject({
      key,
      service: key.optional().describe("The service that it is about, which shows it on its page, too"),
      picture: z.string().optional(),
      quote: text,
      name: text,
      position: text,
    }),
  );
}

/** `redirects.yaml` */
export const redirectsShape = z
  .record(
    z.string(),
    z.string().min(1).describe("The new address: a page of your site, or an address that begins with https://"),
  )
  .describe("Old addresses of your site with the pages that took their place, such as /about-us: /team");

/** `blog.yaml` */
export function blogShape(text: Text) {
  return z.strictObject({ categories: z.array(z.strictObject({ key, name: text })) });
}

/** `articles/<slug>/article.yaml` */
export const articleShape = z.strictObject({
  category: key,
  date: day,
  updated: day.optional(),
  minutes: z.number().int().positive(),
});

/** `legal.yaml` */
export const legalShape = z.strictObject({
  privacyNotice: legalText,
  earlierNotices: z.array(z.string()).default([]),
  termsOfService: legalText,
  retention: z.strictObject({
    unconfirmedNewsletter: period,
    staffSession: period,
    enquiries: period,
    spam: period,
    consentRecords: period,
    reportsAfterContract: period,
    accounts: period,
    serverLogs: period,
    backups: period,
  }),
  offerTerms: z.strictObject({ offerStands: period, notice: period }),
});
