/** Texts of the pages for Johor Bahru. */
export const johorBahru = {
  name: "Johor Bahru",
  state: "Johor",
  description:
    "Malaysia's door to Singapore: shops, clinics and workshops that earn from both sides of the strait, with factories and a port behind them.",
  population: "about 858,000 (2020 census, area of the city council)",
  businessHub:
    "In March 2024 Johor's Immigration Department put the traffic over the Causeway and the Second Link at 430,000 to 450,000 people a day. The city earns from them: malls such as City Square, KSL and Mid Valley Southkey, dentists, car workshops, restaurants. Behind it lie the factory estates of Tampoi, Larkin and Tebrau, and the port of Pasir Gudang. The Johor-Singapore special economic zone was agreed in January 2025, electric trains to Kuala Lumpur began that December, and the RTS Link is planned for January 2027.",
  neighbourhoods: [
    {
      name: "Jalan Tan Hiok Nee and JB Sentral",
      text: "Old bakeries, cafes and small hotels a short walk from the checkpoint. Visitors without a car choose by minutes on foot, so state them from JB Sentral, and say when you sell out.",
    },
    {
      name: "Taman Pelangi and Taman Century",
      text: "Seafood, massage, salons and money changers around Plaza Pelangi and KSL City. Many guests arrive by taxi with a Singapore number: name the mall beside you and reply on WhatsApp before they set out.",
    },
    {
      name: "Mount Austin",
      text: "Restaurants, dessert shops, gyms and clinics in newer blocks that fill after dark. The choice is wide and one lane away, so last month's photographs and a true closing time win tables.",
    },
    {
      name: "Tampoi and Larkin",
      text: "Spare parts, tyres, printers, caterers, and the express buses of Larkin Sentral. Buyers are local families and fleet owners. Malay words, weekday hours and a pin on the right lot bring them.",
    },
  ],
  services: {
    "web-design": {
      lead: "Picture the reader on a bus at Woodlands with a phone and ten minutes. A Johor Bahru site has to say, before the queue moves, how far you are from the checkpoint and what it costs.",
      points: [
        {
          title: "Reachable from across the Causeway",
          text: "Keep prices in ringgit. Write the phone number as +60 7, because a Singapore phone will not connect on 07 alone. Give directions twice: on foot or by Grab from JB Sentral, and by car from the Tebrau or Skudai highway, with the place to park.",
          help: "We write both sets of directions, and test the number and the map from a Singapore phone.",
        },
        {
          title: "Bookings that survive the jam",
          text: "At a dentist, salon or workshop let the form ask 'Coming from Singapore?' and allow an hour's grace for the jam.",
          help: "We build the form with that question, and an hour's grace for those who cross.",
        },
        {
          title: "Pages for neighbours, kept current",
          text: "Locals from Tampoi and Kempas come on weekdays and deserve a page in Malay; in Taman Sentosa, a Chinese one may pay off. Johor has rested on Saturday and Sunday again since 1 January 2025, so correct old pages that say Friday. Once the RTS Link runs, add the walk from Bukit Chagar, measured with your own feet.",
          help: "We write the Malay page, and correct hours and routes whenever they change.",
        },
      ],
      searches: [
        "dental clinic near jb sentral",
        "kedai tayar tampoi",
        "hair salon taman pelangi jb",
        "dewan kahwin johor bahru murah",
      ],
      faq: {
        question: "Should our prices be in ringgit or in Singapore dollars?",
        answer:
          "In ringgit, always visible. A Singaporean converts in the head, and a neighbour who sees S$ first thinks the shop is meant for others. If most bookings come from over there, add one line with the rate and its date, and renew it on the first of the month. A rate from last year only starts an argument at the till.",
      },
      metaTitle: "Web design in Johor Bahru for both sides of the jam",
      metaDescription:
        "Web design in Johor Bahru: ringgit prices, +60 numbers, the way from JB Sentral and by car, bookings that forgive the jam, pages in Malay and English.",
    },
    seo: {
      lead: "One shop is searched as jb, johor bahru, johor baru or simply by the mall across the road, and some of those searches are typed in Singapore. Start by asking who stands where.",
      points: [
        {
          title: "Two sides see two results",
          text: "Google weighs how near a shop is, so a person in Woodlands sees different results from one in Tebrau. Test from both sides: ask a cousin over there for a screenshot.",
          help: "We check your phrases from both sides of the Causeway, and show you both lists.",
        },
        {
          title: "A page for each question",
          text: "Then write for two kinds of question. From Singapore it is 'jb' with a mall or a worry, such as 'jb car service how long'. From here it is a taman, often in Malay: 'kedai aircond taman johor jaya'. Give each its own page.",
          help: "We collect the questions from both sides, and give each a page of its own.",
        },
        {
          title: "Three spellings, and replies",
          text: "'Johor Bahru' belongs in the title and the address, 'JB' in the sentences, and the newspaper spelling 'Johor Baru' can appear once. Skudai and Bukit Indah lie under the council of Iskandar Puteri, yet people call them JB: write both. Answer every review and name the job or the dish, because the next visitor reads the replies too.",
          help: "We place the spellings where they belong, and draft replies to your reviews.",
        },
      ],
      searches: [
        "jb car servicing near ksl",
        "aircond service taman johor jaya",
        "halal steamboat mount austin",
        "klinik kanak-kanak kempas",
      ],
      faq: {
        question: "Can a JB shop be found by people who search from Singapore?",
        answer:
          "For phrases with 'JB' or 'Johor Bahru' in them, yes: you then compete with other JB shops, wherever the searcher sits. For plain 'car workshop', hardly, because Google prefers places near the phone. So put the city into titles and give the distance from the checkpoint. Search Console lists clicks by country; read the Singapore line once a month.",
      },
      metaTitle: "SEO in Johor Bahru, seen from both shores",
      metaDescription:
        "SEO in Johor Bahru: one page for visitors who type 'jb', another for neighbours who search by taman, map pins that agree, and clicks counted by country.",
    },
    "digital-marketing": {
      lead: "Two customers, two purses: the family from Kempas after payday and the visitor with dollars on Saturday. An ad made for both suits neither, so in Johor Bahru we write two.",
      points: [
        {
          title: "One campaign for each country",
          text: "Run one campaign for Johor and one for Singapore, each with its own budget. Read Google's location setting before you start: 'presence or interest' also reaches people who are only curious about the place. 'Presence' limits the ad to those who are there or often there.",
          help: "We set up two campaigns with 'presence' as their location, and two budgets.",
        },
        {
          title: "The right days for each side",
          text: "Talk to visitors from Wednesday to Friday evening, while they plan, and give one reason to cross. Talk to locals about Monday to Thursday, when tables stand empty. Mark the other calendar as well: Singapore's school holidays and 9 August fill JB while Malaysia works.",
          help: "We schedule the ads by both calendars, school holidays and 9 August included.",
        },
        {
          title: "Rules first, then what they spent",
          text: "A private medical clinic needs approval from the Medicine Advertisements Board, shown as a KKLIU number, before it promotes a service. Say RM 1,000 on each side brings 25 bookings from Singapore and 40 from Johor: compare what they spent, not how many came.",
          help: "We ask for your KKLIU number before we advertise, and compare spending by side.",
        },
      ],
      searches: [
        "jb spa promotion weekend",
        "buffet ramadan johor bahru",
        "jb massage near ciq",
        "katering kenduri tampoi johor",
      ],
      faq: {
        question: "Will the RTS Link change whom we should advertise to?",
        answer:
          "Probably, but wait for proof. Service is planned from January 2027, with up to 10,000 passengers an hour each way and Bukit Chagar in the middle of town. Shops within a walk or a short ride of it should notice first; places that need a car, later. Ask every customer how they crossed, and move the budget when the answers change.",
      },
      metaTitle: "Digital marketing in Johor Bahru for two purses",
      metaDescription:
        "Digital marketing in Johor Bahru: separate ads for Singapore weekends and local weekdays, the right location setting, and bookings compared by spending.",
    },
    "complete-package": {
      lead: "Say you run two workshops, or a clinic and its sister branch: neighbours on weekdays, Singapore plates on Saturday, and one cousin who answers every message. The package gives that cousin a system.",
      points: [
        {
          title: "The diary comes first",
          text: "We begin with the diary, not the home page. How many bookings fail because somebody sat on the Causeway, and how many because nobody replied before they left home? Those two numbers decide the form, the reminder and the hours at which a person answers.",
          help: "We count lost bookings with you, and build form and reminders from those two numbers.",
        },
        {
          title: "Visitors, neighbours and branches",
          text: "Then we build the site, with a page for visitors and one for neighbours. Each branch from Tebrau to Taman Pelangi gets a map profile, and the ads run on two budgets.",
          help: "We make a page for each group, a map profile for each branch, and two ad budgets.",
        },
        {
          title: "Factories and firms with two countries",
          text: "A factory in Tebrau or Pasir Gudang needs a different order: products, certificates and a named contact first, in English. Its readers are purchasing managers whom the special economic zone brings here for the first time. If you own a company in Singapore too, its prices go on its own pages. Every monthly report is split by country, since an average of the two sides describes nobody.",
          help: "We put products and certificates first, and split every report by country.",
        },
      ],
      searches: [
        "website bengkel kereta johor bahru",
        "digital marketing agency jb",
        "pakej laman web klinik johor",
        "b2b website manufacturer tebrau",
      ],
      faq: {
        question: "People book by WhatsApp and do not turn up. Would the package help?",
        answer:
          "With forgetful customers, yes: a small deposit, a reminder the evening before and another in the morning. It cannot move the queue at the checkpoint, so add a rule such as 'arrive within two hours and you are next but one'. Count the missed bookings for a month before and a month after. If nothing changed, we look at the deposit.",
      },
      metaTitle: "Complete digital package for Johor Bahru owners",
      metaDescription:
        "A Johor Bahru package of site, SEO and ads built round your booking diary: fewer missed appointments, a profile per branch, reports split by country.",
    },
  },
} as const;
