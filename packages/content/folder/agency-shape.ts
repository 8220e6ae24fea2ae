import { z } from "zod";
import { audiences } from "../src/shape.ts";
import { day } from "./day.ts";
import { amount } from "./pricing.ts";
import { key, languageCode, type Text } from "./shapes.ts";

const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const hours = z
  .array(z.string().regex(new RegExp(`^${time}-${time}$`), { error: "must be like 09:00-13:00", abort: true }))
  .refine((spans) => isAscending(spans.flatMap((span) => span.split("-"))), "must be in order, and none may overlap")
  .describe("Spans such as 09:00-13:00; an empty list is a closed day");

/** Whether each is later than the one before, as texts. */
function isAscending(all: readonly string[]): boolean {
  return all.every((each, at) => at === 0 || each > (all[at - 1] ?? ""));
}

const week = z.strictObject({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
  saturday: hours,
  sunday: hours,
});

const perhaps = hours.default([]);

/** Days that are not named are closed. */
const someDays = z.strictObject({
  monday: perhaps,
  tuesday: perhaps,
  wednesday: perhaps,
  thursday: perhaps,
  friday: perhaps,
  saturday: perhaps,
  sunday: perhaps,
});

const phone = z
  .string()
  .regex(
    /^(?:\+\d|1[38]00)[\d ().-]{3,}(?:(?:ext|samb)\.? ?\d+)?$/,
    "must be one number with + and the country's code, such as +60 12-345 6789",
  );

const countryCode = z.string().regex(/^[A-Z]{2}$/, "must be a country's code, such as MY");

/** `agency.yaml` */
export function agencyShape(text: Text) {
  return z.strictObject({
    name: z.string().min(1).describe("What people call you"),
    legalName: z.string().min(1).describe("Your company's name, in the footer and the legal texts"),
    registration: z
      .string()
      .optional()
      .describe("Your company's registration number, for the footer and the legal texts"),
    founded: z.number().int().min(1900).describe("The year in which you began"),
    sample: z
      .boolean()
      .default(false)
      .describe("true marks people, prices and results as samples, for an agency that does not exist"),
    email: z.email().describe("Where people write to you"),
    phone: phone.describe("As people read it, with the country's code, such as +60 12-345 6789"),
    whatsapp: z
      .string()
      .regex(/^[1-9]\d{6,14}$/, "must be digits only, and begin with the country's code, such as 60123456789")
      .optional()
      .describe("The number for WhatsApp in digits, such as 60123456789; without it, the site offers no WhatsApp"),
    offices: z
      .array(
        z.strictObject({
          name: text.optional().describe("What you call it, in each language, such as Studio; without it, the city"),
          street: z.string().min(1).describe("Street and number"),
          postcode: z.string().describe("In quotation marks, so that a 0 at its start stays"),
          city: z.string().min(1).describe("Its city"),
          state: z.string().min(1).describe("Its state; for Singapore, the city once more"),
          country: countryCode.optional().describe("Where it is in another country than your main office, such as SG"),
          phone: phone.optional().describe("Where it has a number of its own"),
          map: z
            .url({ protocol: /^https$/ })
            .optional()
            .describe("A link to your place on a map; without it, one that searches for the address"),
          place: z
            .strictObject({
              latitude: z.number().min(-90).max(90).describe("Such as 5.28"),
              longitude: z.number().min(-180).max(180).describe("Such as 115.24"),
            })
            .optional()
            .describe("Where it is, in degrees, for search engines"),
        }),
      )
      .min(1)
      .describe("Your offices; the first is the main one, whose address is in reports, emails and legal texts"),
    domain: z
      .string()
      .regex(
        /^[^\s/:@.]+(?:\.[^\s/:@.]+)+$/u,
        "must be the name alone, without https:// and slashes, such as example.com",
      )
      .optional()
      .describe("Your domain without https://, such as example.com"),
    country: countryCode.describe("The country in which you work, such as MY"),
    callingCode: z
      .string()
      .regex(/^\d{1,3}$/, "must be 1 to 3 digits in quotation marks")
      .describe("The code of the country's telephone numbers, such as 60, in quotation marks"),
    timeZone: z
      .string()
      .refine(isTimeZone, "must be a time zone, such as Asia/Kuala_Lumpur")
      .describe("For periods, schedules, bookings and every date that is shown"),
    currency: z
      .strictObject({
        code: z
          .string()
          .regex(/^[A-Z]{3}$/, "must be three capital letters, such as MYR")
          .describe("Such as MYR"),
        symbol: z.string().min(1).describe("What stands before an amount, such as RM"),
      })
      .describe("The money of your prices"),
    languages: z
      .record(
        languageCode,
        z.strictObject({
          label: z.string().describe("Its name in itself, such as Bahasa Melayu"),
          short: z.string().describe("Its name in the header, such as BM"),
          locale: z
            .string()
            .regex(/^[a-z]{2,3}(?:-[A-Za-z]{2,4}){0,2}$/, "must be a language and a country, such as ms-MY")
            .describe("How it writes numbers and dates, such as ms-MY"),
        }),
      )
      .refine((languages) => Object.keys(languages).length > 0, "must name a language")
      .describe("Of the site, reports and emails; the first is the default"),
    areaServed: z
      .array(countryCode)
      .min(1)
      .describe("The countries of your customers, for search engines and the privacy notice"),
    servers: z.array(countryCode).min(1).describe("The countries in which your server may be, for the privacy notice"),
    social: z
      .record(z.string().min(1), z.url())
      .default({})
      .describe(
        "The addresses of your profiles by the names of the networks, such as Instagram or Behance, which the footer links to",
      ),
    services: z.array(key).min(1).describe("Your services in the site's order; each has a file in services/"),
    for: z
      .enum(audiences)
      .optional()
      .describe(
        "For whom you work: businesses or people. The general texts follow. Without it, as most of your services say, and otherwise businesses",
      ),
    homeServices: z
      .array(key)
      .min(1)
      .optional()
      .describe("The services that the home page presents side by side; without it, all"),
    wholeService: key
      .optional()
      .describe("The service that comprises others; the home page gives it a section of its own"),
    cities: z.array(key).default([]).describe("Cities with pages of their own; each has a file in cities/"),
    footer: z
      .array(z.strictObject({ service: key.describe("A service"), city: key.describe("A city") }))
      .optional()
      .describe("The pages of services in cities that the footer links to"),
    reply: z
      .strictObject({
        amount: z.number().int().positive().describe("How many"),
        unit: z
          .enum(["hour", "day", "working-day"])
          .describe("hour, day, or working-day, which leaves out the days on which you are closed"),
      })
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
    portal: z
      .boolean()
      .default(true)
      .describe(
        "Whether the site speaks of clients' reports and their portal: false if your clients get none, such as those of a film studio",
      ),
    newsletter: z.boolean().default(true).describe("Whether the blog offers a newsletter"),
    clientPackages: z
      .array(
        z.strictObject({
          key,
          name: text,
          leftOut: z
            .array(z.string())
            .default([])
            .describe("Sections that the reports of its clients leave out, such as search"),
        }),
      )
      .min(1)
      .describe("The packages that a client can have, cheapest first; the first is the default"),
    usualMonthlyFee: amount.describe("The monthly fee that the form of a new client begins with"),
    openingHours: z
      .union([z.literal("by-appointment"), week])
      .describe("When people find you there, day by day; or by-appointment"),
    consultation: z
      .strictObject({
        minutes: z.number().int().positive().describe("How long it takes, in minutes"),
        leadHours: z.number().int().nonnegative().describe("How many hours ahead it must be booked at least"),
        daysAhead: z.number().int().positive().describe("How many days ahead it can be booked"),
        reminderHours: z.number().int().nonnegative().describe("How many hours before it a reminder is sent"),
        perPerson: z.number().int().positive().describe("How many times an email address may hold at once"),
        holdMinutes: z.number().int().positive().describe("For how many minutes a time is kept until it is confirmed"),
        hours: someDays.optional().describe("When it can be booked, where that is at other times than you are open"),
      })
      .describe("The free consultation"),
    holidays: z
      .array(
        z.strictObject({
          date: day.describe("Such as 2027-01-01"),
          name: z.string().min(1).describe("Such as New Year's Day"),
          expected: z.literal(true).optional().describe("true where the moon or the government may still move it"),
        }),
      )
      .superRefine((all, context) => {
        const at = all.findIndex(({ date }, place) => place > 0 && date <= (all[place - 1]?.date ?? ""));
        const message = "must be later than the day above it, since holidays are in order, each once";
        if (at > 0) context.addIssue({ code: "custom", message, path: [at, "date"] });
      })
      .default([])
      .describe("Days on which you are closed, in order"),
    updated: day.describe("The day on which you last reviewed the texts of the pages"),
  });
}

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}
