/** Texts about the people of the agency; names and addresses are in team.ts. */
export const team = {
  sample: "Sample team",
  linkedin: "LinkedIn",
  linkedinOf: "{{name}} on LinkedIn",
  page: {
    title: "The team behind the figures",
    description:
      "Three people in Ipoh who plan, build and measure websites for businesses in Malaysia and Singapore: who answers your call, who does the work, what we promise.",
    heading: "Three people. No switchboard.",
    lead: "The person who answers your first message is still there when the report arrives. We are small on purpose: one person knows your whole project, and you know who that is.",
    members: "Who you will talk to",
    skills: "Skills",
    emailTo: "Email {{name}}",
    email: "Email",
    valuesTitle: "What you can hold us to",
    valuesLead: "Four words that hang in every agency's corridor. Here is what each one costs us.",
    values: {
      innovation: {
        title: "Innovation",
        text: "We try new things on our own site first. What makes it faster or easier to find goes into yours; what only looks new stays in the drawer.",
      },
      transparency: {
        title: "Transparency",
        text: 'Prices are on the page, accounts are in your name, and a figure that we could not measure appears as "No data" in your report.',
      },
      results: {
        title: "Results",
        text: "We count enquiries, calls and orders. Visitors and followers are in the report too, further down, where they belong.",
      },
      partnership: {
        title: "Partnership",
        text: "We turn down work that a business does not need yet, and say what to do instead. A client who leaves takes the site, accounts and figures with them.",
      },
    },
    callTitle: "Come and have kopi with us.",
    callLead:
      "Thirty minutes, in Ipoh or by video, in English or Malay. Bring the address of your site and one question.",
    contact: "Contact Us",
  },
  members: {
    founder: {
      role: "Founder, CEO and strategist",
      bio: "Plans every site and builds it: the words, the pages and the code. Reads the figures before the meeting and says what they mean in one sentence.",
      skills: ["Strategy", "Web development", "SEO"],
    },
    sales: {
      role: "Sales lead",
      bio: "Answers the first enquiry, writes the quotation, and says so when a smaller plan will do. Works in English, Malay and Cantonese.",
      skills: ["Client advice", "Quotations", "Google Ads"],
    },
    admin: {
      role: "Admin and social media lead",
      bio: "Keeps calendars, invoices and captions on time. If a post went out at eight with the right photograph, you know who posted it.",
      skills: ["Social media", "Content calendar", "Client care"],
    },
  },
} as const;
