/** Texts of the pages for Kuching. */
export const kuching = {
  name: "Kuching",
  state: "Sarawak",
  description:
    "Sarawak's river capital: state offices, electronics plants, private hospitals, and visitors who come for the food and the forest.",
  population: "about 609,000 (2020 census, Kuching District)",
  businessHub:
    "The state government works from Petra Jaya, and two councils, Kuching North and Kuching South, share the city. Sama Jaya Free Industrial Zone exports electronics and employed more than 15,000 people in 2023. Private hospitals treat patients who come by road from West Kalimantan, about six hours from Pontianak. UNESCO named Kuching a Creative City of Gastronomy in 2021, and the Rainforest World Music Festival fills hotels in the middle of the year. The hydrogen-powered ART lines are being built across the city.",
  neighbourhoods: [
    {
      name: "Main Bazaar and Carpenter Street",
      text: "Craft shops, cafes and guesthouses in old shophouses by the Waterfront. Visitors search while standing on the pavement, so correct hours and a map pin at the right door matter more than a long story.",
    },
    {
      name: "Padungan",
      text: "Coffee shops, bars, dentists, tyre shops and hotels along one street of shophouses from the 1920s and 1930s. Lunch and night bring different people: say which you serve, and where to park.",
    },
    {
      name: "Jalan Song and Tabuan Jaya",
      text: "Suburban blocks of eateries, tuition centres and clinics, reached by car from nearby housing. Name the block and the nearest landmark on the page, because drivers steer by those and not by lot numbers.",
    },
    {
      name: "Petra Jaya and Matang",
      text: "State offices and schools north of the river, and kampung kitchens that bake kek lapis to order. Write for Malay searches, keep WhatsApp one tap away, and publish the last order date before Raya.",
    },
  ],
  services: {
    "web-design": {
      lead: "A Kuching site serves a neighbour in Stutong, a visitor at the Waterfront and a buyer in Shah Alam who wants kek lapis by post. It has to tell the three apart within seconds.",
      points: [
        {
          title: "Two delivery tables",
          text: "Put two delivery tables on the page: one for Kuching and Samarahan, one for Semenanjung. A parcel across the South China Sea costs more and takes longer, and nobody likes to learn that at the last step. Name the courier, the days, and what you do when a cake arrives broken.",
          help: "We build both tables, so that the price is known before the last step.",
        },
        {
          title: "Payment, and words people use",
          text: "Show every way you take money, S Pay Global included: the state wallet had 85,445 merchants in January 2022. English carries far here, yet the order page belongs in Malay too, with Sarawak names for food: mee kolok, midin, kek lapis.",
          help: "We list every way to pay, and write the order page in Malay with Sarawak names.",
        },
        {
          title: "Times that can be searched",
          text: "Tours to Bako or Semenggoh need season and pick-up times as text, since a photograph of a timetable cannot be searched. Keep pictures small for guests on mobile data up the coast.",
          help: "We turn your timetables into text, and shrink every picture for mobile data.",
        },
      ],
      searches: [
        "kek lapis sarawak pos semenanjung",
        "dentist kuching jalan song",
        "homestay kuching dekat waterfront",
        "bako day tour from kuching",
      ],
      faq: {
        question: "We bake kek lapis at home and take orders on WhatsApp. Do we need a shop with online payment?",
        answer:
          "Not at first. Begin with one page for each cake, with price, size, shelf life and posting days, and a WhatsApp button that already names the cake. Add a checkout when you answer the same question more than, say, ten times a day, or before Hari Raya, Gawai and Christmas, when orders arrive together.",
      },
      metaTitle: "Web design in Kuching for shops, cakes and tours",
      metaDescription:
        "Web design in Kuching: delivery tables for Semenanjung, S Pay Global, Malay and English pages, and sites that open on mobile data along the coast.",
    },
    seo: {
      lead: "One bowl of noodles in Kuching has five spellings. Search work here begins with the words Sarawakians really type, and with the places they steer by, not with a list bought in Kuala Lumpur.",
      points: [
        {
          title: "Every spelling, once",
          text: "Choose the spelling you like for the heading and let the others appear once in the text: mee kolok, kolo mee, mi kolok. The national heritage list of February 2024 says mi kolok; your grandmother may not. Add the names people drive by: BDC, 3rd Mile, MJC, Satok, Stutong.",
          help: "We choose the heading with you, and place other spellings and local names in the text.",
        },
        {
          title: "A plain page against directories",
          text: "Then search your own words. Where page one is mostly Facebook pages and directories, a plain page with hours, prices and a map pin has a fair chance.",
          help: "We show you which phrases have room, and write those pages first.",
        },
        {
          title: "Guests from over the border",
          text: "A clinic should also write for families from Pontianak and Singkawang: the way from Tebedu, which papers to bring, how long to stay. Before June change the hours on your Google profile for Gawai, and again for Christmas. A guest who finds you shut remembers.",
          help: "We write the page for families from Kalimantan, and change your hours before each festival.",
        },
      ],
      searches: [
        "klinik gigi kuching bdc",
        "kolo mee kuching breakfast",
        "aircond service kuching 3rd mile",
        "butik baju raya kuching satok",
      ],
      faq: {
        question: "We serve Kuching and Kota Samarahan. Does Samarahan need its own page?",
        answer:
          "Yes, if you have something different to say there: other delivery days, students of UNIMAS as customers, another number to call. If the text would be the same with the name changed, one page that lists both areas works better. In the Google profile you can name both towns as your service area without renting a second shop.",
      },
      metaTitle: "SEO in Kuching: found under every spelling",
      metaDescription:
        "SEO in Kuching, from local spellings to map pins: pages for BDC, Jalan Song, Petra Jaya and Samarahan, and a monthly report in Malay or English.",
    },
    "digital-marketing": {
      lead: "Kuching's year has its own peaks: Gawai on 1 and 2 June, the music festival, Raya, Christmas. Ads that follow a Kuala Lumpur calendar spend their money in the wrong weeks.",
      points: [
        {
          title: "Two campaigns, kept apart",
          text: "Set the location of the ads to Kuching and Samarahan, and run a second, smaller campaign for the Peninsula if you post goods. Keep the two apart, so that you see what each one costs.",
          help: "We run the city and the Peninsula as two campaigns, and report what each one costs.",
        },
        {
          title: "Money for the weeks before a festival",
          text: "Say you have RM 1,200 for six weeks around Gawai: RM 800 for the city, RM 400 for Sarawakians in the Klang Valley who plan the trip home. Visitors decide earlier, so tour and homestay ads belong in the weeks before the Rainforest World Music Festival and should stop when the rooms are full.",
          help: "We plan Gawai, Christmas and the music festival with you, and stop when you are full.",
        },
        {
          title: "Messages, not likes",
          text: "For patients from West Kalimantan write plain Malay, state the price in ringgit and offer WhatsApp: a six-hour drive is planned by message. Count messages, bookings and trays of cake. A like from Jakarta fills no table in Padungan.",
          help: "We write ads that lead to WhatsApp, and count messages and bookings.",
        },
      ],
      searches: [
        "promosi gawai kuching",
        "hotel near rainforest world music festival",
        "pakej medical check up kuching",
        "food delivery padungan kuching",
      ],
      faq: {
        question: "A Padungan cafe with RM 500 a month for ads: Instagram or Google first?",
        answer:
          "We would begin with Instagram and Facebook within a few kilometres, because nobody searches for a dish they have never heard of. Keep RM 150 of it for Google, on words such as 'brunch padungan' and 'cafe open late kuching'. After four weeks compare the cost of each person who asked for directions or sent a message, then move the money.",
      },
      metaTitle: "Digital marketing in Kuching, Gawai to Christmas",
      metaDescription:
        "Digital marketing in Kuching by the Sarawak calendar: Gawai, Raya, the music festival and Christmas, with enquiries counted and figures every week.",
    },
    "complete-package": {
      lead: "From Kuching, a meeting with an agency in Kuala Lumpur costs a flight. We work by phone, video and WhatsApp instead, with site, search and ads in one pair of hands.",
      points: [
        {
          title: "Site first, ads last",
          text: "Start with the site: prices, stock and both delivery tables. Then come the Google profile, a few local pages and a way to count messages. Ads come last, timed for the next peak.",
          help: "We build in this order, and start ads only when the pages can take orders.",
        },
        {
          title: "Count back from the peak",
          text: "Choose the start by counting back. For Gawai begin in February, for Christmas in August. Ask for three numbers each month: what was spent, who wrote or called, what they bought.",
          help: "We set the start date with you, and send the three numbers every month.",
        },
        {
          title: "A page for offices and plants",
          text: "If you also sell to state offices in Petra Jaya or to plants in Sama Jaya, give them their own page. It needs registration numbers, a company profile as a PDF and a landline. A purchasing clerk looks for papers; a tourist looks for lunch. We write Malay and English. The Sarawak Malay in the captions is yours to correct, and we will ask you to.",
          help: "We build that page with your papers as a PDF, and write in Malay and English.",
        },
      ],
      searches: [
        "agensi digital kuching",
        "kedai kek lapis online kuching",
        "supplier sama jaya kuching",
        "bina laman web kuching sarawak",
      ],
      faq: {
        question: "You are in Ipoh. How do we work together without meeting?",
        answer:
          "By video at the start, then a shared folder for photos and prices, and a WhatsApp group that reaches the person who does the work. You approve each page before it goes live. Somebody on your staff with a phone can take most of the pictures. We send a list of what to photograph, from the shop sign to the queue on Saturday.",
      },
      metaTitle: "Complete digital package for Kuching businesses",
      metaDescription:
        "Site, SEO and ads for a Kuching business in one package: timed for Gawai and Christmas, run by video and WhatsApp, reported in three plain numbers.",
    },
  },
} as const;
