/** Texts around an article; the articles themselves are Markdown in the agency's folder. */
export const article = {
  back: "All articles",
  author: "The {{agency}} team",
  updated: "Updated {{date}}",
  contents: "In this article",
  table: "Table: {{heading}}",
  authorTitle: "Written by the {{agency}} team",
  authorLink: "Meet the team",
  related: "Read next",
  closingTitle: "Bring us your questions.",
  closingLead:
    "The first 30 minutes cost nothing. Tell us what you sell and to whom, and we will tell you what we would do first.",
  closingAction: "Book a free consultation",
  closingOther: "See the prices",
  share: {
    open: "Share Article",
    title: "Share this article",
    copy: "Copy the link",
    copied: "Link copied",
    copiedText: "You can paste it into a message now.",
    notCopied: "The link could not be copied",
    notCopiedText: "Please copy it from the address bar of your browser.",
  },
  missing: {
    title: "Blog post not found",
    lead: "There is a gap on this shelf: no article has this address. The link may have lost a letter on its way to you.",
    back: "See all articles",
  },
} as const;
