/** Texts of the pages for Kota Kinabalu. */
export const kotaKinabalu = {
  name: "Kota Kinabalu",
  state: "Sabah",
  description:
    "Sabah's counter and gateway: wholesalers and workshops for the whole state, islands within sight, and visitors who land almost in town.",
  population: "about 500,000 (2020 census, Kota Kinabalu District)",
  businessHub:
    "Kota Kinabalu has Sabah's state offices, banks and wholesalers, and an airport that handled 7.95 million passengers in 2024, second only to Kuala Lumpur. Sabah counted 3.79 million visitors in 2025, 657,528 of them from China, and is preparing for Visit Sabah 2027. To the north, Sapangar Bay Container Port is to be enlarged to 1.25 million TEUs. From the Kota Kinabalu Industrial Park, a Korean plant has shipped copper foil since 2023. The airport terminal is to grow by mid-2028.",
  neighbourhoods: [
    {
      name: "Gaya Street and the waterfront",
      text: "Kopitiams, hostels, banks and souvenir shops, closed to cars for the night food market on Friday and Saturday and the market on Sunday. Strangers walk by: English hours, prices and a map pin.",
    },
    {
      name: "Luyang and Lintas",
      text: "Foh Sang's noodle shops, Damai, clinics, tuition and cafes for the suburbs. Regulars know the way; newcomers choose by parking, opening days and what the last ten reviews say.",
    },
    {
      name: "Inanam and Kolombong",
      text: "Workshops, furniture, hardware, cold stores and wholesalers on a jammed road. People come from Tuaran and Kota Belud with a list, and call first. Stock, price and lorry access should be online.",
    },
    {
      name: "Alamesra, UMS and Sepanggar",
      text: "Universiti Malaysia Sabah and its students, rented rooms, cheap meals, then the industrial park and the port. Students search at midnight, engineers at ten: two pages, two tones, two phone numbers.",
    },
  ],
  services: {
    "web-design": {
      lead: "One person picks an island trip in the queue at KLIA, another picks tyres in Ranau on two bars of signal. A Kota Kinabalu site may have to serve both before lunch.",
      points: [
        {
          title: "The full name and the full price",
          text: "Write 'Kota Kinabalu, Sabah' in full on every page, because a newcomer does not know KK and the ticket says BKI. For boats, dives and climbs, give the price with and without park fees, the pick-up time, and what you do in rough seas. Show the company's MOTAC licence number, because travellers are told to check it.",
          help: "We write every tour page with both prices, the pick-up time and your licence number.",
        },
        {
          title: "Sunset and sea freight",
          text: "State when the sun sets: roughly an hour earlier than in Kuala Lumpur, which spoils many a dinner booked for the view. Shops should price delivery by district, Penampang and Tuaran first, then Keningau, Sandakan and Tawau, with sea freight for heavy goods.",
          help: "We build the delivery table by district, and show the hour of sunset where it matters.",
        },
        {
          title: "Light pages, two languages",
          text: "Keep the first screen below, say, 300 kilobytes. Malay and English come first; add a short Chinese page if somebody at the counter can answer it.",
          help: "We keep the first screen small, and test it on mobile data before the launch.",
        },
      ],
      searches: [
        "island hopping kota kinabalu price",
        "kedai tayar inanam kk",
        "klinik gigi luyang",
        "seafood restaurant near bki airport",
      ],
      faq: {
        question: "Can guests book and pay for a boat trip on our own site?",
        answer:
          "Yes, with a payment gateway that takes foreign cards and a calendar that closes a date once the boat is full. Start with a deposit and a written rule for bad weather: another day, or the money back within a stated time. Keep the big platforms at first, and compare what is left after their commission with the cost of your own bookings.",
      },
      metaTitle: "Web design in Kota Kinabalu for boats and workshops",
      metaDescription:
        "Web design in Kota Kinabalu: light pages for weak signal, trip prices with park fees, weather rules, delivery by Sabah district, Malay and English.",
    },
    seo: {
      lead: "KK has many owners: Kota Kinabalu, klinik kesihatan, Kuala Kangsar. Search work in this city starts by telling Google, and the reader, which of them you mean.",
      points: [
        {
          title: "The city's name and the area's",
          text: "Put 'Kota Kinabalu' in titles, 'KK Sabah' in sentences and the area everywhere else: Luyang, Lintas, Likas, Kolombong, Menggatal, Kepayan. Penampang and Putatan are districts of their own, yet the customers are the same. Write a page for Donggongon if you deliver there, and say how you get round the Thursday tamu.",
          help: "We write area pages for the places that you really deliver to, and no others.",
        },
        {
          title: "Questions from other districts",
          text: "Then collect real questions: 'ada pos ke Tawau', 'boleh COD Keningau', 'buka hari Ahad'. Each is a heading. Somebody from Kudat plans a whole day round one visit, so a line about stock checked by WhatsApp may win it.",
          help: "We collect the questions from your WhatsApp, and answer each under its own heading.",
        },
        {
          title: "Where Google ends",
          text: "Trips need months and weather words. And know the limit: Google is blocked in mainland China, and many Koreans begin with Naver. You reach those guests at the hotel desk, not by ranking.",
          help: "We write trip pages by month, and a card for the hotel desk where ranking does not help.",
        },
      ],
      searches: [
        "aircond service likas kota kinabalu",
        "kedai perabot kolombong sabah",
        "diving course kk price",
        "tuition centre lintas kk",
      ],
      faq: {
        question: "Would pages in Chinese or Korean help us to be found?",
        answer:
          "Before the trip, hardly: travellers from China plan on Xiaohongshu and WeChat, many Koreans on Naver. In town they do help. Put a QR code on the table or the counter. It opens a page in their language, with menu, prices, allergies and the way back to the hotel. Have a native speaker read it once, then ask guests where they heard of you.",
      },
      metaTitle: "SEO in Kota Kinabalu when KK means three things",
      metaDescription:
        "SEO in Kota Kinabalu: the full name and the area in the right place, pages for Luyang or Donggongon, real questions from Keningau to Tawau as headings.",
    },
    "digital-marketing": {
      lead: "Kota Kinabalu sells in waves: Kaamatan in May, school holidays, Chinese New Year flights, Christmas, when half the state seems to drive home. Between waves, it is the locals who pay the rent.",
      points: [
        {
          title: "Sabah's own calendar",
          text: "Plan by Sabah's calendar. Kaamatan falls on 30 and 31 May, and 24 December has been a public holiday since 2019; a plan drawn up in Kuala Lumpur may miss both. Begin three weeks ahead.",
          help: "We plan the campaigns by Sabah's holidays, and start each one three weeks ahead.",
        },
        {
          title: "Residents and the Sunday crowd",
          text: "Gaya Street brings you two crowds every weekend for nothing: hang a QR code on the stall and reward the second visit. For residents use short videos in Malay and draw the circle round Penampang and Putatan too.",
          help: "We make the QR code for the stall, and film short videos in Malay with you.",
        },
        {
          title: "Visitors who are here now",
          text: "For visitors, pay only for people who are in Sabah now. Say RM 1,200 a month: RM 700 for locals, RM 500 for visitors. At RM 2 a click, those RM 500 buy 250 visits. If ten of them book at RM 180, you take RM 1,800. Stop the ad when the boat is full or the sea is rough.",
          help: "We limit these ads to people in Sabah, and stop them when you tell us the boat is full.",
        },
      ],
      searches: [
        "promosi kaamatan kota kinabalu",
        "things to do in kk today",
        "tempah kek krismas kk",
        "weekend buffet kota kinabalu",
      ],
      faq: {
        question: "Should we buy advertising in China or Korea?",
        answer:
          "Not as a small firm, and not at first. Both markets plan on platforms of their own, in their own language, and much of the booking runs through agents. Meet the guests who have landed instead: hotel desks, drivers, a page behind a QR code, a corner they like to photograph. If an agent over there offers more, ask for three months of bookings on commission.",
      },
      metaTitle: "Digital marketing in Kota Kinabalu, wave by wave",
      metaDescription:
        "Digital marketing in Kota Kinabalu by Sabah's calendar: Kaamatan, school holidays, Christmas. Ads for people who are here now, stopped when boats are full.",
    },
    "complete-package": {
      lead: "Think of a dive shop that also rents out cars, or a wholesaler with buyers in Keningau, Tawau and Labuan. Distance costs both of them orders. The package answers before the customer sets out.",
      points: [
        {
          title: "Everything works without a meeting",
          text: "Two rules hold it together. Everything important works without a meeting: stock, price, freight day, booking, payment, and a person on WhatsApp with a stated reply time. And nothing needs a fast line: light pages, small pictures, a form that keeps its contents when the signal drops.",
          help: "We put stock, price and freight days on the site, and make it work on a weak line.",
        },
        {
          title: "Districts, routes, then ads",
          text: "We first list your districts and routes, then build the site and the order form. Map profiles follow, one for the shop in town and one for the store in Kolombong, then pages by district, then ads by season.",
          help: "We build in that order, and start ads only once the order form works.",
        },
        {
          title: "Suppliers, and how we work from afar",
          text: "A supplier to the industrial park gets other pages: registrations, safety papers, lead times from Sapangar. We work from the Peninsula by video, and a photographer of your choice in KK takes the pictures. Once a month you get one sheet: orders by district, the cost of each, messages left unanswered.",
          help: "We meet by video, book the photographer with you, and send one sheet a month.",
        },
      ],
      searches: [
        "website design sabah small business",
        "pembekal borong kk hantar keningau",
        "digital marketing agency kota kinabalu",
        "tour operator booking website sabah",
      ],
      faq: {
        question: "What happens when the power or the line in our shop fails?",
        answer:
          "To the site, nothing, because it does not run in your shop. Orders wait in your email until you are back. Two things help on your side: a spare phone on another network, and an automatic WhatsApp reply that says when you will answer. Ask every supplier, us included, where the backups are and how long a restore takes.",
      },
      metaTitle: "Complete digital package for Kota Kinabalu firms",
      metaDescription:
        "A Kota Kinabalu package of site, SEO and ads for firms that sell across Sabah: orders without meetings, light pages, district delivery, one monthly sheet.",
    },
  },
} as const;
