import type { Offer } from "../../offer.ts";

/** What is said about search engine optimisation. */
export const seo: Offer = {
  promise: "The answer to what they typed.",
  lead: "We find out what your customers search for in English and in Chinese, and write the page that answers it.",
  fact: { figure: "No tricks", meaning: "we list every change, so that you can check it" },
  price: "a month to start",
  delivery: "until enquiries show it",
  offer: "A list of fixes and new pages, the most valuable first, and a report that says what moved.",
  features: [
    { title: "An audit you can read", text: "What holds your site back, worst first, and how to fix each point." },
    {
      title: "Two languages, two lists",
      text: "People do not translate their searches. We collect both lists, and compare.",
    },
    { title: "One page, one question", text: "Written from your experience, with the price range and the limits." },
    { title: "Your place on the map", text: "Business Profile, hours, unit number and photographs, kept up to date." },
    {
      title: "Technical fixes",
      text: "Speed, broken links, duplicate pages, language tags: dull work that the rest depends on.",
    },
    { title: "A report each month", text: "What we did, what moved, what did not, and what comes next." },
  ],
  channels: {
    search: { name: "Google Search", text: "Where most of the work goes, followed in Search Console." },
    maps: {
      name: "Google Maps",
      text: "For a business with a shopfront, often half of all calls. We keep the listing complete.",
    },
  },
  packages: {
    title: "One language or both",
    lead: "The pages we write are yours, even if you stop.",
    items: {
      local: {
        name: "Local",
        description: "For one place, in one language.",
        features: ["Audit and fixes", "Business Profile", "2 pages a month", "Monthly report"],
        guarantee: "We list every change with its address.",
      },
      bilingual: {
        name: "Bilingual",
        description: "For firms whose customers search in English and in Chinese.",
        features: [
          "Audit and fixes",
          "Business Profile",
          "2 pages a month in each language",
          "Monthly report and a call",
        ],
        guarantee: "We list every change with its address, in both languages.",
      },
    },
  },
  faqs: [
    {
      question: "How long does it take?",
      answer:
        "Fixes show within weeks. New pages need longer: allow three to six months before you judge them by enquiries.",
    },
    {
      question: "Can you promise first place?",
      answer: "No, and nobody can. We promise the work: which pages, which fixes, by when, and an honest report.",
    },
    {
      question: "Is Chinese worth it for us?",
      answer: "It depends on what you sell. We look at the searches first, and tell you if English alone is enough.",
    },
  ],
  start: "Tell us three things you want to be found for. We will look them up before we talk.",
};
