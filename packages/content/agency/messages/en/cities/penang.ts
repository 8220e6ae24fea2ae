/** Texts of the pages for Penang. */
export const penang = {
  name: "Penang",
  state: "Penang",
  description:
    "An island and a mainland joined by two bridges: chip factories, private hospitals, heritage streets, and visitors who plan the trip around food.",
  population: "about 1.74 million (2020 census, whole state: 794,000 on the island, 946,000 on the mainland)",
  businessHub:
    "The free zone at Bayan Lepas opened in 1972 as the country's first, and electronics still lead. By Matrade's figures, Penang shipped 30.5 per cent of Malaysia's exports in 2023. New plants go up in Batu Kawan, beside IKEA and an outlet mall. George Town has been a World Heritage Site since 2008, and the state's private hospitals earned about half of the country's medical travel revenue in 2023. Work on the Mutiara LRT began in January 2025; trains to Komtar and Butterworth are planned for the end of 2031.",
  neighbourhoods: [
    {
      name: "George Town heritage zone",
      text: "Boutique hotels, cafes, galleries, clan houses and old trades between Weld Quay and Transfer Road. Guests walk with a map open, and a street with two names can lose them at the corner.",
    },
    {
      name: "Pulau Tikus and Gurney",
      text: "Clinics, tuition, bakeries, salons and malls for well-off families, with patients from Sumatra staying near the hospitals. Reviews weigh more than banners here, and parking weighs nearly as much.",
    },
    {
      name: "Bayan Baru and Bayan Lepas",
      text: "Engineers, shift workers and the airport. Canteen caterers, car workshops, tool suppliers and rental rooms live off the factories, so hours that match the shifts bring calls others miss.",
    },
    {
      name: "Bukit Mertajam and Batu Kawan",
      text: "Family wholesalers, furniture, machine shops and hawkers in an old town, and new estates by the second bridge. People here search 'bm', seldom 'penang', and like to phone before driving.",
    },
  ],
  services: {
    "web-design": {
      lead: "Every Penang customer asks one thing before the price: which side are you on? Cars have crossed by bridge alone since 2021, so a site that says island or mainland at once saves everybody a wasted trip.",
      points: [
        {
          title: "Which side, and where to park",
          text: "Put the side and the district in the first line, then the nearest place to park. In the heritage zone name the car park and the walk from it in minutes; on the mainland say which exit. If you sell on both sides, give each its own delivery day.",
          help: "We write the directions for both sides of the channel, and try them out before the launch.",
        },
        {
          title: "Pages for those who come from Medan",
          text: "English and Chinese serve much of the island, and Malay is needed from Kepala Batas to Nibong Tebal. A clinic near the hospitals should keep a page in Indonesian, with a WhatsApp number in international form, +60. Patients from Medan ask about appointments, interpreters, length of stay and total cost.",
          help: "We build the Indonesian page, and have a native speaker read it before it goes live.",
        },
        {
          title: "Prices and bookings without surprises",
          text: "Since July 2025, larger private providers add 6 per cent service tax for non-citizens, so say whether your price includes it. Hotels should take a booking in four taps; biscuit makers need a page on shelf life and posting.",
          help: "We say beside each price whether tax is included, and keep booking to four taps.",
        },
      ],
      searches: [
        "boutique hotel george town with parking",
        "klinik gigi bayan baru",
        "kedai perabot bukit mertajam",
        "biskut tambun pos online",
      ],
      faq: {
        question: "Booking sites fill our guesthouse in George Town. Do we need a site of our own?",
        answer:
          "You need one for the second visit, and for people who find you there and then look up your name. Give them a reason to book direct: breakfast, a later check-out, the quiet room. Show your licence number, since Penang restricts short stays in residential buildings and careful guests check. Count direct nights each month; that number is what the site is for.",
      },
      metaTitle: "Web design in Penang for both sides of the bridge",
      metaDescription:
        "Web design in Penang: island or mainland in the first line, parking in George Town, pages for Indonesian patients, direct bookings, biscuits by post.",
    },
    seo: {
      lead: "Chulia Street is Lebuh Chulia, Beach Street is Lebuh Pantai, and Bukit Mertajam is simply BM. In Penang the same door has several names, and each brings a different customer.",
      points: [
        {
          title: "Two names for every street",
          text: "Write your street both ways once, in the address block: 'Lebuh Gereja (Church Street)'. The signs say the Malay name, residents and guidebooks say the English one. Spell Tanjung and Tanjong, and add BM or Bagan if you are over there.",
          help: "We put both spellings into your address block and your Google profile, once each.",
        },
        {
          title: "Pages that others quote",
          text: "Do not chase 'best food penang', which belongs to magazines and travel blogs. Write the page they would quote instead, with the dish, the hour it sells out and the price. Clinics can win Indonesian searches with the Indonesian words: dokter, rumah sakit, biaya, not doktor, hospital, kos. Have a native speaker read it.",
          help: "We write the page with dish, hour and price, and offer it to the lists that already rank.",
        },
        {
          title: "Words that a buyer pastes",
          text: "A supplier in Bukit Minyak or Perai needs material, tolerance, machine and certificate on every page. A buyer in Penang, Singapore or Munich pastes exactly those into the search box. Mainland firms should write 'Seberang Perai', since 'Penang' alone is read as the island.",
          help: "We turn your data sheets into pages, with material, tolerance and certificate as text.",
        },
      ],
      searches: [
        "dokter jantung penang biaya",
        "cafe lebuh chulia",
        "precision machining bukit minyak",
        "tuition centre bm penang",
      ],
      faq: {
        question: "Our shop is in Butterworth. Should we call it Penang or Butterworth?",
        answer:
          "Say Butterworth first, because that is what your neighbours type and where the pin is. Mention Penang once as the state, and 'mainland' for people coming over the bridge. If you serve islanders, write what brings them across: easier parking, bulk prices, a fitting room. A page that only says Penang competes with every shop in George Town and disappoints whoever drives to the wrong side.",
      },
      metaTitle: "SEO in Penang: two names for every street",
      metaDescription:
        "SEO in Penang: street names in Malay and English, BM and Bagan for the mainland, Indonesian words for patients, exact part terms for factory suppliers.",
    },
    "digital-marketing": {
      lead: "On a long weekend the bridges fill with guests and residents stay at home. Two crowds, two moods: an ad that speaks to both at once sells to neither.",
      points: [
        {
          title: "Ads for those who plan a trip",
          text: "Run two campaigns that never mix. The first speaks to people planning a trip from the Klang Valley, Singapore, Medan and Ipoh. It runs four to six weeks before Chinese New Year, the school holidays, Heritage Day on 7 July and long weekends shared with other states. It sells rooms, tables and boxes of biscuits held for collection.",
          help: "We prepare the visitors' campaign six weeks before each holiday, and stop it when you are full.",
        },
        {
          title: "Ads for your own side",
          text: "The second speaks to residents within a few kilometres, on your own side of the channel, and rests on those weekends or offers delivery instead.",
          help: "We keep the residents' campaign apart, with its own radius, offer and budget.",
        },
        {
          title: "What a direct booking costs",
          text: "An example with round figures: a room at RM 400 and a booking site that takes 15 per cent costs you RM 60 a night. If RM 1,200 of ads brings 30 direct nights, that is RM 40 each. If it brings 15, it is RM 80, and the booking site was cheaper. Write down which it was.",
          help: "We work out your own figure each month, next to what the booking site takes.",
        },
      ],
      searches: [
        "staycation batu ferringhi promo",
        "katering jamuan pejabat bayan lepas",
        "hair salon pulau tikus",
        "sewa kereta penang airport",
      ],
      faq: {
        question: "We run a private clinic. Can we simply boost a post about a treatment?",
        answer:
          "Not without approval. Under the Medicines (Advertisement and Sale) Act 1956, an advertisement for a clinic's services needs consent from the Medicine Advertisements Board. That goes for the internet too, and the KKLIU number it gives you must appear. Apply well ahead of the campaign. Until then put your effort into the site's plain facts, opening hours and the map, and ask the Board if you are in doubt about a text.",
      },
      metaTitle: "Digital marketing in Penang: guests and residents",
      metaDescription:
        "Digital marketing in Penang: one campaign for people planning a trip, one for residents on your side, clinic rules kept, direct nights compared in RM.",
    },
    "complete-package": {
      lead: "Follow one visitor: she reads about you in Shah Alam, eats with you in George Town, and wants the same biscuits posted a month later. The package covers all three moments with one site and one list.",
      points: [
        {
          title: "Before the trip, and during it",
          text: "Before the trip she needs to find you: a page per speciality, photographs, a booking or a table. During it she needs the pin, the hours of that very day and a short queue, so the Google profile is updated on public holidays as well.",
          help: "We build the pages first, then keep your hours right on every public holiday.",
        },
        {
          title: "A way to buy again",
          text: "Afterwards she needs a way to buy again: a small shop page with weight, shelf life and courier cost. A consent box on the receipt lets you write to her twice a year. We build in that order and count the repeat orders.",
          help: "We add the small shop page and the consent box, and count the repeat orders.",
        },
        {
          title: "Neighbours, clinics and makers",
          text: "Residents get the same with shorter distances. For a clinic read appointment, visit and follow-up; for an equipment maker, enquiry, sample and spare parts. If you trade on both sides of the channel, we set up two addresses and one stock list from the first day.",
          help: "We fit the same three steps to your trade, with one stock list for both sides.",
        },
      ],
      searches: [
        "website design penang sme",
        "pakej seo dan iklan pulau pinang",
        "wholesale biscuit supplier penang",
        "automation equipment supplier penang",
      ],
      faq: {
        question: "We make machine parts in Bukit Minyak and sell to six customers. Is this for us?",
        answer:
          "Perhaps part of it. With six buyers, start with the site and search: capability list, machine list, certificates, a form that takes a drawing, all in English. Leave social media out. Ads are worth a test when you have spare hours on a machine and can name the part you want to make more of. Begin small and add only what enquiries pay for.",
      },
      metaTitle: "Complete digital package in Penang, trip to reorder",
      metaDescription:
        "A Penang package of site, search and ads that follows a customer before, during and after the visit, for cafes, clinics, hotels, makers and suppliers.",
    },
  },
} as const;
