import type { ServiceTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, forEach } from "../facts.ts";
import { offerOf } from "./offers.ts";
import { aboveSizes, starts } from "./priced.ts";

/** The pages of the services. Replace a service's entry with texts of your own when you have them. */
export function services({ city, name: agency, services: all }: Facts) {
  return forEach(all, ({ name, starts: from, priced }, key): ServiceTexts => {
    const { promise, lead, features } = offerOf(key);
    return {
      name,
      title: `${name} in ${city}`,
      description: description("latin", `${name} in ${city}, from ${agency}.`, lead, [
        "Clear prices, a plan in writing and a report every month.",
        "A plan in writing.",
        "Clear prices.",
      ]),
      hero: {
        promise,
        lead,
        price: starts[from],
        delivery: "to the first results",
        fact: { figure: "Monthly", meaning: "report with figures you can check" },
      },
      offer: {
        title: "What you get",
        lead: "Agreed work for a fixed price. You know what happens each month, and you see the results.",
      },
      features: [
        ...features,
        {
          title: "A plan in writing",
          text: "What we do, in which order and by when, and which figure should move.",
        },
        {
          title: "A person to call",
          text: "You know who does the work, and how to reach them. You explain your business once.",
        },
        {
          title: "Yours to keep",
          text: "What we build for you is yours once you have paid for it, and so are the accounts.",
        },
      ],
      channels: {
        search: { name: "Google Search", text: "Pages that answer what your customers ask, in the words they type." },
        maps: { name: "Google Maps", text: "The right name, hours and photographs, where people look for a place." },
        email: { name: "Email", text: "Messages to people who asked for them, with one subject each." },
      },
      packages: {
        title: "Three sizes",
        lead: aboveSizes[priced],
        items: {
          small: {
            name: "Small",
            description: "For a first step, or to keep what works in good shape.",
            features: ["The most useful work first", "A plan in writing", "Monthly report"],
            guarantee: "Your report lists what we did.",
          },
          medium: {
            name: "Medium",
            description: "For businesses that want to grow this year.",
            features: ["Twice the hours of Small", "A plan in writing", "Monthly report and a call about it"],
            guarantee: "Your report lists what we did.",
          },
          large: {
            name: "Large",
            description: "For several shops, brands or languages.",
            features: [
              "Twice the hours of Medium",
              "A plan for each shop or brand",
              "Monthly report and a call about it",
            ],
            guarantee: "Your report lists what we did.",
          },
        },
      },
      process: {
        title: "How we work",
        steps: [
          { title: "Talk", text: "Half an hour, free. You tell us what you sell and to whom." },
          { title: "Look", text: "We check what you have today and write down what we would do first." },
          { title: "Agree", text: "You get a plan with a price. Nothing starts before you say yes." },
          { title: "Work", text: "We do what the plan says, and tell you if something changes." },
          { title: "Report", text: "Each month: what we did, what it brought, and what comes next." },
        ],
      },
      faqs: [
        {
          question: "How soon will we see results?",
          answer:
            "You see the work from the start. Results take longer, and differ from business to business. Judge them after three months rather than one, and your place in search after six.",
        },
        {
          question: "Can we stop?",
          answer:
            "Yes. The notice period is in our terms and in your contract. Everything we built and you paid for stays yours.",
        },
        {
          question: "How do we know that it works?",
          answer:
            "You get a report every month, with figures that name their source. If a figure could not be measured, the report says so.",
        },
      ],
      cities: { title: `${name} where you are.` },
      start: {
        title: "Shall we look at it together?",
        lead: "Tell us what you sell and where. We will tell you what we would do first, and what it costs.",
      },
    };
  });
}
