/** Texts of a sample project: a furniture maker. */
export const furniture = {
  client: "Perabot Contoh",
  place: "Muar, Johor",
  result: "Enquiries arrive with the piece and the timber already chosen.",
  title: "A furniture site where enquiries know what they want",
  description:
    "How we would build a site for a furniture maker in Muar: a page for each piece, the timber chosen on the page, and ads in the weeks when people buy tables.",
  heading: "Chair No. 7, in nyatoh, please.",
  lead: "A workshop in Muar makes chairs and tables to order. It wanted enquiries that it can answer with a price.",
  task: [
    "Buyers sent screenshots and asked for “the brown one”. In a workshop that works in wood, most things are brown.",
    "Emails went back and forth about the piece, the timber and the size before anybody could name a price.",
    "Some buyers gave up on the way, and nobody knew how many.",
  ],
  done: [
    {
      title: "A page for each piece",
      text: "Every chair has a number, a drawing with measurements, and the timbers it is made in.",
    },
    {
      title: "The timber chosen on the page",
      text: "The buyer picks the timber and the number of pieces. The enquiry takes both along.",
    },
    {
      title: "Found by piece and by town",
      text: "People search for a dining chair and for Muar. Each page says both, in Malay and in English.",
    },
    {
      title: "Ads in the table weeks",
      text: "The ads run in the weeks before Hari Raya and Chinese New Year, and rest afterwards.",
    },
  ],
  before: "An enquiry was a screenshot with a question mark.",
  after: "An enquiry names the piece, the timber and the number. The first answer has a price in it.",
  figures: [
    {
      name: "Emails until the workshop could name a price",
      before: "5",
      after: "1",
      source: "Sample figures: no emails were counted.",
    },
  ],
  pictures: [
    {
      alt: "A quiet grey page for chair No. 7, drawn from the side with its measurements, and three timbers to choose from.",
      caption: "A piece as the workshop sees it, with its measurements.",
    },
    {
      alt: "A phone page with an enquiry on squared paper: four chairs No. 7 from above around a table, in nyatoh, to be delivered to Batu Pahat.",
      caption: "The enquiry on a phone: four chairs, one timber, one town.",
    },
  ],
} as const;
