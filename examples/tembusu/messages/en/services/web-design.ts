import type { Offer } from "../../offer.ts";

/** What is said about web design. */
export const webDesign: Offer = {
  promise: "Open on any phone, before the lift arrives.",
  lead: "We design and build websites in English and Chinese, for people who decide on the way to the MRT.",
  fact: { figure: "2 languages", meaning: "each written, neither translated word for word" },
  price: "to start",
  delivery: "to opening day",
  offer:
    "A site for a fixed price: texts, pictures, one language or two, and an afternoon when we show you how to change it.",
  features: [
    { title: "Small and quick", text: "We count every kilobyte, because your customers wait for it on mobile data." },
    {
      title: "Prices where people look",
      text: "Final prices, opening hours, the nearest exit: what visitors ask for comes first.",
    },
    {
      title: "English and Chinese",
      text: "Two writers, one site. Each language has its own addresses and search titles.",
    },
    { title: "Yours to change", text: "You edit texts and pictures yourself. We show your team how, and leave notes." },
    { title: "Enquiries you can count", text: "We count calls, forms and messages from the first day." },
    { title: "Your domain, your keys", text: "Domain, hosting and accounts are in your company's name." },
  ],
  channels: {
    phone: {
      name: "On a phone",
      text: "Where most people will see it. We design for this size first, and for the desktop after it.",
    },
    search: { name: "In search", text: "Titles, structure and sitemaps are part of the build, for both languages." },
    payment: { name: "At the till", text: "PayNow, cards and bookings, if you sell online or take deposits." },
  },
  packages: {
    title: "Five pages, twelve or thirty",
    lead: "One price, paid in two parts: half to begin, half when the site goes live.",
    items: {
      small: {
        name: "Small",
        description: "For one shop or one clinic.",
        features: ["5 pages in one language", "Contact form and map", "3 months of support"],
        guarantee: "If we miss the opening day through our own fault, the first three months of hosting are on us.",
      },
      medium: {
        name: "Medium",
        description: "For firms that customers compare with others.",
        features: ["12 pages in English and Chinese", "Texts written from an interview", "Blog", "6 months of support"],
        guarantee: "Two rounds of changes before opening are part of the price.",
      },
      large: {
        name: "Large",
        description: "For online shops, bookings and several branches.",
        features: [
          "30 pages in English and Chinese",
          "Shop or booking",
          "Training for your team",
          "12 months of support",
        ],
        guarantee: "A written plan with a date for each part.",
      },
    },
  },
  faqs: [
    {
      question: "Who writes the Chinese pages?",
      answer:
        "A person who writes in Chinese for a living, from the same interview as the English ones. You read both before they go online.",
    },
    {
      question: "Can we keep our domain and our email?",
      answer: "Yes. We move the website only. Your email stays where it is, and the domain stays in your name.",
    },
    {
      question: "What if we need a change after the support ends?",
      answer: "You can make small changes yourself. For larger ones, we send you a price first.",
    },
  ],
  start: "Send us the address of your site, or of one that you like.",
};
