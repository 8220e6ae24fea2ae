import { answers } from "../../answers.ts";
import { description } from "../../description.ts";
import { cityNames, forEach, ownCity, serviceNames } from "../../names.ts";

const services = serviceNames("en");
const city = ownCity("en");

/** Short texts that name the agency, its services and its places, wherever they are shown. */
export const shared = {
  tagline: `Websites in English and Chinese, made in ${city}`,
  promise: "Two languages, one story, and figures you can check.",
  services,
  /** As a contact form and a message name them. */
  serviceTitles: services,
  cities: cityNames("en"),
  /** What the local part of a city's page is headed with. */
  local: forEach(services, () => "How we start in {{city}}"),
  /** The packages of clients. */
  clientPackages: { starter: "Starter", business: "Business", enterprise: "Enterprise" },
  rating: { figure: "", claim: "", note: "" },
  newsletter: {
    title: "Our articles, by email.",
    /** Shown as long as it is marked as a sample. */
    claim: "",
    lead: "One subject at a time. You can unsubscribe at any time.",
    /** In the mail that asks for a confirmation. */
    intro: "Somebody entered this address for our newsletter: articles on websites, search and advertising.",
  },
  blog: {
    title: "Blog: websites and marketing explained",
    description: description(
      "latin",
      `Articles from ${answers.name} on websites, search and advertising, for people who run a business.`,
      "In plain words, with no form to fill in first.",
      "Free to read.",
    ),
    heading: "Notes from under the tree.",
    lead: "Websites, search and advertising, explained for people who run a business.",
    feedDescription: `Websites, search and advertising, explained by ${answers.name}.`,
    author: `${answers.name} works from ${city} with businesses in many places. Here we answer the questions that clients ask us.`,
    categories: { reports: "Reports", websites: "Websites" },
  },
};
