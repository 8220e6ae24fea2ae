import { prices } from "../../../prices.ts";

/** Texts of the pages for Singapore. */
export const singapore = {
  name: "Singapore",
  state: "Singapore",
  description:
    "A city-state of six million: high rents, customers who compare, strict rules on prices and messages, and Johor across a bridge.",
  population: "6.11 million (June 2025, residents and non-residents; 5.69 million in the 2020 census)",
  businessHub:
    "Banks and headquarters fill Raffles Place and Marina Bay; Jurong and Tuas make chemicals, electronics and medicines; Changi and the port move the rest. Small firms rely on the towns: clinics and tuition at the foot of HDB blocks, workshops in Ubi and Kaki Bukit, renovation studios, food makers, cafes in Kampong Glam. Rent and wages push owners to sell more online. The RTS Link to Johor Bahru, planned to open in January 2027 for up to 10,000 passengers an hour each way, will move shoppers in both directions.",
  neighbourhoods: [
    {
      name: "Kampong Glam and Arab Street",
      text: "Textiles, perfume, carpets, boutiques and eateries around Sultan Mosque. Tourists decide on the spot and Malay families plan for Hari Raya: show hours, MUIS certification and fitting appointments at the top.",
    },
    {
      name: "Tanjong Pagar and Raffles Place",
      text: "Clinics, gyms, lunch counters and professional firms for office workers. They look things up at a desk before noon, so the page should give the MRT exit, the unit number and the waiting time.",
    },
    {
      name: "Ubi and Kaki Bukit",
      text: "Car workshops, contractors, printers and food makers in multi-storey industrial blocks where few people walk past. Search and reviews have to bring the customers, and a clear route to the ramp has to land them.",
    },
    {
      name: "Woodlands",
      text: "Causeway Point, HDB shops and new business space near the RTS terminus. Some trade crosses to Johor Bahru, so name what cannot be had over there: speed, warranty, and somebody close by when it breaks.",
    },
  ],
  services: {
    "web-design": {
      lead: "A Singaporean opens three tabs and buys from the page that shows the final price, GST included. If yours says 'message us for rates', one of the other two has won.",
      points: [
        {
          title: "The rules",
          text: "Rules first. A GST-registered business must show prices with GST, 9 per cent since 2024. Hotels and eateries with a service charge may leave it off but must say so prominently. The PDPA asks every organisation for a data protection officer the public can contact, so put a line in the footer. A .sg name needs a local administrative contact who confirms it through Singpass within 21 days: register it in your own name, never in ours.",
          help: "We build prices with GST and the PDPA line in, and register the name as yours.",
        },
        {
          title: "The craft",
          text: "Then the craft: unit number and MRT exit, delivery by postcode, PayNow beside cards, appointments that people can really book online.",
          help: "We build postcode delivery, PayNow and real bookings, and test them with you.",
        },
        {
          title: "Languages and currency",
          text: "English is enough for most: 48.3 per cent spoke it most at home in 2020. A Malay or Mandarin page still earns trust in the right trade. Our prices are in ringgit; ask us about S$ invoices.",
          help: "We say which second language pays off, and quote in S$ on request.",
        },
      ],
      searches: [
        "aircon servicing price singapore",
        "halal cafe kampong glam",
        "katering kahwin singapura",
        "car workshop ubi",
      ],
      faq: {
        question: "Can we use the Productivity Solutions Grant for a site built by you?",
        answer:
          "No. PSG supports listed packages of pre-approved vendors, ours are not among them, and it refuses projects on which you have already paid. Look at GoBusiness before you decide. Then compare fairly: a fixed package after the grant, or our price in ringgit for a site that you own outright, code and keys included.",
      },
      metaTitle: "Web design for Singapore SMEs, priced in ringgit",
      metaDescription:
        "Web design for Singapore SMEs: GST-inclusive prices, a PDPA contact, a .sg name in your hands, PayNow and MRT exits. Built in Malaysia, priced in RM.",
    },
    seo: {
      lead: "Many Singapore trades share page one with portals, directories and review blogs. The way in is narrower: one town, one problem, one page that answers it with a price.",
      points: [
        {
          title: "A better answer for your town",
          text: "Search your service with a town or a station. 'Aircon chemical wash tampines' or 'rewire 4 room hdb cost' shows who answers and who only advertises. Write the better answer, with a real price range, pictures of your own jobs and the date. Use the words of daily life, hdb, bto, resale, sec 3, where they are true.",
          help: "We search your phrases by town, and write the answers with prices and your own jobs.",
        },
        {
          title: "A real address, a whole page",
          text: "Google wants a staffed address: an empty virtual office in Raffles Place breaks its rules. For Malay-speaking customers write a whole page in Malay, not a paragraph, about baju kurung, kenduri or sewa pelamin, and check how many pages compete with it.",
          help: "We keep your profile within Google's rules, and write whole pages in Malay.",
        },
        {
          title: "Across the Causeway, and reviews",
          text: "If you sell from Johor Bahru, say in the first line how goods or people cross. Ask everybody for a review and reward nobody, because Google removes reviews that were paid for.",
          help: "We explain the crossing in the first line, and ask for reviews without rewards.",
        },
      ],
      searches: [
        "hdb renovation contractor woodlands",
        "baju kurung moden kampong glam",
        "sec 3 a math tuition tampines",
        "tukang jahit geylang serai",
      ],
      faq: {
        question: "Is SEO worth it in Singapore when ads bring calls tomorrow?",
        answer:
          "They do different work. Ads bring enquiries this week, at a price you pay each time. A page that ranks brings them for years but takes months, often more than six in a crowded trade. A workable split: ads on two services, search on ten questions customers ask. Note the cost of an enquiry from each, and move the money twice a year.",
      },
      metaTitle: "SEO for Singapore businesses, town by town",
      metaDescription: `SEO for Singapore businesses: pages by town and MRT, honest price ranges, Malay pages for Malay searches, one real Google profile, from ${prices.city.seo} a month.`,
    },
    "digital-marketing": {
      lead: "In Singapore the law decides whom you may message, and the auction decides what a click costs. Good marketing here begins with a clean list and a sum done beforehand.",
      points: [
        {
          title: "Permission before promotion",
          text: "Check numbers against the Do Not Call Registry before any promotion, unless you hold clear consent, and keep the proof. To send SMS under your shop's name, register the name with SSIR, which needs a UEN. Since 2023, an unregistered name reaches people marked 'Likely-SCAM' or not at all.",
          help: "We check numbers against the registry, and register your SMS name before the first message.",
        },
        {
          title: "What a customer costs",
          text: "Now the sum. Say a click costs S$3 and one in twenty becomes an enquiry: S$60. If one in four enquiries buys, a customer costs S$240. When a customer leaves you less than that, change the offer before the ad.",
          help: "We do this sum with your figures first, and change the offer before the ad.",
        },
        {
          title: "The island's calendar",
          text: "Time it by the island: the school year from January, renovation before Chinese New Year, the Hari Raya bazaar in Geylang Serai. And watch Johor, because some of your buyers compare prices across the Causeway. Our fees are in ringgit; ask us about S$.",
          help: "We plan the year by school, renovation and Hari Raya, and watch prices in Johor.",
        },
      ],
      searches: [
        "cny hamper delivery singapore",
        "sewa pelamin singapura",
        "office pantry supplies tanjong pagar",
        "facial price woodlands",
      ],
      faq: {
        question: "Do the Do Not Call rules cover promotions on WhatsApp?",
        answer:
          "Yes. Messages through apps that use a telephone number count when they go to a Singapore number. Ask for consent on your form in a sentence of its own, note the date and the wording, and offer a way out in each message. Answering a customer's own question is another matter. When in doubt, ask the PDPC, not your agency.",
      },
      metaTitle: "Digital marketing in Singapore within the rules",
      metaDescription:
        "Digital marketing in Singapore: DNC checks, registered SMS names, ads with the sum done first, and a calendar from the school year to Geylang Serai.",
    },
    "complete-package": {
      lead: "A firm on both sides of the Causeway can end up with two sites, two lists and two agencies. The package keeps one set of pages, with the right price and phone on each.",
      points: [
        {
          title: "Two countries, or one",
          text: "For a Singapore company with work or stock in Johor, we build one site with two sets of facts: S$ with GST for the island, ringgit for Malaysia. Each has its own phone, terms and delivery. For a firm on the island alone the order is simpler: price pages and booking first, then reviews and the Google profile, then ads on two services.",
          help: "We build one site with two sets of facts, or start with prices and booking.",
        },
        {
          title: "Accounts in your name",
          text: "Keep the accounts under your own UEN and email, from the domain to Analytics and Meta, so that you can leave us without losing anything. Malaysia keeps the same time as Singapore, so a call at nine is a call at nine.",
          help: "We open every account under your UEN, and hand over the logins on the first day.",
        },
        {
          title: "Fees, and no grant",
          text: "Our fees are in ringgit; ask us about S$ invoices before you sign. No grant applies, so weigh us at the full price.",
          help: "We quote set-up and monthly fee in writing, in S$ if you ask, before you sign.",
        },
      ],
      searches: [
        "sme website and seo package singapore",
        "agensi digital perniagaan melayu singapura",
        "marketing package renovation firm singapore",
        "web design johor bahru singapore company",
      ],
      faq: {
        question: "Why hire a team in Malaysia rather than one in Singapore?",
        answer:
          "For fees in ringgit, the same time zone, and people who write both English and Malay. You give up somebody who drops by, and the grant. If your trade needs weekly visits, for filming say, hire that part locally. If it needs pages, search and ads done with care, distance matters little. Ask for a video call with whoever would do the work.",
      },
      metaTitle: "Complete digital package for Singapore SMEs",
      metaDescription:
        "One package of site, SEO and ads for Singapore SMEs and firms across the Causeway: S$ and RM pages, accounts under your UEN, same clock, fees in RM.",
    },
  },
} as const;
