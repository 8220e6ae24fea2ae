import { answers } from "../../answers.ts";
import { cityNames, forEach, serviceNames } from "../../names.ts";

const services = serviceNames("en");

/** Short texts that name the agency, its services and its places, wherever they are shown. */
export const shared = {
  tagline: `Websites and marketing from ${answers.city}`,
  promise: "Work you can see, and figures you can check.",
  services,
  /** As a contact form and a message name them. */
  serviceTitles: services,
  cities: cityNames("en"),
  /** What the local part of a city's page is headed with. */
  local: forEach(services, (name) => `${name} in {{city}}`),
  /** The packages of clients. */
  clientPackages: { starter: "Starter", business: "Business", enterprise: "Enterprise" },
  rating: { figure: "", claim: "", note: "" },
  newsletter: {
    title: "Our articles, by email.",
    /** Shown as long as it is marked as a sample. */
    claim: "",
    lead: "One subject at a time, and you can leave the list with one click.",
    /** In the mail that asks for a confirmation. */
    intro: "This address was entered for our newsletter: articles on websites, search and advertising.",
  },
  blog: {
    title: "Blog: websites, search and advertising explained",
    description: `Guides from ${answers.name} for business owners on websites, search and advertising, with checklists and worked examples you can use today.`,
    heading: "What we tell our clients.",
    lead: "Websites, search and advertising, explained for business owners.",
    feedDescription: `Websites, search and advertising, explained by ${answers.name}.`,
    author: `We build and market websites from ${answers.city}. What you read here is how we work for our own clients.`,
    categories: { reports: "Reports" },
  },
};
