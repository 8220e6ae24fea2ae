/** Texts of a sample project: a clinic. */
export const clinic = {
  client: "Klinik Contoh",
  place: "Klang, Selangor",
  result: "Patients see who is on duty and book a time themselves, in Malay or English.",
  title: "A clinic site in large type, with times to book",
  description:
    "How we would build a site for a clinic in Klang: who is on duty on the first screen, a time in three taps, and Malay and English written side by side.",
  heading: "A time of your own, not a queue number.",
  lead: "A clinic in Klang wanted its patients to come when there is time for them, and not at eight with everybody else.",
  task: [
    "Patients came at eight and waited, because nobody could tell them a better time.",
    "Many read Malay, some English, and a good part of them wear reading glasses.",
    "The clinic wanted large type, few steps, and no password for anybody to forget.",
  ],
  done: [
    {
      title: "Who is on duty, at the top",
      text: "The first screen has today's doctors, their rooms and how long they are there.",
    },
    {
      title: "A time in three taps",
      text: "Choose the doctor, choose the time, leave a phone number. There is no account.",
    },
    {
      title: "Malay and English side by side",
      text: "People wrote both, and no machine translated them. Each language has an address of its own.",
    },
    {
      title: "Checked for tired eyes",
      text: "Contrast, type size and keyboard follow WCAG 2.2 AA. The largest type fits a small phone.",
    },
  ],
  before: "The waiting room was full by half past eight and empty by three.",
  after: "Patients come through the whole day. The aquarium has lost most of its audience.",
  figures: [
    {
      name: "Of ten patients, those who come at a booked time",
      before: "1",
      after: "6",
      source: "Sample figures: no patients were counted.",
    },
  ],
  pictures: [
    {
      alt: "A lilac phone page in large type: Open today until nine. A drawn doctor in a tudung is on duty, and 10:40 is chosen.",
      caption: "Today's doctor, and a time with one tap.",
    },
    {
      alt: "The day as the front desk sees it: three rooms as rows, booked times as violet blocks, free ones outlined. A coral line marks 10:40.",
      caption: "The same day at the front desk, room by room.",
    },
  ],
} as const;
