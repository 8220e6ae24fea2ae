/** Texts of the pages for Klang. */
export const klang = {
  name: "Klang",
  state: "Selangor",
  description:
    "Selangor's royal city and the country's largest port: freight firms, factories, wholesalers, and old streets that draw shoppers from other states.",
  population: "about 902,000 (2020 census, area of the then municipal council)",
  businessHub:
    "Port Klang handled 14.64 million TEUs in 2024 and entered Lloyd's List's ten busiest container ports in the ranking of 2025. Forwarders, hauliers and warehouses work around Northport, Westports and the free zone on Pulau Indah. Meru, Kapar and Bukit Raja have factories for furniture, food, gloves and machinery. In town, the sari shops of Jalan Tengku Kelana and the bak kut teh kitchens draw outsiders. Klang was proclaimed a royal city in February 2024, and the LRT from Johan Setia opened in 2026.",
  neighbourhoods: [
    {
      name: "Little India, Jalan Tengku Kelana",
      text: "More than a hundred shops of saris, gold, spices and sweets on the south bank. For Deepavali buyers drive from Johor and even Kelantan, so put stock, hours and parking online weeks ahead.",
    },
    {
      name: "Bukit Tinggi and Bandar Botanic",
      text: "AEON, clinics, tuition and restaurants for the southern townships, and a wholesale mall of over a thousand shops. Families choose on the phone in the car: prices and parking decide.",
    },
    {
      name: "Port Klang and Pulau Indah",
      text: "Forwarders, hauliers, depots and ship suppliers, and the jetty for Pulau Ketam. Shippers ask about licences, fleet and gate times, while weekend visitors only want the boat and the seafood.",
    },
    {
      name: "Meru and Kapar",
      text: "Factories, workshops and food makers among older villages north of the river. Hardly anybody walks in. Buyers come through search or a referral, with a drawing or a sample in hand.",
    },
  ],
  services: {
    "web-design": {
      lead: "Some Klang firms move containers and some serve breakfast from six. The first needs a quote form that works at a desk, the second a page that loads while people queue.",
      points: [
        {
          title: "One screen for the shipping clerk",
          text: "For freight and haulage, put what a shipping clerk needs on one screen: ports served, container sizes, customs licence, cut-off times and insurance. Add a form that takes a bill of lading number and sends back a reference.",
          help: "We build that screen, and a form that answers with a reference.",
        },
        {
          title: "Halal or pork, said plainly",
          text: "English carries the trade; Malay and Chinese help with drivers and factory owners. A kitchen should say plainly whether it has a halal certificate or serves pork. Bak kut teh became national heritage in February 2024, and curious visitors look for both sorts of table.",
          help: "We write it where guests look, in the languages that your customers read.",
        },
        {
          title: "Hours, bank and pack price",
          text: "State the closing hour, because some pots are empty by noon. Name the bank of the river too: Klang Utara and Klang Selatan are a bridge apart, and the bridge jams. Wholesalers should show minimum quantity and pack price. Hiding them only brings calls you cannot use.",
          help: "We show closing hour, side of the river and minimum quantity before anybody calls.",
        },
      ],
      searches: [
        "freight forwarder port klang",
        "bak kut teh klang buka pagi",
        "kilang perabot meru klang",
        "sari shop little india klang",
      ],
      faq: {
        question: "Our customers are forwarders who know us. What would a site add?",
        answer:
          "It answers for you after six. Think of a new clerk at your client, a factory that has just moved to Kapar, or an agent abroad who checks whether you exist. They all look for your licence, fleet, yard address and a landline. Six good pages are enough. Add a rate request form, and you also learn which routes people ask for.",
      },
      metaTitle: "Web design in Klang for port, factory and shop",
      metaDescription:
        "Web design in Klang: quote forms for freight and haulage, hours for early kitchens, wholesale pack prices, and directions north or south of the river.",
    },
    seo: {
      lead: "Klang, Kelang, Port Klang, Pelabuhan Klang: four names, two banks of a river, three scripts on the signboards. Sorting them out for Google is most of the work here.",
      points: [
        {
          title: "Klang, or the port",
          text: "Use 'Klang' in headings, and 'Port Klang' or 'Pelabuhan Klang' only if you are there. A forwarder in Bukit Raja who claims the port loses the visitor as soon as the map opens. Say Utara or Selatan, and the taman: Eng Ann, Berkeley, Chi Liung, Sri Andalas, Bayu Perdana.",
          help: "We claim only the place where you are, with the taman in text and profile.",
        },
        {
          title: "Trade terms and Tamil words",
          text: "Write trade terms in full and in short, 'less than container load' and 'LCL', 'haulage' and 'lori treler'. For Little India the Tamil and Hindi words people know in Roman letters, such as pottu, thali and murukku, find buyers that 'Indian goods' does not.",
          help: "We list the words with you, long and short, and write pages that use them.",
        },
        {
          title: "Seasons and branches",
          text: "Begin Deepavali pages by August and Chinese New Year pages by November. Two branches on one phone number confuse the map, so give each its own profile, photographs and hours.",
          help: "We publish festival pages months ahead, and give each branch a profile of its own.",
        },
      ],
      searches: [
        "lori treler port klang ke johor",
        "saree blouse tailor klang",
        "dentist bandar bukit tinggi klang",
        "kedai borong klang selatan",
      ],
      faq: {
        question: "Do we need Chinese or Tamil pages to be found?",
        answer:
          "Test before you translate. Look for words in those languages in Search Console, and keep a tally at the counter for a week. One page in Chinese for a factory supplier, or in Tamil for a bridal shop, can pay if somebody in the shop can reply in it. Machine translation that nobody has read does harm, mostly to prices and measurements.",
      },
      metaTitle: "SEO in Klang, from Pelabuhan to Little India",
      metaDescription:
        "SEO in Klang for port firms, shops and clinics: the right bank of the river, trade terms in full, festive pages early, and one map profile per branch.",
    },
    "digital-marketing": {
      lead: "Klang sells in bursts: saris before Deepavali, hampers before Chinese New Year, seafood on Sundays. The port buys from Monday to Friday. One plan cannot serve both.",
      points: [
        {
          title: "The port: quotes, not visits",
          text: "Split them. For the port, Google Ads on exact services, in English and Malay, on weekdays, shown across Selangor, Johor and Penang because cargo comes from there. Count quote requests, not visits, and block words like 'jawatan kosong' and 'tracking', which bring job seekers and people looking for parcels.",
          help: "We bid on exact services, block job seekers, and count quote requests.",
        },
        {
          title: "Little India and the restaurants",
          text: "For Little India, start six weeks before Deepavali, show prices, and extend to Kuala Lumpur and Negeri Sembilan. For restaurants, a tight radius from Friday to Sunday and a clip of the claypot.",
          help: "We start six weeks before Deepavali, and keep restaurant ads close and at weekends.",
        },
        {
          title: "What an account costs",
          text: "Say RM 2,000 brings 40 quote requests and three become monthly accounts: about RM 667 an account, cheap or dear depending on what an account leaves you. Then ask drivers and cashiers where people heard of you. It costs nothing and corrects the dashboard.",
          help: "We work out the cost of an account with you, and give your staff one question to ask.",
        },
      ],
      searches: [
        "deepavali offer saree klang",
        "hamper cny borong klang",
        "container haulage quotation klang",
        "restoran seafood pulau ketam",
      ],
      faq: {
        question: "Most replies to our haulage ads come from job seekers. What can we change?",
        answer:
          "Add negative words: 'jawatan kosong', 'vacancy', 'gaji', 'lesen gdl'. Write 'for shippers and consignees' in the first line, and ask for cargo and container size in the form. Give drivers their own link at the foot of the page. Read the search terms report every week for a month, because words about the port keep attracting new ones.",
      },
      metaTitle: "Digital marketing in Klang for freight and festivals",
      metaDescription:
        "Digital marketing in Klang: weekday quote ads for port firms, festive campaigns for Little India, weekend reach for seafood, and job seekers filtered out.",
    },
    "complete-package": {
      lead: "Picture a Klang company in its second generation: steady trade, paper order books, and a daughter who wants the phone to ring for new reasons. The package is built for that handover.",
      points: [
        {
          title: "The order book comes first",
          text: "We start with the order book. Which ten customers bring in the most, what did they ask first, which goods travel well? Those answers name the pages better than a keyword list.",
          help: "We read it with you, and name the pages after what your best customers asked.",
        },
        {
          title: "Two months to build",
          text: "The first two months give you the site, a rate or order form, and map entries for shop, yard and store, cleared of dead numbers. Search then works in the background, with ads on two or three lines only.",
          help: "We deliver site, order form and map entries, then run ads on two or three lines.",
        },
        {
          title: "Old ways beside the new",
          text: "Keep the old ways beside the new: print the QR code of the page on the invoice, the lorry door and the hamper. Decide who answers WhatsApp when the boss is on the road, and how soon. A wholesaler may hide prices behind a login at first. A restaurant needs none of that and should spend the difference on photographs.",
          help: "We make the QR codes for invoice, lorry and hamper, and agree who answers WhatsApp.",
        },
      ],
      searches: [
        "website syarikat logistik klang",
        "digital marketing agency klang",
        "katalog online borong klang",
        "seo for manufacturers klang selangor",
      ],
      faq: {
        question: "My father does not want prices online. Can the package still work?",
        answer:
          "Yes. Show what builds trust instead: years in the trade, the range, minimum order, delivery area, pictures of the store, and a price by WhatsApp within, say, two hours. Regular buyers can see a list after logging in. Watch how many ask and how many buy. If few do, try open prices for ten common items and compare.",
      },
      metaTitle: "Complete digital package for family firms in Klang",
      metaDescription:
        "A Klang package for family firms: a site made from your order book, search and ads on few lines, a QR code on the lorry, prices shown only if you want.",
    },
  },
} as const;
