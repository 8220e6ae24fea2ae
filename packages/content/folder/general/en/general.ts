import type { CityTexts, ServiceTexts } from "../../../src/agency-texts.ts";
import { description } from "../description.ts";
import { type Facts, type GeneralTexts, forEach, shortName } from "../facts.ts";
import { home } from "./home.ts";
import { kinds } from "./kinds.ts";
import { offerOf } from "./offers.ts";
import { aboveSizes, starts } from "./priced.ts";

/** The general texts in English. */
export function general(facts: Facts): GeneralTexts {
  return {
    cities: cityPages(facts),
    home: home(facts),
    services: servicePages(facts),
    shared: sharedTexts(facts),
    team: teamTexts(facts),
  };
}

/**
 * The pages of the cities. They say only what is true of any city. A page that says what is special there is found more often:
 * replace a city's entry with texts of your own, with its population, business and neighbourhoods.
 */
function cityPages({ cities: all, city: own, name: agency, services }: Facts) {
  return forEach(all, (city): CityTexts<string> => ({
    name: city,
    state: "",
    description: `${agency} works with businesses in ${city}. We talk by phone or video, so you can start without a trip.`,
    population: "",
    businessHub: "",
    neighbourhoods: [],
    services: forEach(services, ({ name: service, kind }, key) => ({
      lead: `${offerOf(key, kind).promise} Here is how we start in ${city}, and what it costs.`,
      points: kinds[kind].pointsIn(city),
      searches: [
        `${shortName(service)} ${city}`,
        `${shortName(service)} near me`,
        `${shortName(service)} agency ${city}`,
        `${shortName(service)} price in ${city}`,
      ],
      faq: {
        question: `Do you work with businesses in ${city}?`,
        answer:
          city === own
            ? `Yes. Our office is in ${city}, and you do not have to come to it: a call is enough to begin.`
            : `Yes. Our office is in ${own}. We talk by phone or video, and everything we agree on is in writing.`,
      },
      metaTitle: `${service} in ${city}`,
      metaDescription: description(
        "latin",
        `${service} for businesses in ${city}, from ${agency}.`,
        offerOf(key, kind).lead,
        ...kinds[kind].proofInCity,
      ),
    })),
  }));
}

/** The pages of the services. Replace a service's entry with texts of your own when you have them. */
function servicePages({ city, name: agency, services: all }: Facts) {
  return forEach(all, ({ name, kind, starts: from, priced }, key): ServiceTexts => {
    const { promise, lead, features } = offerOf(key, kind);
    const words = kinds[kind];
    return {
      name,
      title: `${name} in ${city}`,
      description: description("latin", `${name} in ${city}, from ${agency}.`, lead, ...words.proof),
      hero: { promise, lead, price: starts[from], delivery: words.delivery, fact: words.fact },
      offer: { title: "What you get", lead: words.offer },
      features: [...features, ...words.features],
      channels: words.channels,
      packages: { title: "Three sizes", lead: aboveSizes[priced], items: words.sizes },
      process: { title: "How we work", steps: words.steps },
      faqs: words.faqs,
      cities: { title: `${name} where you are.` },
      start: { title: "Shall we look at it together?", lead: words.start },
    };
  });
}

/** Short texts that name the agency, its services and its places, wherever they are shown. */
function sharedTexts({ cities, city, name: agency, services: all, ongoing }: Facts) {
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

/** Texts about the people of the agency; names and addresses are in team.ts. */
function teamTexts({ name: agency, ongoing }: Facts) {
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
