import { answers } from "../../answers.ts";

/** Texts about the people of the agency; names and addresses are in team.ts. */
export const team = {
  sample: "Sample team",
  linkedin: "LinkedIn",
  linkedinOf: "{{name}} on LinkedIn",
  page: {
    title: "The team",
    description: `Who answers your call at ${answers.name}, who does the work, and what we promise our clients.`,
    heading: "Who you will work with.",
    lead: "A small team: the person who answers your first message is still there when the report arrives.",
    members: "Who you will talk to",
    skills: "Skills",
    emailTo: "Email {{name}}",
    email: "Email",
    valuesTitle: "What you can hold us to",
    valuesLead: "Four promises, and what each of them means in practice.",
    values: {
      innovation: { title: "Innovation", text: "We try new things on our own site first. What works goes into yours." },
      transparency: {
        title: "Transparency",
        text: 'Prices are public, accounts are in your name, and a figure that we could not measure reads "No data" in your report.',
      },
      results: {
        title: "Results",
        text: "We count enquiries, calls and orders first. Everything else comes after them.",
      },
      partnership: {
        title: "Partnership",
        text: "We say so when you do not need something yet, and what to do instead.",
      },
    },
    callTitle: "Talk to us.",
    callLead: `Thirty minutes, free, in ${answers.city} or by video. Bring the address of your site and one question.`,
    contact: "Contact Us",
  },
  members: {
    founder: {
      role: "Founder",
      bio: "Plans every project, from the first call to the month after the launch.",
      skills: ["Strategy", "Websites", "Analytics"],
    },
  },
};
