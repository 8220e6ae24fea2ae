/** Texts of the emails that the settings show. */
export const mails = {
  title: "Emails written to files",
  lead: "No mail server is set up, so emails are written to files instead of being sent. Set SMTP_URL to send them.",
  empty: "No emails yet",
  emptyLead: "Send a report or a test email and it appears here.",
  open: "Read the email “{{subject}}” to {{to}}",
  from: "From",
  to: "To",
  replyTo: "Reply-to",
  date: "Date",
  html: "As the recipient sees it",
  text: "Plain text",
  attachments: "Attachments",
  noAttachments: "None",
  download: "Download .eml",
  loading: "Loading the email",
} as const;
