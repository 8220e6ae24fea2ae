/** Texts of a sample project: a dive centre. */
export const diveCentre = {
  client: "Sample Dive Centre",
  place: "Semporna, Sabah",
  result: "Guests book boats on the page, so the desk has time for questions about the sea.",
  title: "A dive site where guests book the boat themselves",
  description:
    "How we would build a booking page for a dive centre in Semporna: boats with free places, a page for slow lines, and ads only for days that are not full.",
  heading: "Two places left on Saturday.",
  lead: "A dive centre in Semporna sold its boat places by WhatsApp, one message at a time. It wanted guests to see and book them.",
  task: [
    "Every question came to one phone at the desk: which day, which boat, is there a place?",
    "Many guests write from another time zone. By the time somebody answered, the place was often gone.",
    "The desk did not want a larger phone. It wanted fewer questions that a page can answer.",
  ],
  done: [
    {
      title: "Boats with places",
      text: "Each day shows its boats, their times and the free places. A booked place is gone from the page at once.",
    },
    {
      title: "A sea that loads on a jetty",
      text: "The sea is drawn and not filmed, so that the page opens where the signal is weak.",
    },
    {
      title: "Ads for boats that are not full",
      text: "Ads run for the days with free places. They stop when the boat is full, and so does the spending.",
    },
  ],
  before: "The desk copied names from WhatsApp into a notebook. Now and then a boat had more names than places.",
  after: "Guests book at any hour, and the list is always right. Only the turtle still comes without a booking.",
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
} as const;
