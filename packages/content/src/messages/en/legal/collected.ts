/** The part of the privacy notice about what each form collects, why, and on which ground. */
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
              text: "First name, last name, email address, website if you have one, the service you chose, what you write about your project.",
            },
            { label: "Why", text: "To answer you and, if you wish, to make an offer." },
            { label: "Ground", text: "Your consent, and the steps towards a contract that you ask for." },
          ],
        },
        {
          title: "Free consultation",
          facts: [
            { label: "What", text: "Name and email address; the time you choose, if you choose one." },
            {
              label: "Why",
              text: "To agree on a time for the 30 minutes and to hold them. A time that you choose is yours once you press the button in our email.",
            },
            { label: "Ground", text: "Your consent." },
          ],
        },
        {
          title: "SEO audit and speed test",
          facts: [
            {
              label: "What",
              text: "The address of the page to be tested. Your email address only if you ask for the details by mail.",
            },
            {
              label: "Why",
              text: "To fetch and measure that page, and to mail you the list. We first ask your address whether it wants that, so that nobody else can have it sent to you. An audit that was mailed is kept with your address, so that we can answer questions about it.",
            },
            {
              label: "Ground",
              text: "Your consent. Without an email address nothing is kept that points to you.",
            },
          ],
        },
        {
          title: "Newsletter",
          facts: [
            {
              label: "What",
              text: "Email address and language; the version of this notice and the time at which you signed up and confirmed.",
            },
            {
              label: "Why",
              text: "To send you the newsletter. First we mail you a link: only when you click it are you on the list, so that nobody else can sign you up.",
            },
            { label: "Ground", text: "Your consent, given for this alone." },
          ],
        },
        {
          title: "Client portal and reports",
          facts: [
            {
              label: "What",
              text: "For each client: name, email address, website, kind of business, package and fee; the figures of the website by week, month or quarter; when a report was mailed and to whom. Of each report also when it was first and last opened in the portal, and how often; the same of its PDF and of the link in its email. These are counts for the client as a whole: they name no reader, and need no IP address, no cookie and no hidden picture in the email.",
            },
            {
              label: "Why",
              text: "To write the reports, to mail them and to show them to whoever has the client ID. The figures are totals: they name none of your visitors. The counts show us whether a report arrived and is of use.",
            },
            {
              label: "Ground",
              text: "The contract with the client. We keep the counts only while the client has nothing against it; in Singapore also our legitimate interest in reports that are read.",
            },
            {
              label: "Your choice",
              text: "“Stop recording” at the foot of the portal ends the counting and deletes what was counted, at once and without a reason. You can also ask us to do it. The reports stay as they are.",
            },
          ],
        },
        {
          title: "Server logs and limits",
          facts: [
            {
              label: "What",
              text: "Which page was asked for, when, and how that went. Our own log has neither IP addresses nor cookies nor client IDs. The company that runs the server may log IP addresses.",
            },
            {
              label: "Why",
              text: "To find faults and to stop abuse. So that nobody guesses passwords or client IDs or floods our forms, we count failed tries and sent forms by a scrambled form of the IP address and, where a form emails you, of your address. Most counts are gone after an hour, all after a day.",
            },
            {
              label: "Ground",
              text: "The duty to keep personal data safe; in Singapore also our legitimate interest in a site that works.",
            },
          ],
        },
        {
          title: "Staff sign-in",
          facts: [
            { label: "What", text: "Username, a scrambled password and the time of the sign-in." },
            { label: "Why", text: "So that only our staff reach the dashboard." },
            { label: "Ground", text: "The contract of employment." },
          ],
        },
      ],
    },
    "With every form we also keep which version of this notice you saw, in which language, and when. That is our proof of what you agreed to. We keep which of our pages the form stood on too, so that we know what you were reading about.",
    "Please send us no sensitive data, such as health, religion or fingerprints. We have no use for them.",
  ],
} as const;
