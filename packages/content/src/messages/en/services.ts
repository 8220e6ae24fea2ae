/** Texts that the pages of all services share. */
const frame = {
  start: "Get Started",
  prices: "See the prices",
  delivery: { weeks: "{{from}}–{{to}} weeks", months: "{{from}}–{{to}} months", ongoing: "Ongoing" },
  tabs: { label: "Features and channels", features: "Features", channels: "Channels" },
  packages: {
    popular: "Most Popular",
    choose: "Get started with {{name}}",
    once: "one-off",
    month: "a month",
    setUp: "set-up",
    monthly: "then {{price}} a month",
    launch: "Live in {{from}}–{{to}} weeks",
    adSpend: "{{price}} of it is ad spend",
    channels: "Channels: {{list}}.",
    note: {
      once: "You pay each price once. The plans on the home page are separate offers, priced by the month.",
      month: "Each price is for one month. The plans on the home page are separate offers.",
      launch:
        "You pay the set-up once, then the monthly fee from the launch on. The plans on the home page are separate offers.",
      mixed:
        "The line under each price says whether you pay it once or every month. The plans on the home page are separate offers.",
    },
  },
  faq: { title: "Questions before you sign" },
  cities: { lead: "What is different in your city, and what it costs there." },
  articles: { title: "Read before you decide", lead: "Our own notes, free, with no form to fill in first." },
} as const;

/** Texts that the pages of all cities share; what differs is in `cities`. */
const city = {
  back: "All services",
  heading: "{{service}} in",
  start: "Get Started",
  price: "Price",
  delivery: "Delivery time",
  once: "one-off",
  month: "a month",
  compare: "Compare the packages",
  ownPrice: "The {{price}} at the top of this page is an offer of its own.",
  ownPriceMore: "What it includes",
  facts: {
    title: "{{city}} in short",
    population: "People",
    state: "Where",
    business: "Local business",
  },
  neighbourhoods: "Who trades where",
  searches: {
    title: "What people type",
    note: "Examples to get you thinking. They are not measured search volumes.",
  },
  features: { title: "What is included", more: "What each of these means" },
  faq: { title: "Asked in {{city}}", more: "More questions and answers" },
  services: "More for {{city}}",
  neighbours: "{{service}} nearby",
  closing: {
    title: "Do you trade in {{city}}?",
    lead: "Half an hour by phone or video, free. You keep the notes.",
  },
  notFound: {
    title: "Service or city not found",
    lead: "We have no page at this address. Perhaps the city is spelled another way. Every service page lists our cities at the bottom.",
  },
} as const;

/** Texts of the SEO checker. */
const checker = {
  title: "How good is your site?",
  lead: "Type its address. We read the page as a search engine would and give it a score out of 100.",
  label: "Address of your website",
  placeholder: "https://",
  check: "Check my site",
  analysing: "Analyzing...",
  score: "{{score}} out of 100",
  verdicts: {
    attention: "Needs immediate attention",
    improvement: "Room for improvement",
    good: "Good score!",
  },
  details: "See what to fix",
  invalid: "Please enter a complete address, such as https://example.com.",
  failure: "Failed to analyze website. Please check the URL and try again.",
} as const;

/** What the pages of services and cities share; the texts of each are the agency's. */
export const services = { frame, city, checker } as const;
