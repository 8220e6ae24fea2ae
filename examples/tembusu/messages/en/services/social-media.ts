import type { Offer } from "../../offer.ts";

/** What is said about social media. */
export const socialMedia: Offer = {
  promise: "Posts that sound like you.",
  lead: "We plan, photograph, write and publish with you, so that your channels stay alive when you are busy.",
  fact: { figure: "You approve", meaning: "nothing goes out before you have seen it" },
  price: "a month to start",
  delivery: "every week",
  offer: "A calendar, photographs of your own from two channels on, and posts in the right language for each channel.",
  features: [
    { title: "A calendar for the month", text: "You see all posts in one place, and change them before they go out." },
    {
      title: "Pictures of your own",
      text: "From two channels on, we spend a morning a month at your place, with a camera.",
    },
    {
      title: "The right language for each channel",
      text: "English on one, Chinese on another, and both only where people read both.",
    },
    { title: "Questions passed on", text: "We agree on who answers what, and how fast." },
    {
      title: "Festivals planned early",
      text: "Lunar New Year, Hari Raya, Deepavali and Christmas are in the plan, not a surprise.",
    },
    { title: "Enquiries first", text: "The report begins with messages and calls. Followers come after them." },
  ],
  channels: {
    instagram: { name: "Instagram", text: "For what looks good: food, rooms, hair, products." },
    facebook: { name: "Facebook", text: "For neighbours, families and events, and for reviews." },
    tiktok: { name: "TikTok", text: "For what moves: how something is made, in half a minute." },
    xiaohongshu: {
      name: "Xiaohongshu",
      text: "For customers who plan a visit in Chinese: clear photographs, prices and directions.",
    },
  },
  packages: {
    title: "One channel, two or four",
    lead: "One well-kept channel is worth more than four neglected ones.",
    items: {
      one: {
        name: "One",
        description: "To get started.",
        features: ["8 posts a month", "Calendar", "Monthly report"],
        guarantee: "Nothing goes out before you have seen it.",
      },
      two: {
        name: "Two",
        description: "For shops with regulars.",
        features: ["12 posts a month", "A morning of photography", "Monthly report"],
        guarantee: "Nothing goes out before you have seen it.",
      },
      four: {
        name: "Four",
        description: "For two languages and short videos.",
        features: [
          "20 posts a month, English and Chinese",
          "A day of photography and video",
          "Monthly report and a call",
        ],
        guarantee: "Nothing goes out before you have seen it.",
      },
    },
  },
  faqs: [
    {
      question: "Which channel should we begin with?",
      answer:
        "The one your customers already name when you ask how they found you. If nobody names one, we begin with your map listing.",
    },
    {
      question: "Do you answer comments for us?",
      answer: "Simple ones, in words that we agree on. We pass everything else on to you the same working day.",
    },
    {
      question: "Is advertising included?",
      answer: "No. If a post is worth advertising, we say so, and you decide on the budget.",
    },
  ],
  start: "Send us the account that you like best, yours or somebody else's.",
};
