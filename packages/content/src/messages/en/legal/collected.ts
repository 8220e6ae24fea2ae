/** The part of the privacy notice about what each form collects, why, and on which legal basis. */
export const collected = {
  title: "What we collect, form by form",
  blocks: [
    "Almost everything comes from you, typed into a form. Three things come from elsewhere: what your browser tells every server it visits, and, for clients, the figures of their own website and when their reports are opened.",
    {
      records: [
        {
          title: "Contact form",
          facts: [
            {
              label: "What",
              text: "First name, last name, email address, phone number and website if you give them, the service and package you choose, and what you write about your project.",
            },
            { label: "Why", text: "To answer you and, if you wish, to make you an offer." },
            { label: "Legal basis", text: "Your consent, and the steps towards a contract that you ask us to take." },
          ],
        },
        {
          title: "Free consultation",
          facts: [
            {
              label: "What",
              text: "Name and email address; your phone number, if you give it; the time you choose, if you choose one.",
            },
            {
              label: "Why",
              text: "To agree on a time for the 30 minutes, and to hold the consultation. A time that you choose is yours once you confirm it through the link in our email.",
            },
            { label: "Legal basis", text: "Your consent." },
          ],
        },
        {
          title: "SEO audit and speed test",
          facts: [
            {
              label: "What",
              text: "The address of the page to be tested. Your email address only if you ask for the details by email.",
            },
            {
              label: "Why",
              text: "To fetch and measure that page, and to email you the details. We first send you an email to confirm, so that nobody else can have them sent to you. We keep an emailed audit with your address, so that we can answer questions about it.",
            },
            {
              label: "Legal basis",
              text: "Your consent. Without an email address, we keep nothing that points to you.",
            },
          ],
        },
        {
          title: "Newsletter",
          facts: [
            {
              label: "What",
              text: "Email address and language; the version of this notice, and when you signed up and confirmed.",
            },
            {
              label: "Why",
              text: "To send you the newsletter. We first email you a link. You are on the list only once you confirm on the page that it opens, so that nobody else can sign you up.",
            },
            { label: "Legal basis", text: "Your consent, given for this alone." },
          ],
        },
        {
          title: "Client portal and reports",
          facts: [
            {
              label: "What",
              text: "For each client: name, email address, website, kind of business, package and fee; the name, email address and language of each further contact who gets its reports; the figures of the website by week, month or quarter; when a report was emailed and to whom. For each report, also when it was first and last opened in the portal, and how often; the same for its PDF and for the link in its email. These are counts for the client as a whole. They name no reader, and need no IP address, no cookie and no hidden picture in the email. An opening counts once somebody scrolls, taps, types or moves the pointer. Only that it happened is sent, and not what they did.",
            },
            {
              label: "Why",
              text: "To write the reports, to email them and to show them to anyone who has the client ID. The figures are totals: they name none of your visitors. The counts show us whether a report arrived and is useful.",
            },
            {
              label: "Legal basis",
              text: "The contract with the client. We keep the counts only while the client does not object. In Singapore, also our legitimate interest in reports that are read.",
            },
            {
              label: "Your choice",
              text: "“Stop recording” at the foot of the portal ends the counting and deletes the counts at once. You need give no reason. You can also ask us to do it. The reports stay as they are.",
            },
          ],
        },
        {
          title: "Server logs and limits",
          facts: [
            {
              label: "What",
              text: "Which page was requested, when, and with what result. Our own log contains no IP addresses, cookies or client IDs. The company that runs the server may log IP addresses.",
            },
            {
              label: "Why",
              text: "To find faults and to stop abuse. We count failed attempts and sent forms, so that nobody can guess passwords or client IDs or flood our forms. We count them by a scrambled form of the IP address and, where a form emails you, of your email address. Most counts are gone after an hour, all after a day.",
            },
            {
              label: "Legal basis",
              text: "The duty to keep personal data safe. In Singapore, also our legitimate interest in a site that works.",
            },
          ],
        },
        {
          title: "Staff sign-in",
          facts: [
            { label: "What", text: "Username, a scrambled password and the time of the sign-in." },
            { label: "Why", text: "So that only our staff can reach the dashboard." },
            { label: "Legal basis", text: "The contract of employment." },
          ],
        },
      ],
    },
    "With every form we also keep which version of this notice you saw, in which language, and when. That is our proof of what you agreed to. We also keep which of our pages the form was on, so that we know what you were reading about.",
    "Please do not send us sensitive data, such as details of your health, your religion or your fingerprints. We have no use for it.",
  ],
} as const;
