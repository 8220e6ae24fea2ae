/** Texts of the home page. */
export const home = {
  title: "Websites and search for Malaysia and Singapore",
  description:
    "We build fast websites and bring them visitors from search, for businesses in Malaysia and Singapore. Plans from RM 2,500 a month, with a report you can check.",
  hero: {
    found: "Found in",
    home: "Penang.",
    chosen: "Chosen in",
    away: "Singapore.",
    lead: "We build fast websites and the search traffic that fills them, for businesses between Labuan and Orchard Road. You get the numbers every month, in plain words.",
    start: "Start Your Project",
    plans: "See the prices",
    facts: {
      price: "a month to begin",
      languages: "every page, every report",
      monthly: "Monthly",
      report: "figures you can check",
    },
  },
  services: {
    title: "Three trades, one workshop.",
    lead: "A site nobody finds is a brochure in a drawer. Traffic that meets a slow site is money dropped on the five-foot way. So we do both, and show you what came of it.",
    web: {
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
    marketing: {
      name: "Digital marketing",
      one: "Ads with a budget and an end",
      two: "Leads counted, not likes",
      three: "Weekly figures",
    },
  },
  pricing: {
    title: "On the board.",
    lead: "Prices as a kopitiam writes them: large, and the same for every table. All per month.",
    perMonth: "a month",
    popular: "Most Popular",
    choose: "Get started with {{plan}}",
    plans: {
      starter: {
        name: "Starter",
        features: ["5-page site", "Basic SEO", "Mobile responsive", "Monthly report", "E-mail support"],
      },
      professional: {
        name: "Professional",
        features: [
          "15-page site",
          "Advanced and local SEO",
          "Social media management",
          "Google Ads management",
          "Weekly reporting",
          "Phone and e-mail support",
        ],
      },
      enterprise: {
        name: "Enterprise",
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
  contact: {
    title: "Tell us what you sell.",
    lead: "Write or ring, in English or Malay. We answer within 24 hours.",
    email: "E-mail",
    phone: "Phone",
    address: "Workshop",
  },
} as const;
