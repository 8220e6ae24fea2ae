import { answers } from "../../answers.ts";
import { forEach, serviceNames } from "../../names.ts";
import { offerOf } from "./offers.ts";

const [first, second, third] = Object.values<string>(serviceNames("en"));

/** Texts of the home page. */
export const home = {
  title: `${[first, second].filter(Boolean).join(" and ")} in ${answers.city}`,
  description: `${answers.name} helps businesses get found and chosen: ${[first, second, third].filter(Boolean).join(", ")}. Clear prices and a report every month.`,
  hero: {
    found: "Get found.",
    home: "Get chosen.",
    chosen: "See the",
    away: "figures.",
    lead: "We build websites and bring them visitors, for businesses that want to know what their money does. You get the numbers every month, in plain words.",
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
    title: "What we do.",
    lead: "A site that nobody finds earns nothing, and neither do visitors on a slow one. We look after both, and show you what came of it.",
    more: "Learn More",
    moreAbout: " about {{service}}",
    items: forEach(serviceNames("en"), (name, key) => {
      const [one, two, three] = offerOf(key).features;
      return { name, one: one?.title ?? "", two: two?.title ?? "", three: three?.title ?? "" };
    }),
  },
  complete: {
    title: "",
    lead: "",
    from: "from",
    term: "",
    view: "View Complete Package",
    custom: "Get Custom Proposal",
  },
  tools: {
    title: "Try before you pay.",
    lead: "Three things are free, without signing up.",
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
      lead: "How long your page takes on an ordinary phone, and what it is waiting for.",
      points: ["Load time in seconds", "A performance score out of 100", "What slows the page down"],
      body: "Hello,\n\nplease test the speed of this page:\nhttps://\n\nMy name:",
    },
    consultation: {
      name: "Consultation",
      length: "30 minutes",
      lead: "Half an hour with somebody who does the work. You bring the questions.",
      points: [
        "By phone or video, or in our office",
        "About your site, your market and your budget",
        "A plain answer, also when it is: wait a year",
      ],
      body: "Hello,\n\nI would like the free 30-minute consultation.\n\nMy name:\nMy website, if I have one:\nA good time for me:",
    },
  },
  pricing: {
    title: "Prices.",
    lead: "The same for everyone, and all per month.",
    perMonth: "a month",
    popular: "Most Popular",
    choose: "Get started with {{plan}}",
    plans: {
      starter: { name: "Starter", features: ["5-page site", "Basic SEO", "Monthly report", "Email support"] },
      business: {
        name: "Business",
        features: [
          "15-page site",
          "Local SEO",
          "Advertising managed",
          "Monthly report and a call",
          "Phone and email support",
        ],
      },
      enterprise: {
        name: "Enterprise",
        features: [
          "Unlimited pages and e-commerce",
          "SEO and content",
          "Several countries or languages",
          "A named specialist",
        ],
      },
    },
  },
  portfolio: {
    title: "Our work.",
    lead: "Every business sells differently. Its site should show it.",
    sample: "Sample projects",
    projects: {},
    testimonialsTitle: "What clients say",
    testimonialsSample: "Sample testimonials",
    testimonials: {},
  },
  team: {
    title: "Who answers the phone.",
    lead: "The person you talk to is the person who does the work.",
    all: "View Full Team",
  },
  contact: {
    title: "Tell us what you sell.",
    lead: "Fill this in, write or call. We answer within 24 hours.",
    email: "Email",
    phone: "Phone",
    whatsapp: "WhatsApp",
    chat: "Start a chat",
    address: "Office",
  },
  cta: {
    title: "The first half hour is free.",
    lead: "Tell us what you sell and where. We tell you what we would do first, and what it costs.",
    free: "Get the free half hour",
  },
};
