import { prices } from "../../prices.ts";

/** Texts of the home page. */
export const home = {
  title: "Websites and search for Malaysia and Singapore",
  description: `We build fast websites and bring them visitors from search, for businesses in Malaysia and Singapore. Plans from ${prices.plans} a month, with a report you can check.`,
  hero: {
    trade: "Websites, SEO and ads for small businesses",
    found: "Found in",
    home: "Penang.",
    chosen: "Chosen in",
    away: "Singapore.",
    lead: "We build fast websites and bring them customers from Google, for businesses between Labuan and Orchard Road. You get the numbers every month, in plain words.",
    start: "Start Your Project",
    work: "View Our Work",
    facts: {
      price: "a month to begin",
      languages: "every page, every report",
      monthly: "Monthly",
      report: "figures you can check",
    },
  },
  services: {
    title: "Three trades, one workshop.",
    lead: "A site nobody finds is a brochure in a drawer. Traffic that meets a slow site is money dropped on the five-foot way. So we build the site, bring the visitors and show you the result.",
    more: "Learn More",
    moreAbout: " about {{service}}",
    items: {
      "web-design": {
        name: "Web design",
        one: "Loads before the kopi is poured",
        two: "Written for people, read by search engines",
        three: "Yours: code, content and keys",
      },
      seo: {
        name: "SEO",
        one: "An audit you can check yourself",
        two: "Malay and English keywords",
        three: "Rankings without tricks",
      },
      "digital-marketing": {
        name: "Digital marketing",
        one: "Ads with a budget and an end date",
        two: "Leads counted, not likes",
        three: "Weekly figures",
      },
    },
  },
  complete: {
    title: "Site, search and ads under one roof.",
    lead: "One team, one report, one number to call. The smallest package is live in {{from}} to {{to}} weeks.",
    from: "from",
    term: "to set up, then {{monthly}} a month",
    view: "View Complete Package",
    custom: "Get Custom Proposal",
  },
  tools: {
    title: "Before you pay us anything.",
    lead: "Three things are free. Nothing to sign up for and no card. Enter your address and see what we find.",
    free: "Free",
    whatsapp: "WhatsApp",
    whatsappAbout: "{{tool}} by WhatsApp",
    phone: "Call {{number}}",
    audit: {
      name: "SEO audit",
      lead: "We read your page as a search engine does and score it out of 100.",
      points: [
        "Title, headings, text and links, one by one",
        "Whether search engines may read it at all",
        "What to fix, worst first",
      ],
      body: "Hello,\n\nplease audit this page for me:\nhttps://\n\nMy name:",
    },
    speed: {
      name: "Website speed test",
      lead: "How fast your page loads, and how soon an ordinary phone can show and use it.",
      points: [
        "Load time in seconds",
        "A performance score out of 100",
        "How much data it sends, in how many requests",
      ],
      body: "Hello,\n\nplease test the speed of this page:\nhttps://\n\nMy name:",
    },
    consultation: {
      name: "Consultation",
      length: "30 minutes",
      lead: "Half an hour with somebody who builds sites. You bring the questions; we leave the slides at home.",
      points: [
        "By phone or video, or over kopi in Ipoh",
        "About your site, your market and your budget",
        "A plain answer, even if it is: wait a year",
      ],
      body: "Hello,\n\nI would like the free 30-minute consultation.\n\nMy name:\nMy website, if I have one:\nA good time for me:",
    },
  },
  pricing: {
    title: "Prices, on the board.",
    lead: "Prices as a kopitiam writes them: large, and the same for every table. All per month.",
    perMonth: "a month",
    popular: "Most Popular",
    choose: "Get started with {{plan}}",
    plans: {
      starter: {
        name: "Starter",
        description: "A small site that gets you found and called.",
        features: ["5-page site", "Basic SEO", "Mobile responsive", "Monthly report", "Email support"],
      },
      professional: {
        name: "Professional",
        description: "A larger site, with search and ads that bring you enquiries.",
        features: [
          "15-page site",
          "Advanced and local SEO",
          "Social media management",
          "Google Ads management",
          "Weekly reporting",
          "Phone and email support",
        ],
      },
      enterprise: {
        name: "Enterprise",
        description: "An online shop or a large site, with one person who knows it all.",
        features: [
          "Unlimited pages and e-commerce",
          "Full SEO and content marketing",
          "Multi-platform campaigns",
          "Analytics and BI",
          "Dedicated account manager",
          "24/7 priority support",
        ],
      },
    },
  },
  portfolio: {
    title: "No two alike.",
    lead: "A kopitiam does not sell the way a clinic does. So their sites should not look alike.",
    sample: "Sample projects",
    testimonialsTitle: "What clients say",
    testimonialsSample: "Sample testimonials",
    testimonials: {
      bakery: {
        quote: "They asked what we bake before they asked what we want to spend.",
        name: "Sample client, bakery in Ipoh",
        position: "Owner",
      },
      workshop: {
        quote: "The report fits on one page, and I understand every line of it.",
        name: "Sample client, car workshop in Klang",
        position: "Manager",
      },
      tuition: {
        quote: "We took half of what they offered. They said half was enough.",
        name: "Sample client, tuition centre in Kuching",
        position: "Principal",
      },
    },
  },
  team: {
    title: "Who picks up the phone.",
    lead: "Three people, and you know who does what.",
    all: "View Full Team",
  },
  contact: {
    title: "Tell us what you sell.",
    lead: "Fill this in, write or call, in English or Malay. We answer within 24 hours.",
    email: "Email",
    phone: "Phone",
    whatsapp: "WhatsApp",
    chat: "Start a chat",
    address: "Workshop",
  },
  cta: {
    title: "The first half hour is on us.",
    lead: "Tell us what you sell and where. We will tell you what we would do first, and what it costs.",
    free: "Get the free half hour",
  },
} as const;
