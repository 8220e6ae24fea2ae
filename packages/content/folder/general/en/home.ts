import { description } from "../description.ts";
import { type Facts, forEach } from "../facts.ts";
import { offerOf } from "./offers.ts";
import { abovePlans, starts } from "./priced.ts";

/** Texts of the home page. */
export function home({ city, name: agency, services, starts: from, plans, ongoing }: Facts) {
  const names = Object.values(services).map(({ name }) => name);
  return {
    title: `${names.slice(0, 2).join(" and ")} in ${city}`,
    description: description(
      "latin",
      `${names.slice(0, 3).join(", ")}: ${agency} in ${city}.`,
      "We help businesses get found and chosen.",
      ongoing
        ? [
            "Clear prices, and a report every month with figures you can check.",
            "Clear prices and a report every month.",
          ]
        : ["Clear prices, a proposal in writing, and all files in the end.", "Clear prices and a proposal in writing."],
    ),
    hero: {
      trade: names.slice(0, 3).join(", "),
      found: ongoing ? "Get found." : "Your idea.",
      home: ongoing ? "Get chosen." : "One price.",
      chosen: ongoing ? "See the" : "Delivered",
      away: ongoing ? "figures." : "as agreed.",
      lead: ongoing
        ? "Customers look around before they get in touch. We help you be the one they find, understand and choose. Every month we show you the results."
        : "Tell us what you need. You get a proposal with one price, see the work while it can still change, and keep the files.",
      start: "Start Your Project",
      work: "View Our Work",
      facts: {
        price: starts[from],
        languages: ongoing ? "every page, every report" : "every page, every proposal",
        monthly: ongoing ? "Monthly" : "One price",
        report: ongoing ? "figures you can check" : "agreed before we begin",
      },
    },
    services: {
      title: "What we do.",
      lead: ongoing
        ? "Agreed work, a clear price and a monthly report. Take one service, or several that work together."
        : "Agreed work and a clear price. Take one service, or several that work together.",
      more: "Learn More",
      moreAbout: " about {{service}}",
      items: forEach(services, ({ name, kind }, key) => {
        const [one, two, three] = offerOf(key, kind).features;
        return { name, one: one?.title ?? "", two: two?.title ?? "", three: three?.title ?? "" };
      }),
    },
    complete: {
      title: "Several services in one package.",
      lead: "One team, one report, one person to call. The smallest package is ready in {{from}} to {{to}} weeks.",
      from: "from",
      term: "to set up, then {{monthly}} a month",
      view: "View Complete Package",
      custom: "Get Custom Proposal",
    },
    tools: {
      title: "Before you pay us anything.",
      lead: "Free, without signing up.",
      free: "Free",
      whatsapp: "WhatsApp",
      whatsappAbout: "{{tool}} by WhatsApp",
      phone: "Call {{number}}",
      audit: {
        name: "SEO audit",
        lead: "We read your page as a search engine does and score it out of 100.",
        points: [
          "Title, headings, text and links, one by one",
          "Whether search engines can read it at all",
          "What to fix, worst first",
        ],
        body: "Hello,\n\nPlease audit this page for me:\nhttps://\n\nMy name:",
      },
      speed: {
        name: "Website speed test",
        lead: "How fast your page loads, and how soon an ordinary phone can show and use it.",
        points: [
          "Load time in seconds",
          "A performance score out of 100",
          "How much data it sends, in how many requests",
        ],
        body: "Hello,\n\nPlease test the speed of this page:\nhttps://\n\nMy name:",
      },
      consultation: {
        name: "Consultation",
        length: "30 minutes",
        lead: "Half an hour with somebody who knows the work. You bring the questions.",
        points: [
          "By phone or video",
          "About your site, your market and your budget",
          'A plain answer, even if it is "not yet"',
        ],
        body: "Hello,\n\nI would like the free 30-minute consultation.\n\nMy name:\nMy website, if I have one:\nA good time for me:",
      },
    },
    pricing: {
      title: "Prices.",
      lead: abovePlans[plans],
      popular: "Most Popular",
      choose: "Get started with {{plan}}",
      plans: {
        starter: {
          name: "Starter",
          description: "For a shop that begins with one thing.",
          features: ["One goal at a time", "A plan in writing", "Monthly report", "Email support"],
        },
        business: {
          name: "Business",
          description: "For a business that wants to grow in two places.",
          features: [
            "Two goals at a time",
            "A plan in writing",
            "Monthly report and a call about it",
            "Phone and email support",
          ],
        },
        enterprise: {
          name: "Enterprise",
          description: "For several shops, brands or languages.",
          features: [
            "Four goals at a time",
            "A plan for each shop, brand or language",
            "Monthly report and a call about it",
            "Phone and email support",
          ],
        },
      },
    },
    portfolio: {
      title: "Our work.",
      lead: "Some of what we have done, and what it was for.",
      sample: "Sample projects",
      testimonialsTitle: "What clients say",
      testimonialsSample: "Sample testimonials",
      testimonials: {},
    },
    team: {
      title: "The people behind it.",
      lead: "The people you talk to, and the people who do the work.",
      all: "View Full Team",
    },
    contact: {
      title: "Tell us what you sell.",
      lead: "Fill this in, write or call. We answer within {{replyWithin}}.",
      email: "Email",
      phone: "Phone",
      whatsapp: "WhatsApp",
      chat: "Start a chat",
      address: "Office",
    },
    cta: {
      title: "The first half hour is free.",
      lead: "Tell us what you sell and where. We will tell you what we would do first, and what it costs.",
      free: "Book your free half hour",
    },
  };
}
