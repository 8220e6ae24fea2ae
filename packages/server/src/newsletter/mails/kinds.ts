import { composeIssue, composeKnown, composeSignUp } from "./newsletter.ts";

export const newsletterMails = {
  "newsletter-confirmation": composeSignUp,
  "newsletter-known": composeKnown,
  "newsletter-issue": composeIssue,
};

export type NewsletterMails = typeof newsletterMails;
