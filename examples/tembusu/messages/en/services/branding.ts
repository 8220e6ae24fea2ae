import type { Offer } from "../../offer.ts";

/** What is said about branding. */
export const branding: Offer = {
  promise: "A look people recognise the second time.",
  lead: "We design your look: logo, colours and type, in Latin letters and in Chinese characters.",
  fact: { figure: "Two scripts", meaning: "drawn together, not one after the other" },
  price: "for the whole set",
  delivery: "from first talk to files",
  offer: "One set for one price: a logo, colours, type and a short guide, all tested where you will use them.",
  features: [
    { title: "Three directions", text: "You compare three ideas before anybody draws the details." },
    { title: "Two scripts", text: "The English and the Chinese name share weight, rhythm and colour." },
    { title: "Tested where it is used", text: "On a shop sign, a menu, a phone screen and an invoice." },
    { title: "Readable for everyone", text: "We check the colours for contrast, on paper and on screens." },
    { title: "All files", text: "For print, web and signs. You never have to ask us for a logo again." },
    { title: "A short guide", text: "Twelve pages that your printer and your staff can follow." },
  ],
  channels: {
    sign: { name: "On a sign", text: "Read across a street, by day and at night." },
    print: { name: "In print", text: "Menus, name cards, boxes and bags, in one colour if need be." },
    screen: { name: "On a screen", text: "From an app icon to a banner." },
  },
  packages: {
    title: "One set, one price",
    lead: "You pay half to begin, and half when you have the files.",
    items: {
      whole: {
        name: "Whole set",
        description: "For new names, and for old ones that nobody remembers.",
        features: [
          "Three directions",
          "Logo in two scripts",
          "Colours and type",
          "A guide of twelve pages",
          "All files",
        ],
        guarantee: "If none of the three directions is right, you pay the first half only.",
      },
    },
  },
  faqs: [
    {
      question: "Do you come up with names, too?",
      answer:
        "We help you choose, in both languages, and check that a name sounds good in the dialects that your customers speak.",
    },
    {
      question: "Do you register trade marks?",
      answer:
        "No, a lawyer does that. We do a first search, so that you do not fall in love with a name that is taken.",
    },
    {
      question: "Can we keep our old logo?",
      answer: "Often, yes. Redrawing it and choosing better colours costs less than a new one.",
    },
  ],
  start: "Send us a photograph of your sign, as it is today.",
};
