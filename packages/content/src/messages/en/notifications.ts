/** What mails say that are no reports, one entry a kind of notification. */
export const notifications = {
  services: {
    "web-design": "Web Design",
    seo: "SEO Services",
    "digital-marketing": "Digital Marketing",
    "complete-package": "Complete Package",
  },
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
    unconfirmedSlot: "{{when}} (not confirmed in time, so it is free again)",
    open: "Open in the inbox",
    reply: "Your reply to this mail goes to {{email}}.",
    reason:
      "This notice goes to the staff of {{agency}}. What it tells is kept in the inbox, whatever becomes of this mail.",
  },
  booking: {
    confirmation: {
      subject: "Your consultation: {{when}}",
      heading: "We have time for you",
      intro:
        "This time is yours: {{minutes}} minutes with somebody who builds sites. Bring your questions; we leave the slides at home.",
      how: "Reply to this mail and say how you would like to talk: by phone, by video, or over kopi in our office.",
    },
    moved: {
      subject: "New time for your consultation: {{when}}",
      heading: "Your consultation was moved",
      intro: "Your consultation has a new time. The old one is no longer held.",
    },
    reminder: {
      subject: "Reminder: your consultation on {{when}}",
      heading: "See you soon",
      intro:
        "A short reminder of your free consultation. If something came up, give the time to somebody else: move it or cancel it with one click.",
    },
    cancellation: {
      subject: "Cancelled: your consultation on {{when}}",
      heading: "Your consultation is cancelled",
      intro: "The time is no longer held for you, and there is nothing else you need to do.",
      again: "You are welcome to choose another time whenever it suits you.",
      choose: "Choose another time",
    },
    notice: {
      subject: {
        moved: "{{name}} moved the consultation to {{when}}",
        cancelled: "{{name}} cancelled the consultation on {{when}}",
      },
      intro: {
        moved: "The consultation has a new time. The old one can be booked again.",
        cancelled: "The consultation does not take place. The time can be booked again.",
      },
      name: "Name",
      email: "E-mail",
      before: "Time until now",
      now: "New time",
      open: "Open in the inbox",
    },
    hello: "Hello {{name}},",
    helloUnnamed: "Hello,",
    when: "When",
    length: "How long",
    minutes: "{{minutes}} minutes",
    change: "Move or cancel",
    calendar: "The appointment is attached, so that your calendar can take it over.",
    calendarEnd: "The attached file takes the appointment out of your calendar.",
    summary: "Consultation with {{agency}}",
    description: "Free consultation, {{minutes}} minutes.",
    descriptionChange: "To move or cancel it: {{url}}",
    reason:
      "Somebody booked a free consultation with {{agency}} for this address. If it was not you, please cancel it with the link above, and we will not write again.",
    reasonEnd: "You had booked a free consultation with {{agency}} with this address.",
  },
  clientDeletion: {
    subject: "{{name}} will be deleted on {{day}}",
    intro:
      "The contract with this client ended a while ago. Our privacy notice says how long we keep a client's record, figures and reports after that. On the day below they are deleted for good.",
    keep: "Download what you have to keep before that day: the reports as PDF files, the record under Personal data.",
    name: "Client",
    endedOn: "Last day of the contract",
    deletedOn: "Will be deleted on",
    open: "Open the dashboard",
    stay: "If the contract goes on, set the client's status to Active, and nothing is deleted.",
    reason: "This warning goes to the staff of {{agency}}, 30 days before a former client is deleted.",
  },
  verification: {
    audit: {
      subject: "Please confirm: the details of your SEO audit",
      heading: "One click, and the details follow",
      intro: "Somebody entered this address on our website, to get the details of an SEO audit by email.",
      button: "Send me the details",
      ignore: "If it was not you, do nothing, and we will not write again.",
      reason: "Somebody entered this address in the SEO audit of {{agency}}.",
    },
    booking: {
      subject: "Please confirm your consultation",
      heading: "One click, and the time is yours",
      intro:
        "Somebody asked us for a free consultation with this address. We hold the chosen time for {{minutes}} minutes.",
      button: "See the time and confirm it",
      ignore: "If it was not you, do nothing: the time becomes free again, and we will not write again.",
      reason: "Somebody entered this address in the consultation form of {{agency}}.",
    },
  },
  newsletter: {
    confirmation: {
      subject: "Please confirm: the newsletter of {{agency}}",
      heading: "One click, and you are on the list",
      intro:
        "This address was entered for our newsletter: articles on websites, search and advertising for businesses in Malaysia and Singapore.",
      button: "Yes, I want the newsletter",
      ignore:
        "If it was not you, do nothing. Without the click nothing is sent, and the address is deleted after {{days}} days.",
      reason: "Somebody entered this address in the newsletter form of {{agency}}.",
    },
    known: {
      subject: "You are on the list: the newsletter of {{agency}}",
      heading: "You are on the list already",
      intro: "This address was entered for our newsletter, which it already gets. There is nothing you need to do.",
      reason: "Somebody entered this address in the newsletter form of {{agency}}.",
    },
    issue: {
      read: "Read the article",
      minutes: "It takes about {{minutes}} minutes to read.",
      reason: "You get this newsletter of {{agency}} because you asked for it with this address and confirmed it.",
    },
    unsubscribe: "Unsubscribe",
  },
} as const;
