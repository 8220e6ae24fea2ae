import { prices } from "../../../prices.ts";

/** Texts of the page about web design. */
export const webDesign = {
  name: "Web design",
  title: `Web design in Malaysia, from ${prices.site.starter}`,
  description: `Fast websites in English and Malay for businesses in Malaysia and Singapore. Three packages at fixed prices, ${prices.site.starter} to ${prices.site.enterprise}, and everything is yours.`,
  hero: {
    promise: "A shopfront that opens at the first tap.",
    lead: "We build websites that load fast on a slow line and say clearly what you sell. Your customer is on a five-foot way, phone in one hand, with half a minute to decide. The code, content and passwords are yours to keep.",
    price: "one-off, to begin",
    delivery: "from go-ahead to opening day",
    fact: { figure: "Yours", meaning: "domain, code, content and passwords" },
  },
  offer: {
    title: "What is behind the shutters",
    lead: "Most of a website is never seen. These are the parts that decide whether somebody calls you or goes back to the list of results.",
  },
  features: [
    {
      title: "Designed for the phone first",
      text: "We begin at the width of a phone held in one hand, then widen. Buttons a thumb can hit, a number that dials, a map that opens.",
    },
    {
      title: "Fast on a slow line",
      text: "Pages are ready before anybody asks for them, and pictures arrive in the right size for the screen. We test on a mid-range Android phone, not on the computers at our desks.",
    },
    {
      title: "Two languages, each with its own address",
      text: "From the Business package on, English and Malay are written side by side, not run through a machine, so that each version can be found and shared.",
    },
    {
      title: "Words that answer",
      text: "Price, place, opening hours, what is included, how to order. We give you a list of photographs to take. From the Business package on, we also interview you and write the text.",
    },
    {
      title: "Open to everybody",
      text: "Contrast, keyboard and screen reader are checked against WCAG 2.2 AA. A customer with tired eyes is still a customer.",
    },
    {
      title: "Yours, all of it",
      text: "The domain is in your company's name, and you have every password from the first day. If we part ways, the site stays with you.",
    },
  ],
  channels: {
    search: {
      name: "Google Search",
      text: "Clean headings, a sitemap and structured data are part of the job, so that search engines understand what you sell and where.",
    },
    maps: {
      name: "Google Maps",
      text: "Name, address and hours match your Business Profile letter for letter, with directions from the nearest landmark.",
    },
    whatsapp: {
      name: "WhatsApp",
      text: "One tap opens the chat with the first line already written, and that line tells you which page it came from.",
    },
    shared: {
      name: "Shared links",
      text: "Each page brings a picture and a sentence of its own, so that a link in a family group or on Facebook is not just a bare address.",
    },
  },
  packages: {
    title: "Three sizes of shop.",
    lead: "One price for everything, agreed in writing before we begin. You pay half at the start and half when you have approved it.",
    items: {
      starter: {
        name: "Starter",
        description: "For a shop or practice that wants to be found and called.",
        features: [
          "5 pages",
          "One of our layouts in your colours",
          "Contact form and WhatsApp button",
          "Business Profile linked",
          "1 month of support",
        ],
        guarantee: "We fix any fault of ours free of charge in the first month.",
      },
      business: {
        name: "Business",
        description: "For a firm that customers compare with others before they call.",
        features: [
          "10 pages in English and Malay",
          "A design of your own",
          "Text written from an interview",
          "Calls, forms and chats counted",
          "News or blog section",
          "3 months of support",
        ],
        guarantee: "The price includes two rounds of changes before launch, and fixes for three months.",
      },
      enterprise: {
        name: "Enterprise",
        description: "For shops, bookings and members, or several branches.",
        features: [
          "As many pages as the plan needs",
          "Online shop, booking or members' area",
          "Connected to your stock or accounts",
          "Training for your staff",
          "6 months of support",
        ],
        guarantee: "A written plan with a date for every part. Faults in the first six months are fixed free.",
      },
    },
  },
  process: {
    title: "Five steps to opening day.",
    steps: [
      {
        title: "We listen",
        text: "Half an hour, free. What you sell, to whom, and what the site should make them do.",
      },
      {
        title: "You get a plan",
        text: "A list of pages, one price and one date. Take it home, show it to your partner, say yes or no.",
      },
      {
        title: "We design two pages",
        text: "The two that matter most, with the real text. You look at them on your own phone, not on our big screen.",
      },
      {
        title: "We build the rest",
        text: "Every Friday there is an address you can open. Changes are small then, and cheap.",
      },
      {
        title: "You open",
        text: "We test on real phones, move the domain in a quiet hour, and show you how to change a price yourself.",
      },
    ],
  },
  faqs: [
    {
      question: "What do you need from us before you begin?",
      answer:
        "Three things: the ten questions customers ask you most, photographs of your real place or goods, and one person who can decide. From the Business package on, you do not need to write anything. We ask, you talk, we write, you correct. The usual reason for a late website is waiting for photographs, so we send the list on the first day.",
    },
    {
      question: "We have a site. Will a new one cost us our place on Google?",
      answer:
        "It need not. We list every old address, keep the ones that bring visitors, and send the others to their new place with a permanent redirect. Titles and text that work move across before anybody improves them. Some movement in the first weeks is normal, and we watch it in Search Console with you.",
    },
    {
      question: "What does it cost to keep the site running?",
      answer:
        "A domain and hosting, in your name. You pay for them once a year, directly to the companies that provide them. After the months of support, you pay only for what you ask for, and you hear the price first. Nothing stops working because you have no contract with us.",
    },
    {
      question: "Do we need an online shop?",
      answer:
        "Often not yet. If you sell a few dozen things and like to talk before a sale, a page with clear prices and a WhatsApp button does the same for less. A shop pays off when you post parcels every day, keep stock in more than one place, or spend evenings typing orders from chats into a notebook.",
    },
    {
      question: "Can we change things ourselves?",
      answer:
        "Prices, opening hours, news and photographs: yes, from your phone, after an hour of practice with us. The layout stays fixed on purpose, so that nobody can break the page on a Friday night. For anything bigger, write to us.",
    },
    {
      question: `What does the ${prices.city.site} on your city pages buy?`,
      answer:
        "The Starter package: five pages, ready in two to four weeks, with your town in the text and on the map. There is no surcharge for any city, and Business and Enterprise cost the same everywhere too.",
    },
  ],
  cities: { title: "A shopfront where you are." },
  start: {
    title: "Show us your shop.",
    lead: "Send us your current site, or just a photograph of the signboard. In half an hour, we will tell you what we would build first, and what we would leave out.",
  },
} as const;
