import { prices } from "../../../prices.ts";

/** Texts of the page about SEO. */
export const seo = {
  name: "SEO",
  title: "SEO in Malaysia, in Malay and English",
  description: `SEO for businesses in Malaysia and Singapore: the words your customers type, a site that search engines can read, and a monthly report. From ${prices.seo} a month.`,
  hero: {
    promise: "Better rankings, without tricks. We take the stairs.",
    lead: "People type what they want in English, in Malay, or half and half. We find the words they use for what you sell, and build the pages that deserve the first places.",
    price: "a month, to begin",
    delivery: "until you see it in enquiries",
    fact: { figure: "No lift", meaning: "no bought links, no tricks" },
  },
  offer: {
    title: "What we do, month by month",
    lead: "SEO is a long list of small repairs and honest pages, done in the right order and written down so that you can check.",
  },
  features: [
    {
      title: "An audit you can read",
      text: "What keeps your site from ranking, worst first. Each point names the page and how to fix it.",
    },
    {
      title: "Words from real people",
      text: "Kedai, shop, repair, servis: we collect what people type where you sell, in both languages, and choose the searches you can win.",
    },
    {
      title: "Technical repairs",
      text: "Speed, broken links, duplicate pages, missing titles, a wrong sitemap. Nobody praises them, and nothing else works without them.",
    },
    {
      title: "Pages that answer one question",
      text: "We write with you, from your experience. A page that settles a question gets links and calls. A page stuffed with words gets neither.",
    },
    {
      title: "The map at the top",
      text: "Business Profile, photographs, hours, reviews answered in your voice. For a shop with a door, this is half of the work.",
    },
    {
      title: "A report that compares month with month",
      text: "Each month: what we changed, what moved, what did not, and what comes next. Positions and visitors, but above all enquiries.",
    },
  ],
  channels: {
    search: {
      name: "Google Search",
      text: "Where most of the work goes: pages, titles, structure and the links between them, followed in Search Console.",
    },
    maps: {
      name: "Google Maps",
      text: "The box with three places and a map. Distance counts there, so we work on what you can change: category, details, photographs, reviews.",
    },
    assistants: {
      name: "AI answers",
      text: "Assistants quote pages that state facts plainly. Prices, areas, hours and limits in clear sentences help them as they help people.",
    },
    bing: {
      name: "Bing",
      text: "The default search on many office computers. It takes an hour to set up, and buyers who order from a desk are worth it.",
    },
  },
  packages: {
    title: "How high will you climb?",
    lead: "The pages we write and the accounts we set up are yours, even when you stop.",
    items: {
      local: {
        name: "Local",
        description: "For one place and the streets around it.",
        features: [
          "Up to 20 keywords, Malay and English",
          "Business Profile and map entries",
          "2 pages written or rewritten a month",
          "Repairs to what the audit found",
          "Monthly report",
        ],
        guarantee: "Every change is listed with its address. You can check each one.",
      },
      national: {
        name: "National",
        description: "For firms that sell in several states, or by post.",
        features: [
          "Up to 60 keywords, Malay and English",
          "A page for each place that matters",
          "4 pages written or rewritten a month",
          "Technical care of the whole site",
          "Entries in trade and town directories",
          "Monthly report and a call",
        ],
        guarantee: "Stop any time with 30 days' notice. Pages and accounts stay with you.",
      },
      enterprise: {
        name: "Enterprise",
        description: "For online shops, large catalogues and two countries.",
        features: [
          "Up to 200 keywords, Malaysia and Singapore",
          "Shop, filters and thousands of addresses in order",
          "8 pages written or rewritten a month",
          "Working together with your developers",
          "One named specialist",
          "Weekly figures, monthly report",
        ],
        guarantee: "If tracked enquiries fall two months running, we come and explain it, and the plan changes.",
      },
    },
  },
  process: {
    title: "Five steps up.",
    steps: [
      {
        title: "Audit",
        text: "For two weeks we look at your site, its history and its competitors. The list is yours, whoever does the repairs.",
      },
      {
        title: "Words",
        text: "We choose the searches worth having: close to a sale, common enough to count, and within reach.",
      },
      {
        title: "Repair",
        text: "We fix what stops search engines or annoys people first. Those repairs show soonest.",
      },
      {
        title: "Write",
        text: "Page after page, each for one question, with your prices, photographs and experience in it.",
      },
      {
        title: "Report",
        text: "Each month you get the figures and one decision: more of this, less of that.",
      },
    ],
  },
  faqs: [
    {
      question: "How long before we see something?",
      answer:
        "Repairs often show within weeks, because search engines come back and find less in their way. New pages take longer to earn their place. Allow three to six months before enquiries rise noticeably, and longer with a new domain or many established competitors.",
    },
    {
      question: "Can you promise first place?",
      answer:
        "No, and nobody can. Google says so itself in its advice on hiring an SEO: be wary of anyone who guarantees first place. Results differ by street, phone and history. What we promise is the work: which pages, which repairs, by when, and an honest account of what came of it.",
    },
    {
      question: "Should our keywords be Malay or English?",
      answer:
        "Ask the counter, then the data. Many searches mix both, such as kedai tayar near me. We look at what is typed for your trade in your town, then write one page in each language where both are used. A Malay page has its own address and its own words. It is not a translation of the English one.",
    },
    {
      question: `Your city pages say ${prices.city.seo} a month. What is the difference?`,
      answer: `That is the smallest start: one service in one city, with the map entry and a few pages, and the remaining work done more slowly. Local covers everything you offer in your place and adds two pages every month. If ${prices.city.seo} is enough for your street, we will say so.`,
    },
    {
      question: "Do AI answers make all this pointless?",
      answer:
        "They change it. Simple questions are answered above the results, so fewer people click for them. But somebody who wants a dentist on Saturday still has to choose one, and assistants take their facts from pages. Clear facts, real experience and a correct map entry work in both worlds. Thin pages work in neither.",
    },
  ],
  cities: { title: "Search is a local trade." },
  start: {
    title: "Which search should end at your door?",
    lead: "Tell us the three things you would like to be found for. We look them up in both languages before we talk, and tell you which are within reach.",
  },
} as const;
