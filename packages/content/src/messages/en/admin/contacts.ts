/** Texts of a client's contacts. */
export const contacts = {
  title: "Contacts",
  lead: "Each contact gets their own email. The first contact uses the client's email address. Emails greet the whole name. To say how, add it in brackets: Siti binti Contoh (Puan Siti).",
  number: "Contact {{number}}",
  name: "Contact's name",
  email: "Contact's email",
  language: "Contact's language",
  asClient: "Same as the client",
  reports: "Gets these reports",
  noReports: "Gets no reports",
  add: "Add a contact",
  remove: "Remove",
  removeNamed: "Remove contact {{number}}",
} as const;
