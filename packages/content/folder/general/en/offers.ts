import type { ServiceKind } from "../../../src/shape.ts";
import type { Offer } from "../facts.ts";

/** Texts for services that many agencies offer. */
const known: Readonly<Record<string, Offer>> = {
  "web-design": {
    promise: "A website that brings enquiries.",
    lead: "We design and build sites that load quickly and that customers understand at once.",
    features: [
      {
        title: "Quick on any phone",
        text: "We build for ordinary phones and mobile data first, and measure the result.",
      },
      { title: "Ready for search engines", text: "Titles, structure and texts are part of the build, not an extra." },
      { title: "Easy to change", text: "You can change texts and pictures yourself, or ask us to." },
    ],
  },
  seo: {
    promise: "Get found by people who are already looking.",
    lead: "We find out what your customers search for, and give them the page that answers it.",
    features: [
      { title: "An audit you can read", text: "What holds your site back, worst first, and how to fix each point." },
      {
        title: "Pages that answer questions",
        text: "One question per page, answered from your experience, in your customers' words.",
      },
      { title: "Your place on the map", text: "A Business Profile with the right category, hours and photographs." },
    ],
  },
  "digital-marketing": {
    promise: "Advertising with a budget and a goal.",
    lead: "We run campaigns on search and social networks, and count the enquiries they bring.",
    features: [
      { title: "A budget you set", text: "You decide what we may spend, and you see what we spent." },
      { title: "Ads compared", text: "We compare versions of an ad, and move the money to the better one." },
      { title: "Enquiries counted", text: "Calls, messages and forms come first in the report. Followers come later." },
    ],
  },
  "social-media": {
    promise: "Posts that sound like you.",
    lead: "We plan, write and publish with you, so that your channels stay alive when you are busy.",
    features: [
      { title: "A calendar for the month", text: "You see what is planned, and change it before it goes out." },
      { title: "Your people, your work", text: "Posts show what you really do, not stock photographs." },
      { title: "Questions get an answer", text: "We agree on who answers what, and in which tone." },
    ],
  },
  "content-marketing": {
    promise: "Articles that people read to the end.",
    lead: "We write down what your customers want to know before they buy, in plain words.",
    features: [
      { title: "Subjects from real questions", text: "We start with what your customers ask you." },
      { title: "Written with you", text: "We ask, you tell us, and the article says what only you know." },
      { title: "Kept up to date", text: "When facts change, we say which articles need another look." },
    ],
  },
  branding: {
    promise: "A look that people recognise the second time.",
    lead: "We design a logo, colours and type that work on a shop sign and on a phone screen.",
    features: [
      { title: "A choice of directions", text: "You compare ideas before anybody draws the details." },
      { title: "Tested where it is used", text: "On a sign, a menu, a website and an invoice." },
      { title: "A short guide", text: "A few pages that anyone who prints for you can follow." },
    ],
  },
  "e-commerce": {
    promise: "A shop that is open day and night.",
    lead: "We build online shops that are quick to buy from and simple to run.",
    features: [
      { title: "A short checkout", text: "With the payment and delivery options that your customers already use." },
      { title: "Simple to run", text: "You add products, change prices and see orders without calling us." },
      {
        title: "Every order counted",
        text: "You see which page or ad brought each order, wherever we can measure it.",
      },
    ],
  },
  "email-marketing": {
    promise: "Emails that people are glad to get.",
    lead: "We help you build a list of people who asked to hear from you, and write to them when there is something to say.",
    features: [
      { title: "A list with consent", text: "People ask for your emails, and can leave with one click." },
      { title: "Readable everywhere", text: "On a phone, on a computer, and with pictures switched off." },
      { title: "Orders before opens", text: "We count what people did after reading." },
    ],
  },
  photography: {
    promise: "Pictures of what is really there.",
    lead: "We photograph your people, your place and what you make, in light that suits them.",
    features: [
      { title: "A list before the day", text: "We agree on every picture that you need, so that the day is short." },
      { title: "At your place", text: "We come to you, and work around your opening hours." },
      {
        title: "Ready to use",
        text: "Every picture comes in the sizes that your website, your posts and your printer need.",
      },
    ],
  },
  print: {
    promise: "Print that is worth keeping.",
    lead: "We design name cards, menus, brochures and packaging, and look after the printing.",
    features: [
      {
        title: "Designed for paper",
        text: "We choose paper, colours and folds together, before anything is drawn in detail.",
      },
      { title: "A proof in your hands", text: "You hold a printed sheet before the whole run is printed." },
      { title: "Files for the next time", text: "You get the files, and can have more printed wherever you like." },
    ],
  },
};

const other: Offer = {
  promise: "Planned with you, and explained.",
  lead: "We plan the work with you, do it, and show you the results every month.",
  features: [
    { title: "A clear start", text: "We look at what you have and write down what is worth doing first." },
    { title: "Steady work", text: "The plan says what happens each month, and the report says what did." },
    { title: "No surprises", text: "You hear from us before anything costs more or takes longer." },
  ],
};

const otherProject: Offer = {
  promise: "Agreed with you, delivered as agreed.",
  lead: "We listen, send you a proposal with one price, and deliver what it says.",
  features: [
    { title: "A clear start", text: "We ask what the work is for, and who will see it." },
    { title: "Drafts early", text: "You see the work while it can still change." },
    { title: "No surprises", text: "You hear from us before anything costs more or takes longer." },
  ],
};

/** The texts of a service until the agency writes its own. */
export function offerOf(service: string, kind: ServiceKind): Offer {
  return known[service] ?? (kind === "project" ? otherProject : other);
}
