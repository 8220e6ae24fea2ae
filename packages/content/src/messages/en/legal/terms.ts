/** The terms of service: of the site and its free tools. Paid work has a contract of its own. */
export const terms = {
  title: "Terms of service",
  description:
    "The rules for this site and its free tools: what the results are worth, which sites you may test, how prices and offers are meant, and which law applies.",
  lead: "The rules for this site and its free tools, and how our prices and offers are meant. Paid work has a written contract of its own.",
  brief: [
    "The site and the tools are free, for your own business.",
    "Test only sites that are yours, or whose owner agrees.",
    "A result measures one moment. It is not a promise.",
    "Prices are in {{currency}}. The written offer is what counts.",
    "What we build for you is yours once it is paid.",
  ],
  sections: {
    scope: {
      title: "What these terms cover",
      blocks: [
        'This site belongs to {{legalName}}, {{address}} ("we"). By using it you accept these terms. If you do not, please do not use the site.',
        "Paid work is based on a written offer that both sides have signed. Where it differs from this page, the offer counts.",
      ],
    },
    use: {
      title: "Using the site",
      blocks: [
        "Read it, print it, share its links. Please do not:",
        {
          list: [
            "try to get into parts that are not meant for you, or guess passwords or client IDs;",
            "load the site or its tools with automatic requests beyond what a person would do, though search engines and reading tools that keep to `robots.txt` are welcome;",
            "send anything through the forms that is false, unlawful or harmful, or in somebody else's name.",
          ],
        },
        "We may refuse requests that break these rules. The site may be down for a while, for maintenance or for reasons beyond our control.",
      ],
    },
    tools: {
      title: "What the tools tell you, and what they do not",
      blocks: [
        "The SEO audit and the speed test fetch the page that you name, look at it as it is at that moment, and score it by checks and weights that we publish.",
        {
          list: [
            "They tell you what we found, where, and how to fix it. Where something could not be checked, they say so.",
            "The score is ours. It is not Google's, and a better score does not promise a better place in search.",
            "We measure speed from our server or on a simulated phone. Your visitors' own phones and connections are faster or slower.",
            "A page changes, and so does its result: a second test an hour later may give a different one.",
          ],
        },
        "Please check a result before you spend money on it. The tools are free and carry no guarantee that they are complete, or fit for a particular purpose.",
      ],
    },
    permission: {
      title: "Only sites you may test",
      blocks: [
        "Test a site only if it is yours, if you look after it, or if its owner has agreed. A test fetches open pages much as a visitor would. All the same, overloading somebody's server, or reaching what is not open to everybody, may be an offence, for instance under Malaysia's Computer Crimes Act 1997.",
        "Our server identifies itself, keeps to limits, and reaches public addresses only. If you do not want your site tested, write to [{{email}}](mailto:{{email}}).",
      ],
    },
    consultation: {
      title: "The free consultation",
      blocks: [
        "It lasts 30 minutes and commits nobody to anything. If you choose a time, it is yours once you confirm it by email. If you do not, we get in touch within 24 hours to agree on one. What we say is a first opinion, based on what you tell us.",
      ],
    },
    prices: {
      title: "Prices",
      blocks: [
        "All prices are in {{currency}} ({{symbol}}), for customers in other countries too, unless an offer says otherwise. Each page says whether a price is one-off or monthly.",
        "Prices are shown without service tax. Where tax is due, the offer and the invoice show it on a line of its own. Advertising money that you pay to a platform beyond what a package includes is not part of our price.",
        "We may change prices on the site. An offer you already have does not change.",
      ],
    },
    offers: {
      title: "Offers and contracts",
      blocks: [
        "What you read on this site is an invitation to ask. It is not yet an offer in law. After we have talked, we send a written offer with the work, the price, the dates and the payments. It is valid for {{offerStands}}. A contract begins when both sides have signed.",
        "Monthly plans and packages run until one side ends them in writing, {{notice}} in advance, unless the offer names a fixed term. Delivery times apply if we get your text, pictures and answers in time.",
      ],
    },
    guarantees: {
      title: "Guarantees",
      blocks: [
        "Where a package names a guarantee, the offer says what it means: what is measured, by when, and what you get if we miss it.",
        "Nobody can promise first place in search or a number of customers, and we do not. Ratings, case studies and figures on our pages show what others saw. They do not say what you will see.",
        "Your legal rights stay as they are, for instance under consumer protection law.",
      ],
    },
    ownership: {
      title: "Who owns what",
      blocks: [
        "The text, pictures and design of this site are ours or are used with permission. You may print pages for yourself and quote from them with a link. Please ask before you copy more.",
        "What you send us stays yours. We use it to answer you and to do the work, and we show it to others only if you agree.",
        "What we build for you is yours once it is paid: the design, text, code and the keys to every account. Open-source parts keep their own licences. The names and marks of other companies belong to them.",
      ],
    },
    portal: {
      title: "Client portal and reports",
      blocks: [
        "The client ID opens your portal without a password. Pass it on only to people who may see your figures. Tell us if it has reached somebody else, and we replace it the same working day.",
        'Every figure in a report names its source and its time. Where a source gives no figure, the report shows "No data". A report that we have approved does not change by itself, even if the source corrects its figures later. If we revise it, it says so.',
      ],
    },
    links: {
      title: "Links and other companies",
      blocks: [
        "We link to sites that we find useful, but we are not responsible for what they say. Google, Meta and other platforms set their own rules and may change them. Our work for you takes place within those rules.",
      ],
    },
    liability: {
      title: "If something goes wrong",
      blocks: [
        "We take reasonable care that everything here is right, but the site and the tools are free and come as they are. As far as the law allows, we are not liable for loss that comes from relying on them alone, nor for lost profit or lost data.",
        "Nothing here limits liability for fraud, for death or injury through our negligence, or for anything else that the law does not let us limit. For paid work, the contract says who is responsible for what.",
      ],
    },
    law: {
      title: "Law and disputes",
      blocks: [
        "The law of {{country}} applies, and the courts of {{country}} decide. If you are a consumer in another country, you keep the protection that the law there does not let you give up.",
        "Please talk to us first. Give us 30 days to put it right; most things need only a telephone call.",
      ],
    },
    changes: {
      title: "Changes, and which language counts",
      blocks: [
        "When we change these terms, we change their version and date. The version on this page when you use the site is the one that counts. A contract that is already signed keeps the terms it was signed with.",
        "If a part is not valid in law, the rest stays. If two language versions ever say different things, the one that is kinder to you counts.",
        "Questions? Write to [{{email}}](mailto:{{email}}) or call {{phone}}. How we treat personal data is in the [privacy notice](/privacy).",
      ],
    },
  },
} as const;
