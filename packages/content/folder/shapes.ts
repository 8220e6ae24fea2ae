import { z } from "zod";
import { audiences, deliveryUnits, serviceKinds } from "../src/shape.ts";
import { day } from "./day.ts";
import { languageNamed } from "./language-named.ts";
import { amount, checkPricing, statedPrice, pricing, withPrice } from "./pricing.ts";
import { videoShape } from "./video-shape.ts";

/** A text in one language, read from one in each: `{ en: Branding, ms: Penjenamaan }`. */
export type Text = ReturnType<typeof textIn>;

export const languageCode = z.string().regex(/^[a-z]{2,3}$/, {
  error: ({ input }) => {
    const code = languageNamed(String(input));
    return `is no code of a language${code === undefined ? ", such as en, ms or zh" : `. Write ${code}`}`;
  },
});

/** The schema of a text, from which a language is read. One that lacks it is a mistake. */
export function textIn(language: string) {
  return texts
    .transform((all, context): string => {
      const problem = textProblem(all, language);
      if (problem === undefined) return all[language] ?? "";
      context.addIssue({ code: "custom", message: problem, continue: false });
      return z.NEVER;
    })
    .describe("A text in each language");
}

const texts = z.record(languageCode, z.string());

function textProblem(all: z.output<typeof texts>, language: string): string | undefined {
  const text = all[language];
  if (text === undefined) return `has no text in ${language}. Add "${language}:" below it`;
  return text.trim() === "" ? `is empty in ${language}` : undefined;
}

/** What is in one language on every page of the site, also in one that the site does not have. */
export const oneLanguage = languageCode
  .optional()
  .describe("The only language that it is in, such as ms: pages in others show it in that language, and say so");

/** What is not on the site yet. It is checked all the same. */
export const hidden = {
  draft: z.boolean().default(false).describe("true keeps it from the site"),
  from: day
    .optional()
    .describe("The first day on which it is shown, such as 2027-01-15; the site is built again on that day"),
};

/** Whether something is on the site on a day. */
export function isShown({ draft, from }: { draft: boolean; from?: string | undefined }, today: string): boolean {
  return !draft && (from === undefined || from <= today);
}

function keyMistake(typed: string): string {
  const [comma] = /[，、]/.exec(typed) ?? [];
  if (comma) return `has the full-width comma "${comma}". Type an ordinary one and a space: ", "`;
  return "must be lower-case letters, digits and hyphens, such as web-design";
}

export const key = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: ({ input }) => keyMistake(String(input)) })
  .describe("A short name for addresses and other files: lower-case letters, digits and hyphens");
/** An object of which every part may be missing: general texts take its place. */
function some<S extends z.core.$ZodLooseShape>(shape: S) {
  return z.strictObject(shape).partial();
}

const period = z.strictObject({ amount: z.number().int().positive(), unit: z.enum(["hour", "day", "month", "year"]) });
const legalText = z.strictObject({
  own: z
    .enum(["sections", "page"])
    .optional()
    .describe(
      "Your own words, in a file for each language, legal/privacy/en.md or legal/terms/en.md: sections before the last general one, or the whole page in their place",
    ),
  version: z
    .string()
    .regex(/^\d+\.\d+$/, "must be two numbers with a point, such as 1.0")
    .describe("Such as 1.0, in quotation marks"),
  date: day.describe("From when it holds"),
});

/** Plans and packages of several services may have the same name and price. */
function apartIn(text: Text) {
  return text.optional().describe("A line that tells it from another offer of the same name, in each language");
}

/** `services/<key>.yaml` */
export function serviceShape(text: Text) {
  const titled = z.strictObject({ title: text, text });
  const size = {
    key,
    popular: z.boolean().default(false).describe("true marks it as the one that most people choose"),
    name: text.optional().describe("Its name, in each language"),
    description: text.optional().describe("For whom it is, in one sentence, in each language"),
    features: z.array(text).optional().describe("What it comprises, a text in each language for each"),
    guarantee: text.optional().describe("What you promise, in each language"),
    apart: apartIn(text),
  };
  const service = z.strictObject({
    name: text.describe("The service's name, in each language"),
    kind: z
      .enum(serviceKinds)
      .describe(
        "Its general texts: search (being found, month by month), site (websites), ads (campaigns and posts), or project (work that is ordered and delivered, such as photographs, branding and print)",
      ),
    for: z.enum(audiences).optional().describe("For whom it is: businesses or people. Without it, as in agency.yaml"),
    formName: text.optional().describe("Its name in forms, where it is another one"),
    cityHeading: text.optional().describe("The heading on the pages of its cities, with {{city}} for the name"),
    cities: z
      .array(key)
      .optional()
      .describe("The cities that have a page of it; without it, all of yours, and with [] none"),
    cityPrice: pricing.price.describe("The price on the pages of its cities"),
    cityPriced: pricing.priced.describe("What that price covers"),
    cityIncludes: z
      .array(text)
      .min(1)
      .optional()
      .describe("What that price buys, a text in each language for each; without it, what a package of this price has"),
    delivery: z
      .union([
        z.literal("ongoing"),
        z
          .strictObject({
            from: amount.describe("At least"),
            to: amount.describe("At most"),
            unit: z.enum(deliveryUnits).describe("Days, weeks or months"),
          })
          .refine(({ from, to }) => from <= to, { path: ["to"], error: "must not be less than from" }),
      ])
      .optional()
      .describe(
        "How long it takes: ongoing, or from and to in days, weeks or months; without it, pages promise nothing",
      ),
    articles: z.array(key).default([]).describe("Articles that its page links to, by the names of their folders"),
    card: z
      .strictObject({ name: text, one: text, two: text, three: text })
      .optional()
      .describe("Its card on the home page: the name and three short lines"),
    picture: z
      .strictObject({
        file: z.string().min(1).describe("A file in pictures/, at least 1,600 pixels wide"),
        alt: text.describe("What the picture shows, in each language, for people who cannot see it"),
      })
      .optional()
      .describe("A photograph at the top of the service's page, in place of the drawing"),
    video: videoShape(text).optional().describe("A video below the top of the service's page"),
    channels: z
      .array(z.strictObject({ key, name: text, text }))
      .optional()
      .describe("Where it works, such as Google Search: each with a name and a text"),
    packages: z
      .array(
        z.union([
          withPrice(
            z.strictObject({
              ...size,
              ...pricing,
              pages: amount.optional().describe("How many pages it has"),
              supportMonths: amount.optional().describe("How many months of support it has"),
              adSpend: amount.optional().describe("How much of the price goes to the advertising networks"),
              channels: z.array(key).optional().describe("Which of the service's channels it has"),
            }),
          ),
          z.strictObject({
            ...size,
            setupFee: amount.describe("Paid once, at the start"),
            monthlyFee: amount.describe("Paid every month afterwards"),
            timeline: z
              .strictObject({ from: amount.describe("At least"), to: amount.describe("At most") })
              .describe("How many weeks it takes until the start"),
          }),
        ]),
      )
      .min(1)
      .describe("Its packages with their prices, smallest first"),
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
      cities: some({ title: text, lead: text }),
      start: some({ title: text, lead: text }),
    })
      .default({})
      .describe("Texts of its page in place of the general ones"),
  });
  return service
    .superRefine(({ cityPrice: price, cityPriced: priced }, context) =>
      checkPricing({ price, priced }, (message) => context.addIssue({ code: "custom", path: ["cityPrice"], message })),
    )
    .transform(({ cityPrice, cityPriced, ...others }) => ({
      ...others,
      cityPrice: statedPrice({ price: cityPrice, priced: cityPriced }),
    }));
}

/** `cities/<key>.yaml` */
export function cityShape(text: Text) {
  const point = z.strictObject({
    title: text,
    text,
    help: text,
    from: key
      .optional()
      .describe("The smallest package that has this help, where the price of the page does not buy it"),
  });
  return z.strictObject({
    name: text.describe("The city's name, in each language"),
    near: z.array(key).max(3).default([]).describe("Up to three cities that its pages link to"),
    ...some({
      state: text.describe("The state or country that it is in"),
      description: text.describe("The city in one or two sentences"),
      population: text.describe("How many people live there, with the source, such as: about 760,000 (2020 census)"),
      businessHub: text.describe("What the city lives on"),
      neighbourhoods: z
        .array(z.strictObject({ name: text, text }))
        .describe("Quarters, each with what to know about its customers"),
      services: z
        .record(
          key,
          some({
            lead: text.describe("The text below the heading"),
            points: z
              .array(point)
              .length(3, "must have 3 points, each with title, text and help")
              .describe("What customers there need (title, text), and what you do about it (help)"),
            searches: z.array(text).min(1).describe("What people there type into a search engine"),
            faq: z.strictObject({ question: text, answer: text }).describe("A question and its answer"),
            metaTitle: text.describe("The page's title for search engines"),
            metaDescription: text.describe("The page's description for search engines"),
          }),
        )
        .describe("Texts of its page about each of your services, by the service's key"),
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
          name: z.string().min(1).describe("The person's name"),
          initials: z
            .string()
            .regex(/^\p{L}\p{M}*(?:\p{L}\p{M}*)?$/u, "must be one letter or two")
            .describe("One letter or two, shown where there is no photo"),
          photo: z.string().optional().describe("A file in pictures/"),
          linkedin: z
            .union([z.url(), z.literal("")])
            .default("")
            .describe("The address of the person's profile"),
          email: z.email().describe("Where people write to the person"),
          role: text.describe("What the person does, in each language"),
          bio: text.describe("One or two sentences, in each language"),
          skills: z.array(text).describe("What the person is good at, a text in each language for each"),
        }),
      )
      .min(1)
      .describe("Your people, in order"),
    values: z
      .array(z.strictObject({ key, title: text, text }))
      .optional()
      .describe("What you work by; without it, the general ones"),
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
        popular: z.boolean().default(false).describe("true marks it as the one that most people choose"),
        name: text.optional().describe("Its name, in each language"),
        description: text.optional().describe("For whom it is, in one sentence, in each language"),
        features: z.array(text).optional().describe("What it comprises, a text in each language for each"),
        apart: apartIn(text),
      }),
    ),
  );
}

/** `testimonials.yaml` */
export function testimonialsShape(language: string) {
  return z.array(
    z
      .strictObject({
        key,
        service: key.optional().describe("The service that it is about, which shows it on its page, too"),
        picture: z.string().optional().describe("A file in pictures/"),
        language: oneLanguage,
        ...hidden,
        quote: texts.describe("What they said, in each language"),
        name: texts.describe("Who said it, in each language"),
        position: texts.describe("What they do, such as: Owner, Kedai Kopi"),
      })
      .transform((stated, context) => {
        const own = stated.language ?? language;
        const fields = ["quote", "name", "position"] as const;
        const other = fields
          .flatMap((field) => Object.keys(stated[field]).map((code) => [field, code]))
          .find(([, code]) => stated.language !== undefined && code !== own);
        if (other)
          context.addIssue({
            code: "custom",
            message: `is shown nowhere, since language says ${own}. Delete it, or the line "language: ${own}"`,
            path: other,
          });
        const read = (field: (typeof fields)[number]): string => {
          const problem = textProblem(stated[field], own);
          if (problem !== undefined) context.addIssue({ code: "custom", message: problem, path: [field] });
          return stated[field][own] ?? "";
        };
        return { ...stated, quote: read("quote"), name: read("name"), position: read("position") };
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
  return z.strictObject({
    categories: z
      .array(z.strictObject({ key, name: text }))
      .describe("The categories of your articles, each with a key and a name"),
  });
}

/** `articles/<slug>/article.yaml` */
export const articleShape = z.strictObject({
  draft: hidden.draft,
  category: key.describe("The key of a category in blog.yaml"),
  date: day.describe(
    "When it was published. One to come waits: the article is on the site that is built on that day or later",
  ),
  updated: day.optional().describe("When you last changed what it says"),
  minutes: z.number().int().positive().describe("How long it takes to read, in minutes"),
});

/** The front matter of a whole page of one's own, `legal/privacy/<language>.md` */
export const wholeLegalShape = z.strictObject({
  description: z.string().trim().min(1).describe("What the page is about, in a sentence, for search engines"),
});

/** `legal.yaml` */
export const legalShape = z.strictObject({
  privacyNotice: legalText.describe("Raise the version with every change of meaning: a record of consent stores it"),
  earlierNotices: z
    .array(z.string())
    .default([])
    .describe("Versions before it: a page that was opened earlier still sends its own"),
  termsOfService: legalText.describe("The terms that visitors agree to"),
  retention: z
    .strictObject({
      unconfirmedNewsletter: period.describe("Addresses that nobody confirmed; the product deletes them"),
      staffSession: period.describe("How long staff stay signed in; the product ends it"),
      enquiries: period.describe("Enquiries and bookings"),
      spam: period.describe("Enquiries that were marked as spam"),
      consentRecords: period.describe("Who agreed to what, and when"),
      reportsAfterContract: period.describe("Reports, after a client's contract ended"),
      accounts: period.describe("Invoices and accounts"),
      serverLogs: period.describe("The server's logs"),
      backups: period.describe("Backups"),
    })
    .describe("How long you keep personal data, as the privacy notice states it"),
  offerTerms: z
    .strictObject({
      offerStands: period.describe("How long an offer is valid"),
      notice: period.describe("The notice period of a monthly plan"),
    })
    .describe("What the terms say about offers"),
});
