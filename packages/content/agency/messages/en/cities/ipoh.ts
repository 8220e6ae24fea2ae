/** Texts of the pages for Ipoh. */
export const ipoh = {
  name: "Ipoh",
  state: "Perak",
  description:
    "Perak's capital under limestone hills: old coffee shops and weekend visitors, chip plants and foundries, clinics for a state that is growing older.",
  population: "about 760,000 (2020 census, area of the city council)",
  businessHub:
    "Tin built Ipoh. Today the city lives on state offices, chips, limestone, hospitals and visitors. Carsem works in Jelapang, and Unisem has packaged semiconductors in Simpang Pulai since 1992. Foundries that once served the mines now cast parts for palm-oil mills. Perak counted 8.4 million visitors by November 2024, and many of them come to Ipoh to eat. PERKESO's rehabilitation centre in Meru Raya took its first patients in July 2025. A mall of over a million square feet is due in Sunway City in 2027.",
  neighbourhoods: [
    {
      name: "Old Town",
      text: "White coffee, tau fu fah, small hotels and lawyers' offices around Concubine Lane. Buses arrive on weekdays too, so hours, the rest day and 'sold out by two' belong on the map listing.",
    },
    {
      name: "Ipoh Garden and Medan Ipoh",
      text: "AEON Kinta City, dentists, tuition, salons and late suppers for the east side. Residents rarely type 'Ipoh' at all. The map decides, with photographs, parking and answers to reviews.",
    },
    {
      name: "Bandar Meru Raya",
      text: "Government offices, hotels, the express bus terminal and a long Ramadan bazaar at the Sultan Azlan Shah roundabout. Civil servants and travellers search in Malay, often for something open now.",
    },
    {
      name: "Gunung Rapat and Simpang Pulai",
      text: "Family bakeries of heong peah, cave temples, quarries, and the Unisem plant further south. One street sells gift boxes to visitors, the next sells stone by the lorry: never put both on one page.",
    },
  ],
  services: {
    "web-design": {
      lead: "In Ipoh a daughter in Kuala Lumpur may do the booking and her mother in Canning Garden the visiting. A good site here is easy on both pairs of eyes.",
      points: [
        {
          title: "Easy for older eyes",
          text: "Perak has the highest share of people aged sixty and over in the country: 14.9 per cent in 2024, according to the Department of Statistics. So use large type, strong contrast, a number people can tap, and a form with four fields instead of twelve. Let a son or daughter book for a parent.",
          help: "We build with large type and four fields, and watch an older customer use it.",
        },
        {
          title: "What a visitor asks at noon",
          text: "In Old Town answer what visitors ask: when you open, which day you rest, when the tau fu fah runs out, and how far it is from the railway station. Say that council bays are paid for with the Park@Perak app.",
          help: "We put hours, rest day, walk and parking on the first screen.",
        },
        {
          title: "Prices, certificates and names of dishes",
          text: "Bakers need the price per box, the shelf life, and either the halal certificate number or a plain word about lard. Write hor fun and nga choi kai as people say them, with one line for those who have never had it.",
          help: "We write each product with price and shelf life, and keep the names people say.",
        },
      ],
      searches: [
        "kedai kek ipoh garden",
        "dental clinic medan ipoh",
        "tau fu fah ipoh buka hari ini",
        "kids party venue meru raya",
      ],
      faq: {
        question: "Our kopitiam is full every weekend. What would a site change?",
        answer:
          "Tuesday. Weekend guests come because others queue; weekday guests look up whether you are open. One page does it: hours, rest day, five dishes with prices, the way from the station. It also keeps the phone quiet at noon. If your Tuesdays are full as well, buy a second wok instead, and come back when you open a branch.",
      },
      metaTitle: "Web design in Ipoh for all ages, any weekday",
      metaDescription:
        "Web design in Ipoh: large type, four-field forms, rest days and sold-out times, Park@Perak, box prices for bakers. English and Malay, made in town.",
    },
    seo: {
      lead: "Search 'ipoh food' and you meet lists, bloggers and the famous names. Search 'tukar bateri kereta ipoh malam' and see who bothers to answer. We like to begin where the lists end.",
      points: [
        {
          title: "Streets with two names",
          text: "Streets here have two names. Jalan Sultan Idris Shah is still Brewster Road to many, and Jalan Bandar Timah is Leech Street. Put the official one in the address and the old one in a sentence. Areas need the same care: Ipoh Garden and Ipoh Garden East are two places. A page for Bercham, Silibin or Pasir Puteh says more than 'Ipoh and surroundings'.",
          help: "We write both names once, and a page for each area that you serve.",
        },
        {
          title: "Visitors type Ipoh, residents do not",
          text: "Visitors plan from outside with 'ipoh' in every phrase; residents leave it out and trust the map. For visitors, write pages. For residents, keep the Google profile exact: rest day, school holidays, the week of Chinese New Year, pictures from this year.",
          help: "We write pages for visitors, and keep your profile exact for residents.",
        },
        {
          title: "Room for foundries",
          text: "A foundry or machine shop should spell out alloys, weights and tolerances, because no food list stands in its way.",
          help: "We turn your alloys and tolerances into pages that engineers find.",
        },
      ],
      searches: [
        "tukar bateri kereta ipoh malam",
        "aircond service bercham",
        "home physiotherapy ipoh",
        "iron casting supplier perak",
      ],
      faq: {
        question: "Is it easier to rank in Ipoh than in Kuala Lumpur?",
        answer:
          "For a trade, often. For food and hotels, no, because the whole country writes about those. Test it tonight. Open a private window, search your five best phrases, and count the local firms with a page about exactly that. Two or fewer means there is room. Eight means you need a narrower phrase or more patience.",
      },
      metaTitle: "SEO in Ipoh: Brewster Road, Bercham and beyond",
      metaDescription:
        "SEO in Ipoh from the people next door: old and new street names, pages for Bercham or Silibin, exact rest days on the map, and words for foundries.",
    },
    "digital-marketing": {
      lead: "Weekends in Ipoh fill themselves. In July 2024, hoteliers spoke of 75 to 90 per cent occupancy at weekends, and at least half from Monday to Thursday. Advertising earns its money in the gap.",
      points: [
        {
          title: "Fill Sunday evening to Wednesday",
          text: "Aim visitor ads at the Klang Valley and Penang, both a train ride away, from Sunday evening to Wednesday. Offer a reason for a quiet day, such as a table without a queue.",
          help: "We aim these ads at the Klang Valley and Penang, with your reason for a quiet day.",
        },
        {
          title: "Something to pass on",
          text: "For residents draw a small radius and keep the offer plain, in Malay first round Meru Raya, in English or Chinese round Ipoh Garden. Make one picture with price, date and number that can be passed on, because families here decide in a group chat.",
          help: "We set the radius and the language, and make the picture for the family chat.",
        },
        {
          title: "A year's money by season",
          text: "Then the seasons: gift biscuits and pomelo before Chinese New Year, breaking of fast, school holidays. Say you set aside RM 3,600 a year. RM 1,500 goes into the six weeks before Chinese New Year and RM 900 into those before Raya, which leaves RM 100 for each of twelve quiet weeks.",
          help: "We share out the budget with you once a year, and check it every quarter.",
        },
      ],
      searches: [
        "heong peah ipoh online order",
        "hotel ipoh weekday promotion",
        "set berbuka puasa meru raya",
        "limau tambun borong ipoh",
      ],
      faq: {
        question: "Should we pay food bloggers to visit?",
        answer:
          "Only when hours, prices and the map are right, or their readers will find a closed shutter. Agree in writing what is shown, on which date, and that the post carries the platform's label for paid content. Give a code of your own and count it for six weeks. If it brings fewer tables than the same sum in weekday ads, you have your answer.",
      },
      metaTitle: "Digital marketing in Ipoh from Monday to Thursday",
      metaDescription:
        "Digital marketing in Ipoh for quiet days: ads to the Klang Valley and Penang early in the week, gift seasons planned, a yearly budget shared out in RM.",
    },
    "complete-package": {
      lead: "Our workshop is in Ipoh. Here the package includes something other cities get only by video: we can stand in your shop at its busiest hour and see where things get stuck.",
      points: [
        {
          title: "We visit first",
          text: "That visit comes first. Where do people hesitate at the door, what do they ask twice, which calls does the boss take while frying? The site answers those. In the first month, the pages, map entry and order form go live. In the second come photographs taken here, not bought.",
          help: "We stand in your shop at its busiest hour, and build the site from what we see.",
        },
        {
          title: "Search, and a handbook",
          text: "Search follows, with no more than two ads. Many children of Ipoh work in Kuala Lumpur or Singapore, so we leave a short handbook with every login in the owner's name, for whoever takes over.",
          help: "We start with two ads at most, and leave every login in your name.",
        },
        {
          title: "Suppliers get a quieter plan",
          text: "A supplier in Menglembu or Jelapang gets a quieter programme. It has a product list with drawings, references you are allowed to name, and a page that a buyer in Penang can forward to an engineer. Reports come monthly, by email or over a white coffee.",
          help: "We build the product list with drawings, and report to you every month.",
        },
      ],
      searches: [
        "web design company ipoh",
        "pakej laman web kedai ipoh",
        "digital marketing agency ipoh perak",
        "website for factory menglembu",
      ],
      faq: {
        question: "We have a single shop in Old Town. Is the complete package too much?",
        answer:
          "Probably. One kopitiam or one salon does well with a good page, a tidy Google profile and some advertising in quiet weeks. Take web design, and stop there if it is enough. The package suits owners with two branches, goods to post, or rooms and chairs to fill on weekdays. We would rather say so before you sign.",
      },
      metaTitle: "Complete digital package in Ipoh, made on the spot",
      metaDescription:
        "An Ipoh package of site, SEO and ads from a workshop in town: a visit at your busiest hour, our own photographs, a handbook for the next generation.",
    },
  },
} as const;
