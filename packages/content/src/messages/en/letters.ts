/** What mails say that are no reports, one entry a kind of letter. */
export const letters = {
  services: {
    "web-design": "Web Design",
    seo: "SEO Services",
    "digital-marketing": "Digital Marketing",
    "complete-package": "Complete Package",
  },
  languages: { en: "English", ms: "Malay" },
  yes: "Yes",
  no: "No",
  enquiryNotice: {
    subject: {
      contact: "New message from {{name}}",
      consultation: "Consultation asked for by {{name}}",
      audit: "SEO audit mailed to {{name}}",
      subscription: "New newsletter subscriber: {{name}}",
    },
    intro: {
      contact: "Somebody wrote through the contact form. We promise an answer within 24 hours.",
      consultation: "Somebody asked for the free 30-minute consultation. We promise to be in touch within 24 hours.",
      audit: "Somebody audited a website and had the details sent by mail.",
      subscription: "Somebody signed up for the newsletter.",
    },
    name: "Name",
    email: "E-mail",
    website: "Website",
    service: "Service",
    message: "Message",
    language: "Language",
    page: "Page",
    city: "City",
    marketing: "Wants news and offers",
    details: { url: "Audited page", score: "Score", slot: "Chosen time" },
    open: "Open in the inbox",
    reply: "Your reply to this mail goes to {{email}}.",
    reason:
      "This notice goes to the staff of {{agency}}. What it tells is kept in the inbox, whatever becomes of this mail.",
  },
} as const;
