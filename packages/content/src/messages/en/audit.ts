import { content } from "./audit/content.ts";
import { indexability } from "./audit/indexability.ts";
import { international } from "./audit/international.ts";
import { sharing } from "./audit/sharing.ts";
import { technical } from "./audit/technical.ts";

/** What the SEO audit says: the checks by their id, and under `found` a sentence for each finding. */
export const audit = {
  unknown: "This could not be checked this time. It does not count against the page.",
  readAs: {
    sent: "We read the page as the server sends it, without running its scripts.",
    drawn: "We read the page as a browser draws it, after its scripts ran.",
  },
  capped: {
    noindex: "The page tells search engines to leave it out, so its score cannot be higher than {{cap}}.",
    status: "The page answers with a redirect that leads nowhere, so its score cannot be higher than {{cap}}.",
    robotsTxt: "robots.txt keeps Google from reading the page, so its score cannot be higher than {{cap}}.",
    scripts:
      "Without its scripts the page has no text that we could check, so its score cannot be higher than {{cap}}.",
  },
  categories: {
    indexability: "Getting found",
    content: "Content",
    technical: "Technology",
    sharing: "Sharing and structured data",
    international: "Languages",
  },
  checks: { ...indexability, ...content, ...technical, ...sharing, ...international },
  notification: {
    subject: "SEO audit of {{site}}: {{score}} out of 100",
    heading: "{{score}} out of 100",
    intro:
      "Here are the details of the audit of {{url}}, made on {{date}}. The problems that cost the most points come first.",
    category: "{{points}} of {{possible}} points",
    notApplicable: "does not apply",
    nothing: "We found nothing that needs fixing. Well done.",
    points: "points lost: {{points}}",
    advice: "does not count",
    cap: "the score cannot be higher than {{cap}}",
    unchecked: "not checked",
    why: "Why it matters",
    mend: "How to fix it",
    more: "and {{number}} more",
    passed: "Checks passed: {{number}}",
    open: "Open the audit",
    closing: "Would you like help with any of this? Just reply to this email.",
    reason:
      "You get this email because somebody entered this address to receive the details of an SEO audit at {{agency}}.",
  },
} as const;
