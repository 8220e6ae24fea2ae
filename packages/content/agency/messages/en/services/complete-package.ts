import { prices } from "../../../prices.ts";

/** Texts of the page about the complete package. */
export const completePackage = {
  name: "Complete package",
  title: "Website, SEO and ads in one package",
  description: `One team builds your site, gets it found and runs your ads. Set-up from ${prices.startup.setup}, then from ${prices.startup.month} a month. For businesses in Malaysia and Singapore.`,
  hero: {
    promise: "Site, search and ads under one roof.",
    lead: "Three suppliers can each be right and still blame each other. Here the people who write the ad sit beside those who build the page it leads to, and one of them answers your call.",
    price: "set-up, to begin",
    delivery: "until you are live",
    fact: { figure: "One", meaning: "report, invoice and number to call" },
  },
  offer: {
    title: "Three trades, one set of keys",
    lead: "Everything in the separate services, planned together from the first day. Time and money usually leak between suppliers, and here there is only one.",
  },
  features: [
    {
      title: "One plan for twelve months",
      text: "What we build, when, what it costs and which figure it should move. Two pages, and yours to keep.",
    },
    {
      title: "The site first",
      text: "Ads that lead to a slow page burn money. We build the page, measure it, and only then send people to it.",
    },
    {
      title: "Ads teach search",
      text: "Within a few weeks, ads show which words bring customers. Those words become the pages that no longer need the ad.",
    },
    {
      title: "One person who knows you",
      text: "The same voice from the first call to the tenth report. You explain your business once.",
    },
    {
      title: "One report",
      text: "Visitors, positions, followers, enquiries, on one page in plain words, with what we advise. It arrives without your asking.",
    },
    {
      title: "Room to move",
      text: "When ads run well, hours go to ads. When the shop is full, they go to the site. The fee stays the same.",
    },
  ],
  channels: {
    site: {
      name: "Your website",
      text: "The place where everything ends up: fast, in two languages, with a button for the phone and one for WhatsApp.",
    },
    search: {
      name: "Google Search",
      text: "Pages for the questions your customers type, and a site that search engines can read to the end.",
    },
    maps: {
      name: "Google Maps",
      text: "A Business Profile with the right category, hours and photographs, and answers to every review.",
    },
    ads: {
      name: "Google, Facebook and Instagram ads",
      text: "Small campaigns for what you want to sell now. Ad spend is paid to the platforms from your own account.",
    },
    report: {
      name: "Your client portal",
      text: "All your reports, opened with your client ID, in English or Malay, ready to forward to your partner or your bank.",
    },
  },
  packages: {
    title: "A fee to open, a fee to keep it going.",
    lead: "The set-up pays for building and launching. The monthly fee pays for search, ads and care. The row of weeks shows when you go live.",
    items: {
      startup: {
        name: "Startup",
        description: "For a new business, or the first proper site of an old one.",
        features: ["5-page site", "Local SEO", "One ad channel", "Business Profile", "Monthly report"],
        guarantee: "The monthly fee begins on the day the site goes live, not before.",
      },
      business: {
        name: "Business",
        description: "For a firm with staff, competitors and a name to keep.",
        features: [
          "10-page site in English and Malay",
          "SEO for several towns or states",
          "Search, Facebook and Instagram ads",
          "2 articles a month",
          "Monthly report and a call",
        ],
        guarantee: "If we miss the agreed launch week, the monthly fee starts a month later.",
      },
      enterprise: {
        name: "Enterprise",
        description: "For several branches, an online shop, or two countries.",
        features: [
          "Online shop or booking",
          "SEO for Malaysia and Singapore",
          "Every ad channel that pays",
          "4 articles and a film a month",
          "One named manager",
          "Weekly figures, monthly report",
        ],
        guarantee: "A date for each part of the launch, in writing, and one person who answers for it.",
      },
    },
  },
  process: {
    title: "Five steps.",
    steps: [
      {
        title: "The front room",
        text: "We talk for half an hour, look at your figures, and say whether you need the whole package at all.",
      },
      {
        title: "The plan",
        text: "In the first week: pages, words, first campaign, measures. One document, one signature.",
      },
      {
        title: "The workshop",
        text: "The site takes shape while text and ads are written for the same pages. You see it every Friday.",
      },
      {
        title: "The opening",
        text: "Site live, map entry checked, first ads on, call tracking tested with a real call. All in one week.",
      },
      {
        title: "The upkeep",
        text: "Each month: pages, repairs, ads, one report, one conversation about what comes next.",
      },
    ],
  },
  faqs: [
    {
      question: "Is it cheaper than the three services one by one?",
      answer: `Over a year, yes. Bought one by one, the smallest three cost ${prices.site.starter} for the site and ${prices.year.monthApart} a month for SEO and marketing: ${prices.year.apart} in twelve months, of which ${prices.year.adSpend} is ad spend. Startup costs ${prices.startup.setup} and twelve times ${prices.startup.month}: ${prices.year.together}, with ad spend on top as you choose. If you want only a site, take only the site.`,
    },
    {
      question: "How soon are we live?",
      answer:
        "Startup takes four to six weeks, Business six to eight, Enterprise eight to twelve. It depends on how quickly photographs, prices and decisions arrive, so we ask for them in the first week. Ads start when the page they lead to is ready, never earlier.",
    },
    {
      question: "We have a good website already. Does the package still fit?",
      answer:
        "Then we keep it, if it is fast and you have its passwords. The set-up goes into repairs, missing pages and counting, and it costs less: ask us for a figure. If the site cannot be changed without the people who built it, we say so plainly and show you what a new one would take.",
    },
    {
      question: "Is the ad spend included?",
      answer:
        "No. It is paid from your own ad account to Google or Meta, so that you see each ringgit. We agree on a sum for every month. For a first campaign RM 30 to RM 50 a day is enough to learn something. The marketing packages, by contrast, include a fixed ad spend in their price.",
    },
    {
      question: "What if we want to stop?",
      answer:
        "You tell us 30 days ahead. The site, domain, content, accounts and reports are yours and stay where they are. We hand over a list of what runs where and what it costs. You can also stop single parts: some owners keep search and pause the ads for a season.",
    },
    {
      question: `Your city pages say ${prices.city.complete}, one-off. What is that?`,
      answer: `A launch in one city without a monthly fee: the site, the map entry and the first campaign set up, with everything handed over so that you can run it yourself. Startup costs ${prices.startup.setup} to set up because our monthly work carries on from there. You can change from one to the other later.`,
    },
  ],
  cities: { title: "One roof, wherever you trade." },
  start: {
    title: "Hand us one key.",
    lead: "Tell us what you have: a site, a page on Facebook, or only a shop with a door. On one page, we list what is missing and what can stay.",
  },
} as const;
