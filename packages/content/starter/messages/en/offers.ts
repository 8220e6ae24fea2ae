type Offer = {
  promise: string;
  lead: string;
  features: readonly { title: string; text: string }[];
};

/** What is said about services that many agencies offer. */
const known: Readonly<Record<string, Offer>> = {
  "web-design": {
    promise: "Websites that load fast and bring enquiries.",
    lead: "We design and build a website that your customers understand at once, on any phone.",
    features: [
      {
        title: "Fast on any phone",
        text: "Pages load in about a second on an ordinary phone, and we show you the measurement.",
      },
      { title: "Found by search engines", text: "Titles, structure and texts are right from the first day." },
      { title: "Easy to change", text: "You can change texts and pictures yourself, or send them to us." },
    ],
  },
  seo: {
    promise: "Found by the people who are looking for you.",
    lead: "We find out what your customers type, and build the pages that deserve to be found.",
    features: [
      { title: "An audit you can read", text: "What holds your site back, worst first, each point with its remedy." },
      { title: "Pages that answer questions", text: "We write with you, from your experience, one question a page." },
      { title: "Your place on the map", text: "Business Profile, hours, photographs and reviews kept up to date." },
    ],
  },
  "digital-marketing": {
    promise: "Advertising with a budget, a goal and an end.",
    lead: "We run campaigns on search and social networks and count the enquiries they bring.",
    features: [
      { title: "A budget you set", text: "You decide what may be spent. The platforms bill your own account." },
      { title: "Ads that are tested", text: "Two versions of each ad, and the better one stays." },
      { title: "Enquiries counted", text: "Calls, messages and forms, not likes." },
    ],
  },
  "social-media": {
    promise: "A presence your customers want to follow.",
    lead: "We plan, write and post with you, and answer what people ask.",
    features: [
      { title: "A calendar for the month", text: "You see and approve every post before it goes out." },
      { title: "Pictures of your own", text: "We photograph what you do instead of buying pictures." },
      { title: "Questions answered", text: "Messages are answered or passed on within one working day." },
    ],
  },
  "content-marketing": {
    promise: "Articles that people read to the end.",
    lead: "We write what your customers want to know before they buy, in plain words.",
    features: [
      { title: "Subjects from real questions", text: "We start with what your customers ask you." },
      { title: "Written with you", text: "A short interview for each article, so that it says what only you know." },
      { title: "Kept up to date", text: "We review every article once a year." },
    ],
  },
  branding: {
    promise: "A look that people recognise the second time.",
    lead: "We design a logo, colours and type that work from a shop sign to a phone screen.",
    features: [
      { title: "Three directions", text: "You choose from three directions before we draw the details." },
      { title: "Tried where it is used", text: "On a sign, a menu, a website and an invoice." },
      { title: "A short guide", text: "Ten pages that anyone who prints for you can follow." },
    ],
  },
  "e-commerce": {
    promise: "A shop that sells while you sleep.",
    lead: "We build online shops that are quick to use and simple to run.",
    features: [
      { title: "Checkout in a minute", text: "The payments and deliveries that your customers know." },
      { title: "Stock in one place", text: "Shop and website show the same numbers." },
      { title: "Every order counted", text: "You see which page and which ad an order came from." },
    ],
  },
  "email-marketing": {
    promise: "Emails that people are glad to get.",
    lead: "We build a list of people who asked for it, and write to them about one subject at a time.",
    features: [
      { title: "A list with consent", text: "Everyone confirms, and everyone can leave with one click." },
      { title: "Readable everywhere", text: "Tested in the programs that your customers use." },
      { title: "Orders, not opens", text: "We count what people did after reading." },
    ],
  },
};

const other: Offer = {
  promise: "Done properly, and explained.",
  lead: "We plan it with you, do it, and show you what came of it.",
  features: [
    { title: "A clear start", text: "We look at what you have and write down what is worth doing first." },
    { title: "Steady work", text: "Something useful gets done every week." },
    { title: "No surprises", text: "You hear from us before anything costs more or takes longer." },
  ],
};

/** What is said about a service on the first day. */
export function offerOf(service: string): Offer {
  return known[service] ?? other;
}
