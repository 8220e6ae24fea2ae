import type { ServiceTexts } from "@agency/content/agency-texts";
import { answers } from "../../answers.ts";
import { forEach, serviceNames } from "../../names.ts";
import { offerOf } from "./offers.ts";

/** The pages of the services. Replace a service's entry with texts of your own when you have them. */
export const services = forEach(serviceNames("en"), (name, key): ServiceTexts => {
  const { promise, lead, features } = offerOf(key);
  return {
    name,
    title: `${name} in ${answers.city}`,
    description: `${name} from ${answers.name} in ${answers.city}: ${lead} Clear prices, a plan in writing and a report every month.`,
    hero: {
      promise,
      lead,
      price: "a month, to begin",
      delivery: "until it shows",
      fact: { figure: "Monthly", meaning: "report with figures you can check" },
    },
    offer: {
      title: "What you get",
      lead: "A fixed scope for a fixed price. You know what happens each month, and you see what came of it.",
    },
    features: [
      ...features,
      {
        title: "A plan in writing",
        text: "Two pages: what we do, in which order, by when, and which figure should move.",
      },
      {
        title: "One person to call",
        text: "The same person from the first call to the tenth report. You explain your business once.",
      },
      {
        title: "Accounts in your name",
        text: "Domain, website, analytics and ad accounts belong to you, also when you leave.",
      },
    ],
    channels: {
      search: { name: "Google Search", text: "Pages that answer what your customers ask, in the words they type." },
      maps: { name: "Google Maps", text: "A Business Profile with the right category, hours and photographs." },
      email: { name: "Email", text: "Messages to people who asked for them, with one subject each." },
    },
    packages: {
      title: "Three sizes",
      lead: "All prices are per month. You can change the size with 30 days' notice.",
      items: {
        small: {
          name: "Small",
          description: "For one shop or one team.",
          features: ["The most useful work first", "Monthly report", "Answers within one working day"],
          guarantee: "Everything we change is listed in your report.",
        },
        medium: {
          name: "Medium",
          description: "For businesses that want to grow this year.",
          features: ["Twice the hours", "Monthly report and a call", "Answers the same working day"],
          guarantee: "Everything we change is listed in your report.",
        },
        large: {
          name: "Large",
          description: "For several shops, languages or countries.",
          features: ["Four times the hours", "Weekly figures, monthly report and a call", "A named specialist"],
          guarantee: "Everything we change is listed in your report.",
        },
      },
    },
    process: {
      title: "How we work",
      steps: [
        { title: "Talk", text: "Half an hour, free. You tell us what you sell and to whom." },
        { title: "Look", text: "We check what you have today and write down what we would do first." },
        { title: "Agree", text: "You get a plan with a price. Nothing starts before you say yes." },
        { title: "Work", text: "We do what the plan says and tell you when something changes." },
        { title: "Report", text: "Each month: what we did, what it brought, and what comes next." },
      ],
    },
    faqs: [
      {
        question: "How long before we see something?",
        answer:
          "Repairs and advertising show within weeks. Search takes longer: allow three to six months before enquiries rise enough to notice without a chart.",
      },
      {
        question: "Can we stop?",
        answer: "Yes, with 30 days' notice. Everything we built for you and every account stays yours.",
      },
      {
        question: "How do we know that it works?",
        answer:
          "Each month you get a report with visitors, enquiries and positions read from the source. A figure that could not be measured says so.",
      },
    ],
    cities: { title: `${name} where you are.` },
    start: {
      title: "Shall we look at it together?",
      lead: "Tell us what you sell and where. We tell you what we would do first, and what it costs.",
    },
  };
});
