/** Texts about the people of the agency; names and addresses stand in team.ts. */
export const team = {
  sample: "Sample team",
  linkedin: "LinkedIn",
  linkedinOf: "{{name}} on LinkedIn",
  members: {
    founder: {
      role: "Founder, CEO and strategist",
      bio: "Reads the figures before the meeting and says what they mean in one sentence. Plans every project, from the first call to the month after the launch.",
      skills: ["Strategy", "SEO", "Analytics"],
    },
    sales: {
      role: "Sales lead",
      bio: "Answers the first enquiry, writes the quotation, and says so when a smaller plan will do. Works in English, Malay and Cantonese.",
      skills: ["Client advice", "Quotations", "Google Ads"],
    },
    admin: {
      role: "Admin and social media lead",
      bio: "Keeps calendars, invoices and captions on time. If a post went out at eight with the right photograph, you know who sent it.",
      skills: ["Social media", "Content calendar", "Client care"],
    },
  },
} as const;
