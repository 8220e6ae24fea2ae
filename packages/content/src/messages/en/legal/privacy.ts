import { collected } from "./collected.ts";

/** The privacy notice, as Malaysia's Personal Data Protection Act 2010 and Singapore's Personal Data Protection Act 2012 ask for it. */
export const privacy = {
  title: "Privacy notice",
  description:
    "What each form collects, why, who sees it, how long we keep it and how you get it back. For Malaysia's and Singapore's personal data laws.",
  lead: "What each form collects about you, why, and how you can see it, correct it or have it deleted. This notice follows Malaysia's Personal Data Protection Act 2010 as amended in 2024, and Singapore's Personal Data Protection Act 2012.",
  brief: [
    "We ask only for what a form needs, and each form says why.",
    "No trackers, no advertising cookies, nothing loaded from other companies.",
    "You can use the SEO audit and the speed test without giving your name.",
    "The newsletter is a separate choice. You can end it from any issue, without signing in.",
    "One email is enough to see, correct or delete what we hold.",
  ],
  sections: {
    who: {
      title: "Who we are",
      blocks: [
        "{{legalName}}, {{address}}. In the words of the law we are the data controller: we decide why and how personal data on this site is used. We serve businesses in {{areas}}.",
        "One person here is responsible for personal data (in Singapore's law, the data protection officer). Write to [{{email}}](mailto:{{email}}) with the words Personal data in the subject, or call {{phone}}.",
        "This notice is about people. What a company is called, sells or earns is not personal data; the name and email address of the person who writes on its behalf are.",
      ],
    },
    collect: collected,
    storage: {
      title: "What your browser keeps",
      blocks: [
        "This site sets no cookie when you read it. It loads nothing from other companies: fonts, pictures and scripts come from our own server, and no tracker follows you. A few things are stored in your own browser so that the site works as you left it:",
        {
          table: {
            caption: "Everything this site stores in a browser",
            head: ["Name", "What it is for"],
            rows: [
              ["`language`", "Your language, once you choose with the toggle. Stays until you clear it."],
              ["`colour-scheme`", "Light or dark, if you have chosen one. Stays until you clear it."],
              [
                "`react-router-scroll-positions`, `remix-router-transitions`",
                "How far down you were on each page, and how pages followed one another, so that going back takes you to the same place. Gone when you close the tab.",
              ],
              [
                "`typed`",
                "What you had typed in the forms if your connection dropped while a page was loading. Removed as soon as the page has loaded.",
              ],
              [
                "`portal-client-id`",
                "The client ID you typed in the portal. Gone when you sign out of the portal or close the tab.",
              ],
              [
                "`admin-authenticated`, `admin-login-time`",
                "Staff only: that somebody signed in, and when. Removed when they sign out, or at the next visit after {{staffSession}}.",
              ],
              [
                "`staff-shortcuts`",
                "Staff only: that you turned keyboard shortcuts off. Stays until you turn them on or clear it.",
              ],
              [
                "`browser` (on https `__Host-browser`)",
                "Staff only: the cookie that tells us a browser has signed in before, so that strangers cannot lock its owner out. It opens nothing. Scripts cannot read it. Ends 180 days after the last sign-in.",
              ],
              [
                "`session` (on https `__Host-session`)",
                "Staff only: the cookie that keeps somebody signed in. Scripts cannot read it. Ends when they sign out, or after {{staffSession}} at the latest.",
              ],
            ],
          },
        },
        "There is no cookie banner, because all of this is needed for something you asked for, and nothing follows you.",
      ],
    },
    choice: {
      title: "Must you tell us?",
      blocks: [
        "No. We need the fields marked as required to do what you ask. Without an email address we cannot answer, and without the address of a page we cannot test it. If you leave them empty, the form is not sent, and nothing else happens. Everything else is up to you.",
        "If you give us data about another person, such as a colleague, please make sure that they know and agree.",
      ],
    },
    sharing: {
      title: "Who sees it",
      blocks: [
        "Your data is seen by those of our staff who need it for their work. It is also seen by those who work for us under contract, on our instructions and for nothing else:",
        {
          list: [
            "the company that runs our server and keeps its backups;",
            "the company that delivers our emails;",
            "our accountant and, if it ever comes to that, our lawyer.",
          ],
        },
        "We give data to authorities and courts where the law obliges us to. We do not sell personal data, rent it out or give it to advertising networks.",
        "If you write to us on WhatsApp or follow a link to a social network, that company's own notice applies to what happens there.",
        "A site whose address you type into a tool sees a visit from our server, not from you.",
      ],
    },
    abroad: {
      title: "Data that leaves the country",
      blocks: [
        "Our server is in {{servers}}. Email services may use machines elsewhere.",
        "We send personal data abroad only where the law of that place is substantially similar to Malaysia's or protects the data at least as well, where the contract binds the receiver to the same protection, or where you have agreed. The data of people in Singapore gets protection comparable with Singapore's.",
      ],
    },
    kept: {
      title: "How long we keep it",
      blocks: [
        "We keep data for as long as we need it for its purpose. Then we delete it or make it anonymous.",
        {
          table: {
            caption: "How long we keep what",
            head: ["What", "How long"],
            rows: [
              ["Newsletter sign-up that was never confirmed", "{{unconfirmedNewsletter}}"],
              ["Newsletter address", "Until you unsubscribe"],
              ["Proof of your consent to the newsletter", "{{consentRecords}} after you unsubscribe"],
              ["Contact messages, consultations, audits sent by email", "{{enquiries}} after the last message"],
              ["Messages that look as if a program sent them", "{{spam}}"],
              ["Audits and speed tests without an email address", "Nothing is kept that points to you"],
              ["Counts of how a report was opened", "As long as the report, or until the client stops the recording"],
              ["Client record, figures and reports", "The contract, and {{reportsAfterContract}} after it"],
              ["Invoices and accounts", "{{accounts}}, as company and tax law require"],
              ["Staff sign-ins", "{{staffSession}} at most"],
              ["Server logs", "{{serverLogs}}"],
              ["Backups", "Deleted data leaves them after {{backups}}"],
            ],
          },
        },
      ],
    },
    safety: {
      title: "How we protect it",
      blocks: [
        "The connection between you and us is encrypted. Passwords are stored so that they cannot be read back, client IDs are too long to guess, and wrong attempts are slowed down. Only staff with an account reach the dashboard, and a sign-in ends after {{staffSession}}.",
        "If data is lost or falls into the wrong hands, and this may cause significant harm, we report it to Malaysia's Commissioner within 72 hours. We tell you without delay, within seven days of that report at the latest. Where Singapore's law applies, we notify its Commission within three days of finding that the breach must be notified, and you as soon as practicable.",
      ],
    },
    rights: {
      title: "Your rights, and how to use them",
      blocks: [
        "Write to [{{email}}](mailto:{{email}}) from the address that we know. Say what you want in your own words, in any language of this site. You need no form, and we charge nothing. If we are not sure who you are, we ask you a question, but never for a copy of your identity card.",
        {
          records: [
            {
              title: "See it",
              facts: [
                {
                  label: "You get",
                  text: "Whether we hold data about you, a copy of it and, in Singapore, how it was used and passed on in the past year.",
                },
                {
                  label: "When",
                  text: "Within 21 days (Malaysia). In Singapore, as soon as reasonably possible. If it takes more than 30 days, we tell you by when.",
                },
              ],
            },
            {
              title: "Correct it",
              facts: [
                { label: "You get", text: "We correct anything that is wrong, incomplete or out of date." },
                { label: "When", text: "Within the same periods." },
              ],
            },
            {
              title: "Take it back",
              facts: [
                {
                  label: "You get",
                  text: "You can withdraw a consent, wholly or in part. We stop, and tell you what that means: without an address, for example, we cannot answer you. What was done before stays lawful.",
                },
                { label: "When", text: "At once for the newsletter, otherwise within ten working days." },
              ],
            },
            {
              title: "Stop it",
              facts: [
                {
                  label: "You get",
                  text: "No more marketing, without having to give a reason, and an end to uses that cause you damage or distress.",
                },
                {
                  label: "When",
                  text: "Marketing stops at once. We answer a notice about damage or distress within 21 days.",
                },
              ],
            },
            {
              title: "Take it with you",
              facts: [
                {
                  label: "You get",
                  text: "Your data, handed straight to another provider of your choice, as far as the technology and the formats allow (in Malaysia since June 2025).",
                },
                { label: "When", text: "Within the period the law sets; we say which when you ask." },
              ],
            },
            {
              title: "Have it deleted",
              facts: [
                {
                  label: "You get",
                  text: "We erase what we hold about you, except what a law requires us to keep, such as invoices. That goes further than the law asks.",
                },
                { label: "When", text: "Within 21 days." },
              ],
            },
          ],
        },
      ],
    },
    marketing: {
      title: "Marketing is a separate choice",
      blocks: [
        "Only the newsletter form signs you up for marketing. Where another form asks, there is a separate box, which is never ticked for you. If you leave it empty, you get your answer, audit or offer just the same.",
        "Every newsletter has a link to unsubscribe, without signing in. We do not call or text numbers in Singapore for marketing unless you have clearly agreed to that.",
      ],
    },
    young: {
      title: "Young people",
      blocks: [
        "Our services are for businesses. If you are under 18, please ask a parent or guardian to write to us. If we find that we hold data about somebody younger without such consent, we delete it.",
      ],
    },
    complaints: {
      title: "If you are not satisfied",
      blocks: [
        "Tell us first if you can: that is usually the quickest way to put things right. You may also turn to the authority at any time.",
        {
          list: [
            "Malaysia: the Personal Data Protection Commissioner, whose office is the Personal Data Protection Department (JPDP), [www.pdp.gov.my](https://www.pdp.gov.my/).",
            "Singapore: the Personal Data Protection Commission (PDPC), [www.pdpc.gov.sg](https://www.pdpc.gov.sg/).",
          ],
        },
      ],
    },
    changes: {
      title: "Changes, and which language counts",
      blocks: [
        "When we change what we do, we change this notice, its version and its date. If a change affects data that you have already given us, we tell you first, and ask for your consent where it is needed.",
        "The notice is written in every language of this site. If two versions ever say different things, the one that protects you better counts.",
      ],
    },
  },
} as const;
