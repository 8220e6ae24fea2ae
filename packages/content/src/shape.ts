/*
 * The shapes of what the product knows of an agency. `folder/` reads it from the agency's YAML and Markdown.
 */

/** A language of the site. */
export type About = {
  /** The language's own name. */
  label: string;
  short: string;
  /** The locale that formats numbers and dates. */
  locale: string;
  /** Prefix of its page addresses: empty for the default language, otherwise `/` and one word. */
  prefix: string;
};

export type Currency = {
  /** ISO 4217. */
  code: string;
  /** As written before an amount. */
  symbol: string;
};

export type Country = {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  callingCode: string;
};

/** An amount buys a day, a month or a year of the work, the whole of it, or the least of it. */
export const amountKinds = ["day", "month", "year", "once", "from"] as const;

/** On request, a quote says the amount. */
export type Price = { kind: (typeof amountKinds)[number]; amount: number } | { kind: "on-request" };
export type PriceKind = Price["kind"];

/**
 * Search is work on being found, which goes on; ads include posts, and go on, too; a project is work that is ordered and delivered,
 * such as photographs, branding and print.
 */
export const serviceKinds = ["search", "site", "ads", "project"] as const;
/** For whom an agency works. */
export const audiences = ["businesses", "people"] as const;
export type Audience = (typeof audiences)[number];

export type ServiceKind = (typeof serviceKinds)[number];

export const deliveryUnits = ["days", "weeks", "months"] as const;

/** How long until the work is delivered or shows results. */
export type DeliveryTime = { from: number; to: number; unit: (typeof deliveryUnits)[number] } | "ongoing";

type NamedPackage = {
  /** The key of its texts under `services:<service>.packages.items`. */
  key: string;
  popular: boolean;
};

/** A package with one price in the agency's currency. */
export type PricedPackage = NamedPackage & {
  price: Price;
  pages?: number;
  /** Months of changes and support after the launch that the price includes. */
  supportMonths?: number;
  /** The part of the price that goes to the ad platforms, in the agency's currency. */
  adSpend?: number;
  /** Keys of the service's channels. */
  channels?: readonly string[];
};

/** A package with a setup fee and a monthly fee, in the agency's currency. */
export type LaunchPackage = NamedPackage & {
  setupFee: number;
  monthlyFee: number;
  /** Weeks until launch. */
  timeline: { from: number; to: number };
};

export type Package = PricedPackage | LaunchPackage;

/** A plan of the home page. */
export type Plan = {
  /** The key of its texts under `home:pricing.plans`. */
  key: string;
  price: Price;
  popular: boolean;
};

/** A project of the portfolio, with a page of its own. */
export type Project = {
  /** The last part of its address, `/work/<key>`, and the key of its texts under `projects`. */
  key: string;
  /** The services provided, as keys of the service pages; an enquiry from its page is about the first. */
  services: readonly [string, ...string[]];
  /** The cities whose pages show it before others. */
  cities?: readonly string[];
  video?: Video;
  /** The only language that it is in. */
  language?: string;
};

export type ProjectPicture = { file: string; alt: string; caption?: string };

/** The texts of a project's card and page in one language, with its pictures as a reader of it sees them. */
export type ProjectTexts = {
  client: string;
  /** Where the client is. */
  place?: string | undefined;
  /** The change, in one sentence, on the card. */
  result: string;
  /** Where the result comes from, if it was counted. */
  source?: string | undefined;
  /** The title and the description of the page for search engines. */
  title: string;
  description: string;
  /** The heading of the page, after the client's name. */
  heading: string;
  lead: string;
  /** The client's need, as Markdown. */
  task: string;
  /** The work, step by step, each as Markdown. */
  done: readonly { title: string; text: string }[];
  before?: string | undefined;
  after?: string | undefined;
  /** Counted before and after, with the source. Empty as long as nobody has counted. */
  figures: readonly { name: string; before: string; after: string; source: string }[];
  /** In order, each by its path in the agency's folder; the first is on its card, too. */
  pictures: readonly [ProjectPicture, ...ProjectPicture[]];
  /** What its video shows, and the file of its captions, where it is a file itself. */
  video?: VideoWords | undefined;
};

/** Where videos are that lie with others. */
export type VideoHost = "youtube" | "vimeo";

/** A video at a host, or a file, by its path in the agency's folder. */
export type VideoSource = { at: VideoHost; id: string } | { at: "file"; file: string };

/** A video in one language: what it shows, and the file of its captions, by its path in the agency's folder. */
export type VideoWords = { description: string; captions?: string | undefined };

/** A video with the picture that stands in its place until somebody presses play, by its path in the agency's folder. */
export type Video = { source: VideoSource; picture: string };

/** The agency's own words of law on a page, as Markdown: sections after the general ones, or the whole page. */
export type OwnLegal = {
  /** Of a whole page: for search engines, and what stands before the first section. Empty for sections. */
  description: string;
  lead: string;
  sections: readonly { title: string; text: string }[];
};

export type Testimonial = {
  /** The key of its texts under `home:portfolio.testimonials`. */
  key: string;
  /** The only language that it is in. */
  language?: string;
  /** The service whose page shows it, too. */
  service?: string;
  /** A square photograph or a logo, by its path in the agency's folder, instead of the drawn tile. */
  picture?: string;
};

/** A member of the team. */
export type Member = {
  /** The key of the role, the bio and the skills under `team:members`. */
  key: string;
  name: string;
  /** Initials for the drawn portrait. */
  initials: string;
  /** A photograph, by its path in the agency's folder, that replaces the drawn portrait. */
  photo?: string;
  /** Their profile; empty for none. */
  linkedin: string;
  email: string;
};

/** Times of day in the agency's time zone, such as `09:00`. */
export type Span = { from: string; to: string };

/** A service that counts visits to the public pages. */
export type Analytics = {
  readonly name: string;
  /** Its `<script>` elements as they are given, and each by itself. */
  readonly snippet: string;
  readonly scripts: readonly { readonly attributes: Readonly<Record<string, string>>; readonly text: string }[];
  /** The hosts that the scripts come from and report to. */
  readonly hosts: readonly string[];
  /** Whether visitors are asked first. */
  readonly consent: boolean;
};

/** Offers of the site besides the agency's services. */
export type Offered = Readonly<
  Record<"audit" | "speed" | "consultation" | "newsletter" | "articles" | "portal", boolean>
>;

/** A public holiday. */
export type Holiday = {
  /** The day on which the agency is closed, such as `2026-12-25`. */
  date: string;
  name: string;
  /** Whether the date may still change, by the moon or a later announcement. */
  expected?: true;
};

export type Period = { amount: number; unit: "hour" | "day" | "month" | "year" };

/** The language-independent part of an article. The text is in `articles/<slug>/<language>.md`. */
export type CatalogueEntry = {
  slug: string;
  category: string;
  /** Publication date, such as `2025-01-15`. */
  date: string;
  /** The day of the last rewrite, where the text speaks of what came after its publication. */
  updated?: string;
  /** Reading time in minutes, at 180 to 220 words a minute. */
  minutes: number;
};

export type Office = {
  /** The agency's own name for it, by language. */
  name?: Readonly<Record<string, string>>;
  street: string;
  postcode: string;
  city: string;
  state: string;
  country: { code: string; name: string };
  /** The key of its city, where that has pages. */
  cityKey?: string;
  /** Where it has a number of its own. */
  phone?: string;
  /** Its place on a map, where that is not a search for the address. */
  map?: string;
  /** In degrees. */
  place?: { latitude: number; longitude: number };
};

export type Details = {
  name: string;
  legalName: string;
  /** As the companies' register writes it; shown in the footer. */
  registration?: string;
  since: number;
  email: string;
  phone: string;
  /** Digits with the country's code. Without it, nothing offers WhatsApp. */
  whatsapp?: string;
  /** The first is the main one. */
  offices: readonly [Office, ...Office[]];
  /** The countries of its customers (ISO 3166-1 alpha-2), for search engines and the privacy notice. */
  areaServed: readonly string[];
  /** The countries in which its server may be, for the privacy notice. */
  servers: readonly string[];
  /** Profiles by the names of their networks. */
  social: Readonly<Record<string, string>>;
};
