/** Texts of a sample project: a kopitiam with six shops. */
export const kopitiam = {
  client: "Kopitiam Contoh",
  place: "Six shops in Perak",
  result: "Guests find the nearest shop and its opening hours before they call.",
  title: "A kopitiam site that knows which shop is open",
  description:
    "How we would build a site for a kopitiam with six shops in Perak: a page for each shop, the nearest open one first, and six map listings that agree.",
  heading: "Which shop is open now?",
  lead: "A family with six kopitiams in Perak wanted fewer calls at noon and more guests on a Tuesday.",
  task: [
    "Each shop has its own hours and its own rest day. Guests could find neither, so they called. Most called at noon, when every hand was full.",
    "The old page was a photograph of the menu. A phone showed it too small to read, and a search engine could not read it at all.",
    "The owner asked for one thing: the right answer before anybody dials.",
  ],
  done: [
    {
      title: "A page for each shop",
      text: "Address, hours, rest day and parking are written as text. Phones and search engines can read them.",
    },
    {
      title: "The nearest open shop first",
      text: "Guests type a postcode or a town. A shop that rests today says so, and the next one follows.",
    },
    {
      title: "Six map listings that agree",
      text: "Each Google profile has the same name, address and hours as its page. Public holidays are entered for the whole year.",
    },
    {
      title: "The words that people type",
      text: "The pages answer “kopitiam buka sekarang” and “roti bakar Ipoh Garden”. Nobody hungry types “finest kopitiam experience”.",
    },
  ],
  before: "The phone rang all through lunch. Most callers asked which shop was open.",
  after: "The page answers them. People who call now want to order, and the kopi stays hot.",
  figures: [
    {
      name: "Calls about opening hours in a week",
      before: "64",
      after: "11",
      source: "Sample figures: no calls were counted.",
    },
  ],
  pictures: [
    {
      alt: "A cream and red page in Malay: Kopi dulu, baru kerja. Beside it kopi, eggs and toast on a marble table, below it the nearest shop and its closing time.",
      caption: "The front page names the nearest shop, and when it closes.",
    },
    {
      alt: "A phone page in Malay lists the shops nearest to Ipoh on enamel signs. Three are open, with their closing times, and the one in Kampar rests on Tuesdays.",
      caption: "The list of shops on a phone. A shop that rests says so.",
    },
  ],
} as const;
