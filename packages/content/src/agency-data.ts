import type { AgencyTexts } from "./agency-texts.ts";
import type { Brand } from "./brand/shape.ts";
import type { PartialTexts } from "./product-texts.ts";
import type { Prices } from "./quoted-prices.ts";
import type {
  About,
  Analytics,
  Audience,
  CatalogueEntry,
  Country,
  Currency,
  DeliveryTime,
  Details,
  Holiday,
  Member,
  Offered,
  Package,
  Period,
  Plan,
  Price,
  Project,
  ServiceKind,
  Span,
  Testimonial,
  Video,
  VideoHost,
  VideoWords,
} from "./shape.ts";

/** An agency as its folder states it, checked. Services, cities, packages, projects, people and languages go by their keys. */
export type Agency = {
  languages: Readonly<Record<string, About>>;
  timeZone: string;
  currency: Currency;
  country: Country;
  /** In the site's order, as are all lists. */
  serviceKeys: readonly [string, ...string[]];
  cityKeys: readonly string[];
  /** The packages that a client can have, cheapest first. */
  clientPackages: readonly [string, ...string[]];
  /** Sections of reports, by the package whose clients' reports leave them out. */
  leftOutOfReports: Readonly<Record<string, readonly string[]>>;
  /** In whole units of the currency. */
  usualMonthlyFee: number;
  /** Whether people, prices and results are marked as samples. */
  sample: boolean;
  /** How soon the agency answers, in words of each language. */
  replyWithin: Readonly<Record<string, string>>;
  offered: Offered;
  details: Details;
  /** Null where nothing counts visits: then nothing follows anybody. */
  analytics: Analytics | null;
  /** Null for an agency that people visit by appointment only. */
  openingHours: WeekHours | null;
  /** When a consultation can be booked. */
  bookingHours: WeekHours;
  /** For whom it mostly works. */
  audience: Audience;
  consultation: Consultation;
  holidays: readonly Holiday[];
  /** The day of the last review of the texts, such as `2026-11-25`. */
  contentUpdated: string;
  /** The cities that the page of a city links to. */
  neighbours: Readonly<Record<string, readonly string[]>>;
  /** The pages of cities that the footer links to. */
  locations: readonly CityPage[];
  services: Readonly<Record<string, Service>>;
  /** The services that the home page presents side by side, and the service that combines them. */
  homeServices: readonly [string, ...string[]];
  wholeService: string | null;
  /** The packages of each service, the smallest first. */
  packages: Readonly<Record<string, readonly [Package, ...Package[]]>>;
  /** The prices that texts can quote. */
  prices: Prices;
  /** The plans of the home page, cheapest first. An agency that sells only projects has none. */
  plans: readonly Plan[];
  projects: readonly Project[];
  testimonials: readonly Testimonial[];
  /** New addresses by old ones, which are written as `plainAddress` writes them. */
  redirects: Readonly<Record<string, string>>;
  /** The photographs at the top of services' pages, with what they show in each language. */
  servicePictures: Readonly<Record<string, { file: string; alt: Readonly<Record<string, string>> }>>;
  /** The videos of services, with their words in each language. */
  serviceVideos: Readonly<Record<string, Video & { words: Readonly<Record<string, VideoWords>> }>>;
  /** Videos that are files, and captions, by their paths in the agency's folder, and the hosts of the others. */
  videoFiles: readonly string[];
  videoHosts: readonly VideoHost[];
  /** Pictures that are shared with a page, by their paths in the agency's folder. */
  sharedPictures: readonly string[];
  team: readonly Member[];
  /** Keys of the values on the page of the team. */
  values: readonly string[];
  /** Keys of the categories of articles. */
  categories: readonly string[];
  /** The articles, oldest first. */
  catalogue: readonly CatalogueEntry[];
  privacyNotice: LegalText;
  /** Every version of the privacy notice, the current one last: a page that was opened earlier still sends its own. */
  noticeVersions: readonly string[];
  termsOfService: LegalText;
  retention: Retention;
  offerTerms: Readonly<Record<"offerStands" | "notice", Period>>;
  brand: Brand;
  /** By language: the agency's texts, and those of the product that it wants otherwise. */
  texts: Readonly<Record<string, { texts: AgencyTexts; pages: PartialTexts }>>;
};

/** A landing page: one service in one city. */
export type CityPage = { service: string; city: string };

/** By the days of the week, from Monday. */
export type WeekHours = Readonly<Record<1 | 2 | 3 | 4 | 5 | 6 | 7, readonly Span[]>>;

/** How a consultation is booked, and for how long. */
export type Consultation = {
  minutes: number;
  leadHours: number;
  daysAhead: number;
  reminderHours: number;
  /** How many times an email address may hold at once. */
  perPerson: number;
  /** For how many minutes a time is kept until it is confirmed. */
  holdMinutes: number;
};

export type Service = {
  kind: ServiceKind;
  audience: Audience;
  /** Keys of the cities that have a page of it. */
  cities: readonly string[];
  /** The price on the pages of cities. */
  cityPrice: Price;
  /** Undefined where the agency promises none. */
  delivery?: DeliveryTime;
  /** Keys of its texts under `services:<service>.channels`. */
  channels: readonly string[];
  /** Related articles. */
  articles: readonly string[];
};

/** The version of a legal text, such as `1.5`, and the day from which it holds. */
export type LegalText = { version: string; date: string };

/** How long personal data are kept. */
export type Retention = Readonly<
  Record<
    | "unconfirmedNewsletter"
    | "staffSession"
    | "enquiries"
    | "spam"
    | "consentRecords"
    | "reportsAfterContract"
    | "accounts"
    | "serverLogs"
    | "backups",
    Period
  >
>;
