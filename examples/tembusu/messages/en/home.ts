import { answers } from "../../answers.ts";
import { description } from "../../description.ts";
import { forEach, ownCity, serviceNames } from "../../names.ts";
import { offers } from "./offers.ts";

const names = Object.values<string>(serviceNames("en"));
const city = ownCity("en");

/** Texts of the home page. */
export const home = {
  title: `${names.slice(0, 2).join(" and ")} in ${city}`,
  description: description(
    "latin",
    `${names.slice(0, 3).join(", ")}: ${answers.name} in ${city}.`,
    "We help businesses get found and chosen.",
    ["Clear prices, and a report every month with figures you can check.", "Clear prices and a report every month."],
  ),
  hero: {
    trade: "Websites and search for small businesses",
    found: "Two languages.",
    home: "One story.",
    chosen: "Yours, told",
    away: "well.",
    lead: "We design, write and look after websites in English and Chinese, for shops, clinics and firms between the Causeway and the sea. Like the tree we are named after, we grow slowly and we stay.",
    start: "Start Your Project",
    work: "View Our Work",
    facts: {
      price: "a month to start",
      languages: "every page, every report",
      monthly: "Monthly",
      report: "figures you can check",
    },
  },
  services: {
    title: "What we do.",
    lead: "Four trades under one tree. Take one, or several that work together: the price is on the page, and the plan comes before the invoice.",
    more: "Learn More",
    moreAbout: " about {{service}}",
    items: forEach(serviceNames("en"), (name, key) => {
      const [one, two, three] = offers[key].features;
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
    title: "Before you pay us anything.",
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
        "Whether search engines can read it at all",
        "What to fix, worst first",
      ],
      body: "Hello,\n\nPlease audit this page for me:\nhttps://\n\nMy name:",
    },
    speed: {
      name: "Website speed test",
      lead: "How fast your page loads, and how soon an ordinary phone can show and use it.",
      points: [
        "Load time in seconds",
        "A performance score out of 100",
        "How much data it sends, in how many requests",
      ],
      body: "Hello,\n\nPlease test the speed of this page:\nhttps://\n\nMy name:",
    },
    consultation: {
      name: "Consultation",
      length: "30 minutes",
      lead: "Half an hour with somebody who knows the work. You bring the questions.",
      points: [
        "By phone or video, or in our office",
        "About your site, your market and your budget",
        'A plain answer, even if it is "not yet"',
      ],
      body: "Hello,\n\nI would like the free 30-minute consultation.\n\nMy name:\nMy website, if I have one:\nA good time for me:",
    },
  },
  pricing: {
    title: "Prices.",
    lead: "Once your site is live, somebody has to look after it. There are two monthly plans, the same for everyone.",
    perMonth: "a month",
    popular: "Most Popular",
    choose: "Get started with {{plan}}",
    plans: {
      care: {
        name: "Care",
        description: "Your site stays fast, safe and up to date.",
        features: ["Updates and backups", "Small changes, two hours a month", "Monthly report", "Email support"],
      },
      growth: {
        name: "Growth",
        description: "Care, plus one new page a month that brings customers.",
        features: [
          "Everything in Care",
          "One new page a month, in English and Chinese",
          "Business Profile kept up to date",
          "Monthly report and a call about it",
        ],
      },
    },
  },
  portfolio: {
    title: "Our work.",
    lead: "Some of what we have done, and what it was for.",
    sample: "Sample projects",
    testimonialsTitle: "What clients say",
    testimonialsSample: "Sample testimonials",
    testimonials: {
      tuition: {
        quote: "Parents used to call to ask which exit. Now they call to ask when there is a place.",
        name: "Sample client, tuition centre in Bishan",
        position: "Principal",
      },
      florist: {
        quote: "My mother reads the Chinese pages and finds nothing to correct. That has never happened before.",
        name: "Sample client, florist in Joo Chiat",
        position: "Owner",
      },
    },
  },
  team: {
    title: "The people behind it.",
    lead: "The people you talk to, and the people who do the work.",
    all: "View Full Team",
  },
  contact: {
    title: "Tell us what you sell, and to whom.",
    lead: "Fill this in, write or call, in English or Chinese. We answer within 24 hours.",
    email: "Email",
    phone: "Phone",
    whatsapp: "WhatsApp",
    chat: "Start a chat",
    address: "Office",
  },
  cta: {
    title: "The first half hour is free.",
    lead: "Tell us what you sell and where. We will tell you what we would do first, and what it costs.",
    free: "Book your free half hour",
  },
};
