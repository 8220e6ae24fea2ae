import type { ServiceKind } from "../../../src/shape.ts";
import type { KindTexts } from "../facts.ts";

const person = {
  title: "A person to call",
  text: "You know who does the work, and how to reach them. You explain your business once.",
};
const customersIn = (city: string) => ({
  title: `Your customers in ${city}`,
  text: `We begin with your customers in ${city}: what they look for, what they compare you with, and what makes them get in touch.`,
  help: "We ask you, search for ourselves, and write down what we find.",
});
const talk = { title: "Talk", text: "Half an hour, free. You tell us what you sell and to whom." };
const start = "Tell us what you sell and where. We will tell you what we would do first, and what it costs.";

const email = { name: "Email", text: "Messages to people who asked for them, with one subject each." };

/** Work that goes on: results take months, and a report tells them. */
const search: KindTexts = {
  proof: [["Clear prices, a plan in writing and a report every month.", "A plan in writing.", "Clear prices."]],
  proofInCity: [["See how we start, what it costs, and what your report shows.", "Clear prices."]],
  delivery: "to the first results",
  fact: { figure: "Monthly", meaning: "report with figures you can check" },
  offer: "Agreed work for a fixed price. You know what happens each month, and you see the results.",
  features: [
    { title: "A plan in writing", text: "What we do, in which order and by when, and which figure should move." },
    person,
    {
      title: "Yours to keep",
      text: "What we build for you is yours once you have paid for it, and so are the accounts.",
    },
  ],
  channels: {
    search: { name: "Google Search", text: "Pages that answer what your customers ask, in the words they type." },
    maps: { name: "Google Maps", text: "The right name, hours and photographs, where people look for a place." },
    email,
  },
  sizes: {
    small: {
      name: "Small",
      description: "For a first step, or to keep what works in good shape.",
      features: ["The most useful work first", "A plan in writing", "Monthly report"],
      guarantee: "Your report lists what we did.",
    },
    medium: {
      name: "Medium",
      description: "For businesses that want to grow this year.",
      features: ["Twice the hours of Small", "A plan in writing", "Monthly report and a call about it"],
      guarantee: "Your report lists what we did.",
    },
    large: {
      name: "Large",
      description: "For several shops, brands or languages.",
      features: ["Twice the hours of Medium", "A plan for each shop or brand", "Monthly report and a call about it"],
      guarantee: "Your report lists what we did.",
    },
  },
  steps: [
    talk,
    { title: "Look", text: "We check what you have today and write down what we would do first." },
    { title: "Agree", text: "You get a plan with a price. Nothing starts before you say yes." },
    { title: "Work", text: "We do what the plan says, and tell you if something changes." },
    { title: "Report", text: "Each month: what we did, what it brought, and what comes next." },
  ],
  faqs: [
    {
      question: "How soon will we see results?",
      answer:
        "You see the work from the start. Results take longer, and differ from business to business. Judge them after three months rather than one, and your place in search after six.",
    },
    {
      question: "Can we stop?",
      answer:
        "Yes. The notice period is in our terms and in your contract. Everything we built and you paid for stays yours.",
    },
    {
      question: "How do we know that it works?",
      answer:
        "You get a report every month, with figures that name their source. If a figure could not be measured, the report says so.",
    },
  ],
  start,
  pointsIn: (city) => [
    customersIn(city),
    {
      title: "A short list of work",
      text: "That gives us a short list of work, the most useful first. You get it in writing before anything starts.",
      help: "We name the price and the time of each item, so that you can choose.",
    },
    {
      title: "What came of it",
      text: "After that, a monthly report shows what we did and what it brought.",
      help: "We read it with you, and agree on the next month.",
    },
  ],
};

/** Campaigns: they start within weeks, and somebody pays for the ads. */
const ads: KindTexts = {
  ...search,
  delivery: "to the first campaign",
  channels: {
    search: { name: "Google Search", text: "For people who are looking for what you sell, in the words they type." },
    social: { name: "Social networks", text: "Pictures and short films for people who do not know you yet." },
    email,
  },
  steps: search.steps.with(3, {
    title: "Run",
    text: "We run the campaigns, compare versions, and tell you what we change.",
  }),
  faqs: [
    {
      question: "Who pays for the advertising space?",
      answer:
        "You do, from an account in your name, unless a package says how much of its price is ad spend. You see what was spent, and where.",
    },
    ...search.faqs.slice(1),
  ],
};

/** A website: it is planned, built, opened and handed over. */
const site: KindTexts = {
  ...search,
  proof: [["Clear prices, a plan in writing, and a site that is yours.", "A plan in writing.", "Clear prices."]],
  proofInCity: [["See how we start, what it costs, and what is yours in the end.", "Clear prices."]],
  delivery: "to opening day",
  fact: { figure: "Yours", meaning: "the site, the domain and the accounts" },
  offer: "Agreed work for a fixed price. You watch the site grow, and can change it yourself afterwards.",
  features: [
    { title: "A plan in writing", text: "Which pages, in which order and by when, and what they should bring you." },
    person,
    {
      title: "Yours to keep",
      text: "The site is yours once you have paid for it, and so are the domain and the accounts.",
    },
  ],
  channels: {
    phone: { name: "On a phone", text: "Where most people will see the site. We design for this size first." },
    search: { name: "Google Search", text: "Titles, structure and texts that people and search engines understand." },
    maps: { name: "Google Maps", text: "The right name, hours and photographs, where people look for a place." },
  },
  sizes: {
    small: {
      name: "Small",
      description: "For one shop or one practice.",
      features: ["The pages that people look for first", "A contact form", "A plan in writing"],
      guarantee: "You see the site before it opens.",
    },
    medium: {
      name: "Medium",
      description: "For businesses that customers compare with others.",
      features: ["All of Small", "Texts written from an interview", "A page for each thing you sell"],
      guarantee: "You see the site before it opens.",
    },
    large: {
      name: "Large",
      description: "For several shops, brands or languages.",
      features: ["All of Medium", "Pages for each shop, brand or language", "An afternoon of training for your team"],
      guarantee: "A written plan with a date for each part.",
    },
  },
  steps: [
    talk,
    { title: "Plan", text: "You get a list of pages, one price and a date. Nothing starts before you say yes." },
    { title: "Design", text: "You see the pages that matter most first, on your own phone." },
    { title: "Build", text: "We build the rest, and show you as it grows." },
    { title: "Open", text: "We test the site, publish it, and show you how to change it." },
  ],
  faqs: [
    {
      question: "What do you need from us?",
      answer:
        "The questions that your customers ask, photographs of your place or goods, and one person who can decide. You get a list on the first day.",
    },
    {
      question: "Can we change the site ourselves?",
      answer: "Yes, and we show you how. For larger changes, you hear the price first.",
    },
    {
      question: "Whose is the site?",
      answer: "Yours, once you have paid for it. The domain and the accounts are in your name.",
    },
  ],
  pointsIn: (city) => [
    customersIn(city),
    {
      title: "A list of pages",
      text: "That gives us a list of pages, the most useful first. You get it in writing before anything starts.",
      help: "We name one price and one date, and you can leave pages out.",
    },
    {
      title: "Opening day",
      text: "You see the site before it opens, and learn how to change it.",
      help: "We test it on phones, publish it, and stay in reach.",
    },
  ],
};

/** Work that is ordered, delivered and used, such as photographs, a logo or a brochure. */
const project: KindTexts = {
  proof: [["A proposal in writing, one price, and all files in the end.", "A proposal in writing.", "One price."]],
  proofInCity: [["See how we start, what it costs, and what you get in the end.", "Clear prices."]],
  delivery: "from your yes to the files",
  fact: { figure: "One price", meaning: "agreed in writing before we begin" },
  offer: "Agreed work for one price. You see it while it can still change, and get the files in the end.",
  features: [
    {
      title: "A proposal in writing",
      text: "What you get, by when and for how much, and what is not part of it.",
    },
    person,
    {
      title: "Clear rights",
      text: "The proposal says what you may use the work for, where and for how long.",
    },
  ],
  channels: {
    sign: { name: "On a sign", text: "Seen from across a street, by day and at night." },
    print: { name: "In print", text: "On menus, name cards, boxes and bags." },
    screen: { name: "On a screen", text: "From a small picture on a phone to a large banner." },
  },
  sizes: {
    small: {
      name: "Small",
      description: "For one thing that you need soon.",
      features: ["A proposal in writing", "One round of changes", "All files"],
      guarantee: "You see a draft before anything is final.",
    },
    medium: {
      name: "Medium",
      description: "For several things that belong together.",
      features: ["A proposal in writing", "Two rounds of changes", "All files, for print and screen"],
      guarantee: "You see a draft before anything is final.",
    },
    large: {
      name: "Large",
      description: "For several shops, brands or languages.",
      features: [
        "A proposal with a date for each part",
        "Two rounds of changes for each part",
        "All files, and how to use them",
      ],
      guarantee: "You see a draft of each part before it is final.",
    },
  },
  steps: [
    { title: "Enquiry", text: "Half an hour, free. You tell us what you need, for whom and by when." },
    { title: "Proposal", text: "You get it in writing, with one price. Nothing starts before you say yes." },
    { title: "Work", text: "We begin with a draft, and show it to you early." },
    { title: "Changes", text: "You say what should be different. The proposal says how often." },
    { title: "Delivery", text: "You get the files in the formats that you need, and the right to use them." },
  ],
  faqs: [
    {
      question: "What do you need from us?",
      answer:
        "What the work is for, who will see it, what you already have, and one person who can decide. The rest we ask when we talk.",
    },
    {
      question: "What if it costs more or takes longer?",
      answer:
        "You hear from us before that happens, and you decide. Without your yes, the price in the proposal stays.",
    },
    {
      question: "What may we use the work for?",
      answer:
        "For what the proposal says, once you have paid: it names the uses, the places and the time. If you need more later, you hear the price first.",
    },
  ],
  start: "Tell us what you need, and by when. We will tell you what we would do first, and what it costs.",
  pointsIn: (city) => [
    {
      title: `Who will see it in ${city}`,
      text: `We begin with the people in ${city} who will see the work, and with the place where they see it.`,
      help: "We ask you, look for ourselves, and write down what the work has to do.",
    },
    {
      title: "A proposal in writing",
      text: "You get a proposal: what you get, by when and for how much. Nothing starts before you say yes.",
      help: "We name the price of each part, so that you can leave some out.",
    },
    {
      title: "The files in your hands",
      text: "You see the work while it can still change. In the end, you get all files.",
      help: "With them comes the right to use them, as the proposal says.",
    },
  ],
};

export const kinds: Readonly<Record<ServiceKind, KindTexts>> = { search, ads, site, project };
