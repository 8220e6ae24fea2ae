/** Texts of the pages for Shah Alam. */
export const shahAlam = {
  name: "Shah Alam",
  state: "Selangor",
  description:
    "Selangor's planned capital: state offices, car and parts factories, thousands of students, and households that search in Malay first.",
  population: "about 812,000 (2020 census, area of the city council)",
  businessHub:
    "Shah Alam has been Selangor's capital since 1978 and a city since 2000. Proton opened its plant here in the 1980s, and makers of parts and goods fill Sections 15, 16, 23 and 26 and Hicom-Glenmarie. The state secretariat, the Blue Mosque and UiTM's main campus stand close together. Shopping has spread to i-City, Setia Alam and Kota Kemuning. Section 14 is being renewed as SA Sentral, and a new sports complex is to replace the old stadium in Section 13. The LRT Shah Alam Line opened in 2026.",
  neighbourhoods: [
    {
      name: "Section 7 and i-City",
      text: "Cheap meals, print shops and rented rooms for students; across the road, towers, a theme park and a mall. The two crowds share one map, so say in the first line whom you are for.",
    },
    {
      name: "Section 14 and Section 9",
      text: "The city council, banks and SACC by day, shop rows with late eateries by night. Civil servants come at lunch and families after Isyak: list both sets of hours, and Friday's as well.",
    },
    {
      name: "Setia Alam",
      text: "Newer houses, Setia City Mall and a Saturday night market long enough for the Malaysia Book of Records. Residents say Setia Alam rather than U13, and like delivery to the gate.",
    },
    {
      name: "Hicom-Glenmarie and Section 26",
      text: "Car plants, parts makers, showrooms and warehouses. The buyers are engineers and purchasing staff at desks, who want drawings, certificates, lead times and a named person to call before they ask for a quotation.",
    },
  ],
  services: {
    "web-design": {
      lead: "For much of Shah Alam the first language of a search is Malay, at lunch with colleagues and at night with family. A site that opens in English with a stock photograph greets the wrong guest.",
      points: [
        {
          title: "Malay first",
          text: "Write the Malay page first and translate it into English, not the other way round. If you hold a halal certificate from JAKIM or the state authority, show its number. Without one, the law does not let you use the word or the logo.",
          help: "We write the Malay page first, and show your halal number where customers look for it.",
        },
        {
          title: "What students and parents ask",
          text: "Put the hours round Friday prayers and in Ramadan on the page as text. Give the section with its number, since 'Seksyen 7' finds you faster than a street name. Students want the price before the story; parents want parking, a surau and a place for the pram.",
          help: "We put hours, section, price, parking and surau on the first screen as text.",
        },
        {
          title: "A page for the engineer",
          text: "A workshop in Section 26 needs another page altogether: tolerances, minimum order, lead time, the ISO certificate as a PDF, and a form that accepts a drawing. That one is read on a desktop, in office hours, by somebody comparing three suppliers.",
          help: "We build the product page, and a form that takes a drawing.",
        },
      ],
      searches: [
        "butik tudung shah alam seksyen 7",
        "catering kenduri shah alam",
        "cnc machining section 26 shah alam",
        "klinik kulit setia alam",
      ],
      faq: {
        question: "Should our Shah Alam site be in Malay only?",
        answer:
          "Malay first, but seldom alone. Factories, foreign managers in Glenmarie and buyers from Singapore read English; a boutique, school or caterer may need little of it. Where your customers are mixed, write both, with the same prices and hours in each. One good page in one language does better than a site that is half translated.",
      },
      metaTitle: "Web design in Shah Alam, Malay pages first",
      metaDescription:
        "Web design in Shah Alam: Malay pages first, halal details stated properly, Ramadan hours, section numbers people use, and a desktop page for factories.",
    },
    seo: {
      lead: "The section number is the real keyword of this city. 'Seksyen 13' or 'U12' tells a customer more than any slogan, and it costs nothing to write it down properly.",
      points: [
        {
          title: "Section numbers and township names",
          text: "List your section, its neighbours and the township people say instead: Setia Alam for U13, Bukit Jelutong for U8, Denai Alam for U16, Kota Kemuning for 31. Use 'seksyen' and 'section', once each, in natural sentences.",
          help: "We work both names into your pages, and into your Google profile.",
        },
        {
          title: "What returns every year",
          text: "Then write pages for what returns every year: kenduri kahwin in the school holidays, baju raya, UiTM intake, bouquets for konvo. Publish eight weeks ahead and keep the same web address each year, so that last year's standing is not thrown away.",
          help: "We publish the seasonal pages eight weeks ahead, and keep their addresses for next year.",
        },
        {
          title: "Narrow categories and part names",
          text: "On Google Maps choose the narrowest category and add this month's photographs. A supplier in Section 15, 16 or 23 should spell out part names, materials and machine models, because engineers paste them into the search box. One page for each product beats a catalogue in a PDF.",
          help: "We set the category, and make a page for each product instead of one PDF.",
        },
      ],
      searches: [
        "jurugambar konvo uitm shah alam",
        "homestay seksyen 13 shah alam",
        "kedai tayar kota kemuning",
        "hydraulic hose supplier section 15 shah alam",
      ],
      faq: {
        question: "Our rivals are in Klang and Subang. Should we target those names too?",
        answer:
          "Only where you really go. A caterer who crosses to Klang every weekend can write an honest page about it, with delivery fees and pictures of real jobs. Ten town pages with one text are ignored by Google and by people. Begin with your own section, then add the two places you drive to most.",
      },
      metaTitle: "SEO in Shah Alam: seksyen, kenduri and Maps",
      metaDescription:
        "SEO in Shah Alam that starts with seksyen numbers: yearly pages for kenduri, raya and konvo, a tidy Google Maps profile, and part names for factories.",
    },
    "digital-marketing": {
      lead: "Three calendars matter in Shah Alam: Ramadan and Raya, the weddings of the school holidays, and UiTM's terms. Plan the ads by those three, and let them rest in between.",
      points: [
        {
          title: "The Ramadan timetable",
          text: "Eight weeks before Ramadan settle the menu or the collection; six weeks before, film short videos with your own staff; two weeks before, start to spend. When the tempahan book is full, stop the ads that day and offer a waiting list on WhatsApp.",
          help: "We keep this timetable with you, and stop the ads on the day you are booked out.",
        },
        {
          title: "Each trade on its own channel",
          text: "TikTok and Instagram suit boutiques and cafes in Section 7. For kenduri catering and canopies Google is better, since people search once the date is fixed. Factories need neither: give them Google Ads on part names in office hours, and a tidy LinkedIn page.",
          help: "We choose one channel for your trade, and explain why not the others.",
        },
        {
          title: "A season's money, and the messages",
          text: "Say you have RM 1,000 for the season: RM 600 in the two weeks before Ramadan, RM 300 in its first half, RM 100 to remind old customers. Expect messages after Terawih, and set an automatic reply with the price list.",
          help: "We split the budget by week, and set up the reply with your price list.",
        },
      ],
      searches: [
        "tempahan kuih raya shah alam",
        "pakej kahwin dewan shah alam",
        "cafe seksyen 7 shah alam",
        "renovation contractor setia alam",
      ],
      faq: {
        question: "Do TikTok videos bring people to a shop in Section 7, or only views?",
        answer:
          "Both, and you can tell them apart. Give the video its own code or its own WhatsApp link, then count the codes used at the counter for a month. A clip that names the section, the price and the closing time brings nearer people than a funny one without them. Views from Kelantan are pleasant, but they buy no lunch.",
      },
      metaTitle: "Digital marketing in Shah Alam, Ramadan to konvo",
      metaDescription:
        "Digital marketing in Shah Alam by its own calendar: Ramadan, weddings, UiTM terms. TikTok for boutiques, Google for caterers and factories, costs counted.",
    },
    "complete-package": {
      lead: "Two kinds of Shah Alam business gain most from the full package: the shop that lives on families and festivals, and the supplier with one page in English and no enquiries. They need different plans.",
      points: [
        {
          title: "The family shop",
          text: "For the family shop we do Malay pages, ordering by WhatsApp and the yearly calendar first, so that the next Ramadan is planned, not improvised.",
          help: "We build Malay pages and WhatsApp ordering first, and write the calendar with you.",
        },
        {
          title: "The supplier",
          text: "For the supplier in Glenmarie or Section 23 we begin with the product list: thirty items, say, each with drawing, material and lead time at its own address. Search then brings the engineer, and ads only fill gaps.",
          help: "We give every product an address of its own, and use ads only for the gaps.",
        },
        {
          title: "Know where each call came from",
          text: "Both get the same plumbing: one phone number for each source, so that you know whether the map, the search or the ad brought the call. Use the LRT in your directions. The line opened in 2026, and a shop near UiTM or Seksyen 7 station can say how many minutes it is on foot. Keep the launch out of the fasting month; nobody has time to approve text then.",
          help: "We set up a number for each source, and keep your launch out of the fasting month.",
        },
      ],
      searches: [
        "pakej digital perniagaan shah alam",
        "website kilang glenmarie",
        "servis seo dan iklan shah alam",
        "online marketing caterer shah alam",
      ],
      faq: {
        question: "We supply the state government. Does a package help with tenders?",
        answer:
          "Not with winning them: registration with the Ministry of Finance, CIDB or the state's own system decides that. It helps afterwards. An officer who checks your company wants an address, licences, work you are allowed to show and a phone that is answered. We build that page first, in Malay, and aim the marketing at private customers.",
      },
      metaTitle: "Complete digital package in Shah Alam, two plans",
      metaDescription:
        "A Shah Alam package of web, SEO and ads: one plan for family shops with a Ramadan calendar, one for suppliers whose parts engineers can search for.",
    },
  },
} as const;
