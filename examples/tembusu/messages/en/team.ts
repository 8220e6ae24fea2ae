import { answers } from "../../answers.ts";
import { description } from "../../description.ts";

/** Texts about the people of the agency; names and addresses are in team.ts. */
export const team = {
  sample: "Sample team",
  linkedin: "LinkedIn",
  linkedinOf: "{{name}} on LinkedIn",
  page: {
    title: "The team",
    description: description(
      "latin",
      `The people at ${answers.name}: who plans, who does the work, and how to reach each of them.`,
      ["And what you can hold us to, in four promises.", "And what you can hold us to."],
    ),
    heading: "Three people, two languages.",
    lead: "Small on purpose: the people who plan the work also do it, and you have all three email addresses.",
    members: "Who you will talk to",
    skills: "Skills",
    emailTo: "Email {{name}}",
    email: "Email",
    valuesTitle: "What you can hold us to",
    valuesLead: "Four words that every agency likes, and what each of them means here.",
    values: {
      innovation: {
        title: "Innovation",
        text: "We try something new when it may help you, say that it is a trial, and keep it only if the figures agree.",
      },
      transparency: {
        title: "Transparency",
        text: 'Our prices are on this site, and a figure that could not be measured reads "No data" in your report.',
      },
      results: {
        title: "Results",
        text: "Enquiries, calls and orders come first in what we count. Visitors and followers come after them.",
      },
      partnership: {
        title: "Partnership",
        text: "If you do not need something yet, we say so, and say what to do instead.",
      },
    },
    callTitle: "Talk to us.",
    callLead: "Half an hour by phone or video, free. Bring the address of your site, if you have one, and a question.",
    contact: "Contact Us",
  },
  members: {
    director: {
      role: "Director",
      bio: "Answers the first call, writes the plan and reads the figures before you do. Stops a project when it is not worth its price.",
      skills: ["Strategy", "Search", "Analytics"],
    },
    designer: {
      role: "Designer",
      bio: "Draws logos in two scripts and pages for one thumb. Tests every colour on the oldest phone in the office.",
      skills: ["Branding", "Web design", "Photography"],
    },
    writer: {
      role: "Writer and translator",
      bio: "Interviews you in English or Mandarin, and writes both pages. Never translates a joke: finds another one.",
      skills: ["English", "Chinese", "Social media"],
    },
  },
};
