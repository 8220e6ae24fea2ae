/** Texts of the pages for Kuala Lumpur. */
export const kualaLumpur = {
  name: "Kuala Lumpur",
  state: "Federal Territory of Kuala Lumpur",
  description:
    "The capital: towers, malls, clinics and old trading streets in 243 square kilometres, where the next rival is often in the same building.",
  population: "about 1.98 million (2020 census, Federal Territory of Kuala Lumpur)",
  businessHub:
    "Banks, law firms and headquarters cluster around KLCC, Jalan Sultan Ismail and the Tun Razak Exchange, whose mall opened in November 2023. Kuala Lumpur produced 15.9 per cent of the country's GDP that year, and the Economic Census counted 136,305 establishments for 2022, most of them in services. Fabric is sold around Masjid India, electronics in Pasar Road and Plaza Low Yat, car spare parts along Jalan Ipoh. Since March 2023 the MRT Putrajaya Line has crossed the city from north to south.",
  neighbourhoods: [
    {
      name: "Bukit Bintang and KLCC",
      text: "Malls, hotels, clinics and rooftop bars for tourists and office staff. People are five minutes away when they search, so floor, entrance, closing time and last order matter more than your story.",
    },
    {
      name: "Jalan TAR and Masjid India",
      text: "Baju raya, scarves, saris, carpets and dates. Families come from other states before Aidilfitri and Deepavali, after days of comparing on TikTok: show sizes, prices and today's stock.",
    },
    {
      name: "Mont Kiara and Sri Hartamas",
      text: "Condominiums, international schools, and Japanese and Korean households beside Malaysian ones. They ask neighbours first and check online second, so reviews, English answers and a booking without a phone call decide.",
    },
    {
      name: "Cheras",
      text: "A long belt of shophouses, tuition centres, workshops and steamboat restaurants, partly in Kuala Lumpur and partly in Selangor. Name your taman and MRT station, because 'Cheras' alone says little.",
    },
  ],
  services: {
    "web-design": {
      lead: "In Kuala Lumpur the hardest kilometre is the last one: which tower, which lift lobby, which level. A site that answers this on one phone screen keeps the customer who is already downstairs.",
      points: [
        {
          title: "How to find your door",
          text: "Put a 'how to reach us' block near the top, not in the footer. Name the station and its exit, the tower entrance for visitors, and the level as the lift shows it (LG2, G, 3A). Say whether security wants an identity card, and what parking costs for two hours. Check the map pin yourself, standing at your door, since in a tall building it often lands on the loading bay.",
          help: "We write the 'how to reach us' block, and check the pin while standing at your door.",
        },
        {
          title: "Languages by area",
          text: "English carries most trades, and Malay belongs on anything for families and government staff. Add Chinese in Cheras and Kepong, and Japanese or Korean in Mont Kiara if somebody can reply.",
          help: "We write English and Malay, and arrange Chinese, Japanese or Korean where you can reply.",
        },
        {
          title: "Prices and names as the law asks",
          text: "Restaurants should print service charge and tax beside the price. Shop signs in the city need Malay in the larger letters. The site is free to speak your customer's language, but keep the registered name the same on both.",
          help: "We show tax and service charge by the price, and keep the registered name the same.",
        },
      ],
      searches: [
        "dental clinic near bukit bintang mrt",
        "kedai kain ela jalan tar",
        "event space kl for 50 pax",
        "servis aircond cheras",
      ],
      faq: {
        question: "We moved to another floor of the same tower. Does that matter online?",
        answer:
          "Yes, because a visitor sent to the old lobby calls your neighbour. Change the level on the site, in the Google profile and on delivery apps on the same day, and keep the phone number. Add a photograph of the new door and a line such as 'formerly level 8'. Then search your own name from a phone that is not signed in, and correct what is left.",
      },
      metaTitle: "Web design in Kuala Lumpur for towers and shophouses",
      metaDescription:
        "Web design in Kuala Lumpur: station exits, lobby and level in plain sight, prices with tax, pages in your customers' languages, fast on a phone in a lift.",
    },
    seo: {
      lead: "Type 'best' and any trade with 'KL', and page one is lists, directories and chains. A small firm gets past them sideways: a narrower question, answered better, with a place in it.",
      points: [
        {
          title: "Get into the lists",
          text: "Do two things at once. First, get into the lists: note which five sites rank for your trade, read how they choose, and send them a plain page with prices, photographs and hours.",
          help: "We find the five sites that rank for your trade, and send them a page they can use.",
        },
        {
          title: "The customer's own case",
          text: "Second, leave the crowded words alone and write for the customer's case: 'wisdom tooth surgery saturday kl', 'accountant for sdn bhd first year', 'hantaran tunang cheras'. Use KL and Kuala Lumpur both, since people type the short form and addresses carry the long one. Spell the area each way it is searched, Sri Petaling and Seri Petaling, Mont Kiara without the apostrophe.",
          help: "We choose narrow phrases with you, in both spellings, and write a page for each.",
        },
        {
          title: "Next door to three rivals",
          text: "Inside a mall, give your Google profile the unit number and ask the mall to link to you from its directory. Where three rivals share your floor, fresh photographs and answered reviews are the only difference a searcher sees.",
          help: "We complete your profile, ask the mall for a link, and remind you of photographs.",
        },
      ],
      searches: [
        "lawyer tenancy agreement kl price",
        "tukang jahit baju kurung kampung baru",
        "korean bbq desa sri hartamas",
        "physiotherapy near trx",
      ],
      faq: {
        question: "Is it worth starting SEO in KL when the big names have been at it for years?",
        answer:
          "For their words, hardly; for yours, yes. A chain has one page about root canals for the whole country. You can have one about a Saturday appointment near Pudu, with your own fee and the name of the car park. Give it six months, count calls and bookings from those pages each month, and stop if neither has risen by then.",
      },
      metaTitle: "SEO in Kuala Lumpur beyond the 'best in KL' lists",
      metaDescription:
        "SEO in Kuala Lumpur for small firms: narrow questions instead of crowded words, both spellings of an area, mall profiles put right, calls counted monthly.",
    },
    "digital-marketing": {
      lead: "People look things up 'in KL' from Ipoh, Kota Bharu and Jakarta. Unless you tell the platform otherwise, your Cheras lunch offer is shown to them too, and you pay for their clicks.",
      points: [
        {
          title: "Presence, or interest",
          text: "Open the location options in Google Ads before anything else. The default shows ads to people in the place or interested in it; for a clinic, a cafe or a workshop choose presence only. A hotel or an events hall does the opposite and wants the interested ones.",
          help: "We check this setting first, and show you what the old one had cost.",
        },
        {
          title: "The city's clock",
          text: "Next, the clock. Towers empty after seven, Bukit Bintang fills after eight, and at Raya and Chinese New Year much of the city goes home to other states. Pause or change the offer that week. The first of February, Federal Territory Day, is a holiday here but not in Selangor.",
          help: "We schedule ads by hour and holiday, and change the offer in the weeks when KL empties.",
        },
        {
          title: "A smaller circle first",
          text: "An example: RM 3,000 at RM 4 a click is 750 visits; if one visit in fifty books, that is 15 bookings at RM 200 each. Halve the radius before you double the budget.",
          help: "We work out your cost per booking every month, before anybody raises the budget.",
        },
      ],
      searches: [
        "lunch set klcc under rm30",
        "kelas memasak kuala lumpur hujung minggu",
        "office cleaning kl quotation",
        "promosi spa bukit bintang",
      ],
      faq: {
        question: "Should we pay influencers or put the money into ads?",
        answer:
          "Try one of each with the same sum. Give the creator a code of their own and the ad a page of its own. Run both for two weeks, then divide the money by the people who came. The Content Code of 2022 asks paid posts to say so. A creator from your own part of KL is usually easier to measure than a national name.",
      },
      metaTitle: "Digital marketing in Kuala Lumpur, street by street",
      metaDescription:
        "Digital marketing in Kuala Lumpur: ads only for people who are here, hours that follow the towers, festive weeks planned, the cost of each booking known.",
    },
    "complete-package": {
      lead: "Many small KL firms sell upwards, to banks, developers, ministries and multinationals. Before anybody signs, a person in procurement opens your site. The package is built to pass that reading, then to bring the next.",
      points: [
        {
          title: "What a large buyer ticks off",
          text: "Begin with what a buyer at a large company must tick off: registered name and SSM number, years in trade, three projects with scope and date, and certificates with their expiry. Add insurance, the size of the team, a landline and a named contact. Put it all on one page, with a two-page PDF to forward.",
          help: "We collect these papers with you, and make the page and the PDF to forward.",
        },
        {
          title: "Pages in tender words",
          text: "If you hold a registration with the Ministry of Finance or CIDB, state the code and grade. Then the site proper: a page for each service, in tender words. Search follows the same words; ads run in office hours, on few phrases, with a quotation form that asks for scope and deadline.",
          help: "We write a page for each service, and run ads on few phrases in office hours.",
        },
        {
          title: "The public first, if that is your trade",
          text: "For firms that sell to the public, the order is reversed: map and booking first, company profile last. Either way, we build for the first two months. After that, we compare enquiries month by month.",
          help: "We turn the order round for you, and compare enquiries every month from the third on.",
        },
      ],
      searches: [
        "corporate training provider kuala lumpur",
        "syarikat catering korporat kl",
        "website and seo package kl sme",
        "interior fit out contractor kl office",
      ],
      faq: {
        question: "We get work through contacts only. What does the package change?",
        answer:
          "It shortens the doubt between the introduction and the order. The contact forwards your link, the buyer finds the scope, the proof and a person, and asks for a price the same day. Keep a list of quotations with the source of each. After half a year you will see how many came by introduction, by search and by advertisement, and what each group was worth.",
      },
      metaTitle: "Complete digital package for Kuala Lumpur firms",
      metaDescription:
        "A Kuala Lumpur package of site, SEO and ads for firms that sell to companies: a profile that procurement can check, tender words, quotations counted.",
    },
  },
} as const;
