import { description } from "../description.ts";
import { type Facts, forEach } from "../facts.ts";

/** Short texts that name the agency, its services and its places, wherever they are shown. */
export function shared({ cities, city, name: agency, services: all, ongoing }: Facts) {
  const services = forEach(all, ({ name }) => name);
  const subjects = ongoing ? "websites, search and advertising" : "our work and how to order it";
  return {
    tagline: `${Object.values(services).slice(0, 2).join(" and ")} from ${city}`,
    promise: ongoing ? "Work you can see, and figures you can check." : "Work you can see, at a price you know.",
    services,
    /** As a contact form and a message name them. */
    serviceTitles: services,
    cities: cities,
    /** The heading of the local part of a city's page. */
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
      intro: `Somebody entered this address for our newsletter: articles on ${subjects}.`,
    },
    blog: {
      title: ongoing ? "Blog: websites and marketing explained" : "Blog: our work explained",
      description: description(
        "latin",
        `Articles from ${agency} on ${subjects}, for people who run a business.`,
        "In plain words, with no form to fill in first.",
        "Free to read.",
      ),
      heading: "What we tell our clients.",
      lead: "Plain answers for people who run a business.",
      feedDescription: `Plain answers from ${agency}, for people who run a business.`,
      author: `${agency} works from ${city} with businesses in many places. Here we answer the questions that clients ask us.`,
      categories: { reports: "Reports" },
    },
  };
}
