import type { DeliveryTime, Price, ServiceKind } from "../src/shape.ts";
import type { Answers } from "./answers.ts";
import { knownServices } from "./known-services.ts";
import type { Names } from "./names.ts";

/** A text in the agency's languages. */
export function inLanguages(languages: Answers["languages"], names: Names): Names {
  return Object.fromEntries(Object.keys(languages).map((language) => [language, names[language] ?? names["en"] ?? ""]));
}

const clientPackages = {
  starter: { en: "Starter", ms: "Permulaan", zh: "起步配套" },
  business: { en: "Business", ms: "Perniagaan", zh: "商务配套" },
  enterprise: { en: "Enterprise", ms: "Korporat", zh: "企业配套" },
};

const weekday = ["09:00-13:00", "14:00-17:30"];

/** `agency.yaml` of the first day, with what its keys mean. */
export function firstAgency(answers: Answers, today: string) {
  const { country, languages, monthlyFee } = answers;
  const value = {
    name: answers.name,
    legalName: answers.legalName,
    ...(answers.registration && { registration: answers.registration }),
    founded: answers.founded,
    email: answers.email,
    phone: answers.phone,
    ...(answers.whatsapp && { whatsapp: answers.whatsapp }),
    offices: [answers.office],
    domain: answers.domain,
    country: country.code,
    callingCode: country.callingCode,
    timeZone: answers.timeZone,
    currency: answers.currency,
    languages,
    areaServed: [country.code],
    servers: [country.code],
    social: {},
    ...(answers.audience === "people" && { for: answers.audience }),
    services: answers.services.map(({ key }) => key),
    cities: answers.cities.map(({ key }) => key),
    clientPackages: Object.entries(clientPackages).map(([key, names]) => ({
      key,
      name: inLanguages(languages, names),
    })),
    usualMonthlyFee: monthlyFee ?? 0,
    openingHours: {
      monday: weekday,
      tuesday: weekday,
      wednesday: weekday,
      thursday: weekday,
      friday: weekday,
      saturday: [],
      sunday: [],
    },
    consultation: { minutes: 30, leadHours: 4, daysAhead: 14, reminderHours: 24, perPerson: 2, holdMinutes: 120 },
    holidays: [],
    ...(!hasReports(answers) && { portal: false }),
    updated: today,
  };
  return { value, comments };
}

/** Whether it sells work by the month, which comes with reports. */
export function hasReports({ monthlyFee, services }: Answers): boolean {
  return monthlyFee !== null || services.some(({ price }) => price.kind === "month");
}

const comments = {
  for: "Who your customers are: businesses or people. The general texts follow; a service can say otherwise",
  timeZone: "For periods, schedules, bookings and every date that is shown",
  languages: "Of the site, reports and emails; the first is the default",
  areaServed: "The countries of your customers, for search engines and the privacy notice",
  servers: "The countries in which your server may be, for the privacy notice",
  social: "Such as Instagram: https://www.instagram.com/your-name; also any other network, by its name",
  services: "In the site's order; each has a file in services/",
  cities: "Cities with pages of their own; each has a file in cities/",
  clientPackages:
    "The packages that a client can have, cheapest first; the first is the default. leftOut: [search] leaves that section out of their reports",
  usualMonthlyFee: "Of a new client",
  consultation:
    "The free consultation: minutes long, at least leadHours from now, up to daysAhead, reminded reminderHours before;\nperPerson times an address may hold, each for holdMinutes until it is confirmed",
  holidays: "Days on which you are closed, such as { date: 2027-01-01, name: New Year's Day }",
  portal:
    "Whether the site speaks of clients' reports and their portal. Take the line away when you send your first report",
  updated: "The day of the last review of the pages' texts",
};

/** What is usual. How long a project takes, only the agency knows. */
const deliveries: Partial<Record<ServiceKind, Exclude<DeliveryTime, string>>> = {
  search: { from: 3, to: 6, unit: "months" },
  ads: { from: 2, to: 4, unit: "weeks" },
  site: { from: 4, to: 8, unit: "weeks" },
};

const sizes = [
  { key: "small", times: 1 },
  { key: "medium", times: 2, popular: true },
  { key: "large", times: 4 },
] as const;

/** The prices of a service's file: those of packages that setup wrote follow from the smallest. */
export function statedPrices(price: Price) {
  const amount = (times: number) => ("amount" in price ? { price: price.amount * times } : {});
  return {
    city: { ...("amount" in price && { cityPrice: price.amount }), cityPriced: price.kind },
    packages: sizes.map(({ key, times, ...others }) => ({ key, ...others, ...amount(times), priced: price.kind })),
  };
}

/** A service of the first day, with general texts. */
export function firstService({ key, names, price }: Answers["services"][number], articles: readonly string[]) {
  const kind = serviceKind(key);
  const { [kind]: delivery } = deliveries;
  const { city, packages } = statedPrices(price);
  return {
    name: names,
    kind,
    ...city,
    ...(delivery && { delivery }),
    // They are about reports, which only work by the month has.
    ...(price.kind === "month" && articles.length > 0 && { articles }),
    packages,
  };
}

/** The plans of the home page. */
export function firstPlans(monthlyFee: number) {
  return [
    { key: "starter", price: monthlyFee },
    { key: "business", price: monthlyFee * 2, popular: true },
    { key: "enterprise", price: monthlyFee * 4 },
  ];
}

/** Until the agency names its people. */
export const founder = {
  role: { en: "Founder", ms: "Pengasas", zh: "创办人" },
  bio: {
    en: "Your first contact, from the first call to the finished work.",
    ms: "Orang yang anda hubungi, dari panggilan pertama hingga kerja selesai.",
    zh: "从第一通电话到工作完成，都是您的第一联系人。",
  },
};

const skills = {
  strategy: { en: "Strategy", ms: "Strategi", zh: "策略" },
  websites: { en: "Websites", ms: "Laman web", zh: "网站" },
  analytics: { en: "Analytics", ms: "Analitik", zh: "数据分析" },
  planning: { en: "Planning", ms: "Perancangan", zh: "策划" },
  advice: { en: "Advice", ms: "Nasihat", zh: "建议" },
};

/** What a founder is good at who sells nothing but projects, and any other. */
function firstSkills({ services, audience }: Answers) {
  const isWeb = audience === "businesses" && services.some(({ key }) => serviceKind(key) !== "project");
  return isWeb ? [skills.strategy, skills.websites, skills.analytics] : [skills.planning, skills.advice];
}

/** The kind of a service of the first day. */
function serviceKind(key: string): ServiceKind {
  return knownServices.find((known) => known.key === key)?.kind ?? "project";
}

/** The founder, until the agency names its people. */
export function firstTeam(answers: Answers) {
  const { name, legalName, email, languages } = answers;
  const { role, bio } = founder;
  return {
    members: [
      {
        key: "founder",
        name,
        initials: nameInitials(name) || nameInitials(legalName) || nameInitials(role.en),
        email,
        role: inLanguages(languages, role),
        bio: inLanguages(languages, bio),
        skills: firstSkills(answers).map((skill) => inLanguages(languages, skill)),
      },
    ],
  };
}

/** The first letters of the first two words that begin with one. */
function nameInitials(name: string): string {
  const letters = name.split(" ").flatMap((word) => /^\p{L}/u.exec(word) ?? []);
  return letters.slice(0, 2).join("").toUpperCase();
}

/** The privacy notice and the terms. */
export const firstLegal = (today: string) => ({
  value: {
    privacyNotice: { version: "1.0", date: today },
    termsOfService: { version: "1.0", date: today },
    retention: {
      unconfirmedNewsletter: { amount: 30, unit: "day" },
      staffSession: { amount: 24, unit: "hour" },
      enquiries: { amount: 24, unit: "month" },
      spam: { amount: 30, unit: "day" },
      consentRecords: { amount: 24, unit: "month" },
      reportsAfterContract: { amount: 24, unit: "month" },
      accounts: { amount: 7, unit: "year" },
      serverLogs: { amount: 30, unit: "day" },
      backups: { amount: 30, unit: "day" },
    },
    offerTerms: { offerStands: { amount: 30, unit: "day" }, notice: { amount: 30, unit: "day" } },
  },
  comments: {
    privacyNotice: "A record of consent stores its version. Raise it with every change of meaning, in any language.",
    retention:
      "How long personal data are kept. The privacy notice states these periods, and the product keeps to them. It sets the first two;\nthe others are examples: replace them with your own.",
    offerTerms: "How long an offer is valid, and the notice period of a monthly plan",
  },
});
