import { prices } from "../../../prices.ts";

/** Texts of the page about digital marketing. */
export const digitalMarketing = {
  name: "Digital marketing",
  title: "Digital marketing with ad spend included",
  description: `Google, Facebook, TikTok and WhatsApp campaigns for businesses in Malaysia and Singapore. From ${prices.marketing} a month, ad spend included, judged by enquiries.`,
  hero: {
    promise: "Ads where your customers already sit.",
    lead: "We run your ads where your customers are, count the enquiries they bring, and stop what brings none. An ad is rent: you pay for the place while you need it.",
    price: "a month, ad spend included",
    delivery: "looked after every week",
    fact: { figure: prices.adSpend.starter, meaning: "of it goes straight into ads" },
  },
  offer: {
    title: "What we do, and where",
    lead: "Good advertising is arithmetic with manners. First we work out what an enquiry may cost you, then we go looking for one that costs less.",
  },
  features: [
    {
      title: "A budget with an end",
      text: "Each campaign has a sum, a last day and a figure it must reach. If it does not, it stops.",
    },
    {
      title: "Enquiries, not applause",
      text: "Calls, chats, forms and orders are counted from ad to till. Likes are nice, and we do not report them as success.",
    },
    {
      title: "Ads in the language of the street",
      text: "Malay, English, or the mix people speak. Written here, tested against each other, with prices in the first line where prices sell.",
    },
    {
      title: "A page for the click",
      text: "An ad for wedding cakes leads to wedding cakes. If your site has no such page, Growth includes one each quarter.",
    },
    {
      title: "A calendar of your own",
      text: "Raya, school holidays, monsoon, payday: we plan what sells when, and save in the weeks when nobody buys.",
    },
    {
      title: "Figures every week",
      text: "Spent, seen, clicked, asked, bought. One screen, the same lines every time, and a sentence on what we change.",
    },
  ],
  channels: {
    search: {
      name: "Google Ads",
      text: "For people who are already looking. You pay for the click, so the choice of words, and of words to leave out, is everything.",
    },
    meta: {
      name: "Facebook and Instagram",
      text: "For people who do not know yet that they want it. Pictures, short films and offers, within a radius that you can serve.",
    },
    messages: {
      name: "WhatsApp",
      text: "Where most conversations end up. Ads that open a chat, answers prepared for the ten usual questions, and every chat counted.",
    },
    tiktok: {
      name: "TikTok",
      text: "Worth it when something can be shown: food, a makeover, a repair. We script it and you film it, on your phone.",
    },
    display: {
      name: "Display and remarketing",
      text: "A reminder for those who were on your site and left, for 30 days at most, and never after they have bought.",
    },
    email: {
      name: "Email",
      text: "For customers who said yes to it. One useful email a month outlasts any ad, and nobody can raise its price.",
    },
  },
  packages: {
    title: "Our work and your ads, in one price.",
    lead: "Each price is per month and includes the ad spend. The bar shows how much of it goes to the platforms. The accounts are opened in your name.",
    items: {
      starter: {
        name: "Starter",
        description: "For a first campaign with a clear offer.",
        features: [
          "One campaign at a time",
          "2 new sets of ads a month",
          "Chats and calls counted",
          "Weekly figures",
          "Monthly report",
        ],
        guarantee: `The ${prices.adSpend.starter} goes to the platform in full. You see its invoice.`,
      },
      growth: {
        name: "Growth",
        description: "For firms that know their figures and want more of the same.",
        features: [
          "Up to 4 campaigns side by side",
          "6 new sets of ads a month",
          "A landing page each quarter",
          "Reminders for visitors who left",
          "A call every two weeks",
          "Weekly figures, monthly report",
        ],
        guarantee: `The ${prices.adSpend.growth} goes to the platforms in full. You see their invoices.`,
      },
      enterprise: {
        name: "Enterprise",
        description: "For several branches, brands or countries.",
        features: [
          "Campaigns on every channel that pays",
          "New videos and photographs each month",
          "Email campaigns to your customers",
          "Separate campaigns for Malaysia and Singapore",
          "Your own campaign manager and a weekly call",
          "Weekly and monthly reports",
        ],
        guarantee: `The ${prices.adSpend.enterprise} goes to the platforms in full. You see their invoices.`,
      },
    },
  },
  process: {
    title: "Five rounds at the table.",
    steps: [
      {
        title: "The sum",
        text: "How much do you earn from a customer, and how many enquiries does it take to win one? That tells us what an enquiry may cost.",
      },
      {
        title: "The offer",
        text: "One thing, one price, one reason to ask today. Without that, no ad helps.",
      },
      {
        title: "The set-up",
        text: "Accounts in your name, calls and chats counted, a page for the click. About a week.",
      },
      {
        title: "The small round",
        text: "Two or three ads on a small sum. The one that brings cheaper enquiries stays.",
      },
      {
        title: "More or stop",
        text: "Ads that pay get more, and ads that do not are gone. Then the next round.",
      },
    ],
  },
  faqs: [
    {
      question: "How much should we spend on ads?",
      answer:
        "Work it out backwards. Say a job leaves you RM 300, and one enquiry in five becomes a job: then an enquiry may cost RM 60 before you lose, and RM 30 would be good. Ten jobs need 50 enquiries, so RM 1,500 at RM 30 each. Put in your own figures, and begin with a third of the sum.",
    },
    {
      question: "What happens if we want to spend more than the package includes?",
      answer:
        "You pay the platform directly from your own account, and our fee stays as agreed. In quiet months we tell you to spend less. Whatever is left of the included sum is carried over to the next month.",
    },
    {
      question: "Which channel should we begin with?",
      answer:
        "With search, if people already look for what you sell: a plumber, a dentist, a spare part. With Facebook and Instagram, if they have to see it first: cakes, clothes, a new café. With your old customers, if you have their permission to write: that costs least of all. One channel, done well, for two months. Then the next.",
    },
    {
      question: "When do we know whether it works?",
      answer:
        "First enquiries can come on the first day, but a handful proves nothing. We judge an ad when enough people have clicked, often after two to four weeks on a small budget, and a campaign after two months. A wrong offer shows earlier: many clicks, no questions.",
    },
    {
      question: "Who owns the accounts and the figures?",
      answer:
        "You do. Ad accounts, pages and analytics are opened with your company's email, and we work in them as guests. If you leave, you remove our access and keep every campaign, audience and figure. Ask any agency about this before you sign.",
    },
    {
      question: `Your city pages say ${prices.city.marketing} a month. Why not ${prices.marketing}?`,
      answer:
        "A campaign for one city runs in two languages and comes with a landing page about that city. It takes more of our hours than Starter, which has one campaign and leads to a page you already have. If Starter is enough for your town, we will say so.",
    },
  ],
  cities: { title: "Every town has its own table." },
  start: {
    title: "What would you like to sell more of?",
    lead: "One product or service is enough to begin with. Bring its price and what it leaves you, and we work out together what an enquiry may cost.",
  },
} as const;
