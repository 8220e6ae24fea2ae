/** Texts of the projects' cards and pages. Both are sample businesses with sample figures. */
export const projects = {
  "dive-centre": {
    client: "Sample Dive Centre",
    place: "By the sea",
    result: "Guests book boats on the page, so the desk has time for questions about the sea.",
    title: "Boats that guests book by themselves",
    description:
      "A sample project: a booking page and social media for a dive centre. Each day shows its boats and free places, and posts go out for days with places left.",
    heading: "Two places left on Saturday.",
    lead: "A dive centre sold its boat places by chat, one message at a time. It wanted guests to see and book them.",
    task: [
      "Every question came to one phone at the desk: which day, which boat, is there a place?",
      "Guests wrote in English and in Chinese, often at night. In the morning the place was gone.",
    ],
    done: [
      {
        title: "Boats with places",
        text: "Each day shows its boats, their times and the free places, in both languages.",
      },
      {
        title: "A sea that loads on a jetty",
        text: "The sea is drawn and not filmed, so that the page opens where the signal is weak.",
      },
      {
        title: "Posts for days with places",
        text: "Instagram shows the days that are not full. A full boat needs no post.",
      },
    ],
    before: "The desk copied names from the chat into a notebook.",
    after: "Guests book at any hour, and the list is always right.",
    figures: [
      {
        name: "Of ten places on a boat, those booked on the page",
        before: "0",
        after: "7",
        source: "Sample figures: no bookings were counted.",
      },
    ],
    pictures: [
      {
        alt: "A phone page drawn as the sea, with a boat, a turtle and a reef. The words Down where it is quiet are above three times to book.",
        caption: "The first page: scroll down, and you dive.",
      },
      {
        alt: "A wide page shows a week as seven columns of water. In each, dots are the places on a boat, yellow when booked. Two are free on Saturday.",
        caption: "The week at the desk. A yellow dot is a booked place.",
      },
    ],
  },
  furniture: {
    client: "Perabot Contoh",
    place: "Johor",
    result: "Enquiries arrive with the piece and the timber already chosen.",
    title: "A furniture maker whose enquiries name the timber",
    description:
      "A sample project: a name, a drawing style and a website for a furniture maker in Johor. Buyers choose the piece and the timber before they ask.",
    heading: "Chair No. 7, in nyatoh, please.",
    lead: "A workshop makes chairs and tables to order. It wanted to look as careful as its joints.",
    task: [
      "The pieces had no names, so buyers sent screenshots with a question mark.",
      "Sign, delivery note and website looked like three companies.",
    ],
    done: [
      {
        title: "Numbers for names",
        text: "Each piece has a number, on the drawing, on the invoice and under the seat.",
      },
      {
        title: "One way to draw",
        text: "Every piece is drawn from the side with its measurements, as the workshop draws it.",
      },
      {
        title: "The timber chosen on the page",
        text: "The buyer picks the timber and the number of pieces. The enquiry takes both along.",
      },
    ],
    before: "Several emails went back and forth before anybody could name a price.",
    after: "The first answer has a price in it.",
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
  },
} as const;
