import { description } from "../description.ts";
import type { Facts } from "../facts.ts";

/** Texts about the people of the agency; names and addresses are in team.ts. */
export function team({ name: agency, ongoing }: Facts) {
  return {
    sample: "Sample team",
    linkedin: "LinkedIn",
    linkedinOf: "{{name}} on LinkedIn",
    page: {
      title: "The team",
      description: description(
        "latin",
        `The people at ${agency}: who plans, who does the work, and how to reach each of them.`,
        ["And what you can hold us to, in four promises.", "And what you can hold us to."],
      ),
      heading: "Who you will work with.",
      lead: ongoing
        ? "These are the people who plan the work, do it and report on it. You can write to any of them."
        : "These are the people who plan the work, do it and deliver it. You can write to any of them.",
      members: "Who you will talk to",
      skills: "Skills",
      emailTo: "Email {{name}}",
      email: "Email",
      valuesTitle: "What you can hold us to",
      valuesLead: "What each of these words means here.",
      values: {
        innovation: {
          title: "Innovation",
          text: "We try something new when it may help you, say that it is a trial, and keep it only if the figures agree.",
        },
        transparency: {
          title: "Transparency",
          text: ongoing
            ? 'Our prices are on this site, and a figure that could not be measured reads "No data" in your report.'
            : "Our prices are on this site, and you hear from us before anything costs more.",
        },
        results: {
          title: "Results",
          text: ongoing
            ? "Enquiries, calls and orders come first in what we count. Visitors and followers come after them."
            : "We agree on what the work is for before we begin, and look at it with you afterwards.",
        },
        partnership: {
          title: "Partnership",
          text: "If you do not need something yet, we say so, and say what to do instead.",
        },
      },
      callTitle: "Talk to us.",
      callLead:
        "Half an hour by phone or video, free. Bring the address of your site, if you have one, and a question.",
      contact: "Contact Us",
    },
    members: {
      founder: {
        role: "Founder",
        bio: ongoing
          ? "Your first contact, from the first call to the monthly report."
          : "Your first contact, from the first call to the last file.",
        skills: ["Strategy", "Websites", "Analytics"],
      },
    },
  };
}
