/** Texts of the pages for Selangor. */
export const selangor = {
  name: "Selangor",
  state: "Selangor",
  description:
    "Nine districts around Kuala Lumpur: factories, campuses, new townships and fishing villages, with customers who think in tolls and minutes.",
  population: "about 6.99 million (2020 census, whole state)",
  businessHub:
    "Selangor wraps round Kuala Lumpur and Putrajaya. It produced 26.2 per cent of the country's GDP in 2024, and the Economic Census counted 270,363 establishments for 2022, the most of any state. Perodua builds cars near Rawang, aircraft are repaired at Subang, data centres rise in Cyberjaya, and KLIA lies in Sepang. UKM and UPM keep Bangi and Serdang young; Sekinchan grows rice and lands fish. The state plans more industry in Sepang and Kuala Langat, and a third port on Carey Island.",
  neighbourhoods: [
    {
      name: "Subang Jaya and Puchong",
      text: "Colleges and cafes in SS15, families in USJ, restaurants in Bandar Puteri and warehouses along the LDP. Chains are everywhere, so an independent shop needs a clear speciality and good evening reviews.",
    },
    {
      name: "Kajang, Bangi and Semenyih",
      text: "Satay houses, Muslimah boutiques in Bandar Baru Bangi, UKM, and new houses on the Semenyih side. Young households look for tuition, renovation and clinics in Malay, often late at night.",
    },
    {
      name: "Rawang, Selayang and Batu Caves",
      text: "Car and parts makers, workshops, hardware wholesalers and growing townships north of the capital. Thaipusam brings enormous crowds to the caves; the rest of the year people search by road and taman.",
    },
    {
      name: "Cyberjaya and Sepang",
      text: "Technology firms, data centres, student flats, airport hotels and outlet shopping. Many customers are newcomers who know no shop by name, so whoever answers the first search well has a chance to keep them.",
    },
  ],
  services: {
    "web-design": {
      lead: "A Selangor business rarely serves one town. The baker in Kajang drives to Puchong, the renovator in Rawang works in Subang. The site has to say how far, for how much, and on which day.",
      points: [
        {
          title: "Delivery in minutes, not kilometres",
          text: "Draw your delivery map in minutes and tolls, not in kilometres, then turn it into three zones with a fee for each. Put a postcode box on the first screen. Type 43650 for Bangi, 47100 for Puchong or 48000 for Rawang, and the page gives a yes or no, the fee and the next free day. Offer one pick-up point near an MRT or KTM station for those just outside.",
          help: "We map your zones with you and build the postcode check, with fee and next free day.",
        },
        {
          title: "The right language for each town",
          text: "Write Malay first for Bangi, Semenyih and Kuala Selangor; put English first in Subang Jaya and Cyberjaya, and consider Chinese for Puchong.",
          help: "We write the pages in Malay and English, and tell you where Chinese would pay off.",
        },
        {
          title: "Proof that you come that far",
          text: "A homestay or a seafood restaurant in Sekinchan should show weekend prices, the harvest months and where a tour bus can park. A trade that visits homes needs before-and-after pictures with the name of the taman under each, which proves the distance better than any map.",
          help: "We set up a gallery that you add to from your phone, with the taman under each picture.",
        },
      ],
      searches: [
        "renovation contractor bandar baru bangi",
        "kek hari jadi delivery puchong",
        "homestay sekinchan tepi sawah",
        "aircond repair subang jaya usj",
      ],
      faq: {
        question: "Customers across the toll complain about our delivery fee. How should the site show it?",
        answer:
          "Before the cart, and with a way out. Show the fee as soon as the postcode is known, say what order value makes it free, and offer collection at a fixed time. An example: a trip that costs you RM 18 in toll, petrol and time cannot be sold for RM 8 unless the basket is large. Work out your own figure once, and review it every quarter.",
      },
      metaTitle: "Web design in Selangor for delivery and home visits",
      metaDescription:
        "Web design in Selangor: a postcode box with fee and day, zones by toll and time, Malay or English first by town, pictures that prove where you work.",
    },
    seo: {
      lead: "Almost nobody types 'Selangor' to find a plumber. They type Kajang, Puchong or Bangi. The state's name belongs to holidays, halls, grants and job searches, and those are worth having too.",
      points: [
        {
          title: "Towns, not a state",
          text: "Since June 2025, Google has told businesses not to enter a state as the service area of a profile. Choose up to twenty towns, none more than about two hours' drive from your base. Pick those with your best jobs, not the longest list.",
          help: "We choose the towns with you, by your last jobs, and enter them in your profile.",
        },
        {
          title: "Names that mean two places",
          text: "Mind the double names. Bangi is an old town and Bandar Baru Bangi a larger new one. Ampang and Cheras belong partly to Kuala Lumpur. 'Subang' can mean the airport or Subang Jaya, and Hulu Langat is both a town and the district around Kajang.",
          help: "We check each name in the search results, and write every page for the town that you mean.",
        },
        {
          title: "One page for the valley, one for the state",
          text: "Use 'lembah klang' on one page for trades that cover the valley, such as movers or canopy hire. Keep the word Selangor for what is searched by state: 'dewan kahwin selangor', 'tempat menarik selangor', team building at Kuala Selangor. And link the pages by neighbouring towns, the way people drive.",
          help: "We plan which phrase belongs to which page, and link neighbouring towns to one another.",
        },
      ],
      searches: [
        "pindah rumah lembah klang",
        "dewan kahwin selangor bajet",
        "car workshop rawang open sunday",
        "tuisyen matematik bandar baru bangi",
      ],
      faq: {
        question: "We work from a house in Semenyih and have no shop. Can we appear on Google Maps?",
        answer:
          "Yes, as a service-area business. Verify the profile, hide the home address, and list the towns you visit. Do not rent a virtual address in Petaling Jaya for a better pin: Google may suspend the profile. Ask your council whether your work needs a home business licence, use one phone number everywhere, and collect reviews that name the job and the taman.",
      },
      metaTitle: "SEO in Selangor, town by town and never statewide",
      metaDescription:
        "SEO in Selangor: the towns people really type, double names sorted out, a service area Google accepts, and pages for what is searched by state.",
    },
    "digital-marketing": {
      lead: "Choosing 'Selangor' in an ad platform feels safe and wastes money. It buys Sabak Bernam for a salon in Puchong, and leaves out the Kuala Lumpur streets five minutes away.",
      points: [
        {
          title: "Advertise where your customers live",
          text: "Take a road map and mark where your last fifty customers live. You will probably see two or three clusters along one highway; advertise there and nowhere else. Remember that platforms count Kuala Lumpur and Putrajaya as separate places, so a Cyberjaya clinic should add Putrajaya by hand.",
          help: "We put your last fifty addresses on a map, and set the ads to those clusters only.",
        },
        {
          title: "Enough money in one place",
          text: "Say you have RM 1,500 a month. Spread over nine districts it is about RM 167 each, or less than RM 6 a day, which teaches you nothing. In two clusters it is RM 25 a day each, enough to compare.",
          help: "We split the budget over two areas at most, and show you both in the report.",
        },
        {
          title: "The local calendar",
          text: "Follow the local year: university intakes in Bangi, Serdang and Semenyih, Thaipusam at Batu Caves, harvest weekends in Sekinchan, the Sultan's birthday on 11 December. Outside those weeks run one steady search campaign and answer within the hour, since the next supplier is one exit away.",
          help: "We plan the year's campaigns with you, and keep one search campaign running in between.",
        },
      ],
      searches: [
        "servis aircond kajang murah",
        "gym near me puchong promo",
        "katering kenduri semenyih pakej",
        "student room cyberjaya near mmu",
      ],
      faq: {
        question: "Our ads bring calls from towns we do not serve. What should we change?",
        answer:
          "Three things. Choose presence instead of interest in the location settings, exclude the towns you refuse, and write the area into the headline, such as 'Kajang and Semenyih only'. Then read the search terms each Friday. If one refused town keeps calling, work out whether a minimum order or a travel fee would make it pay before you block it.",
      },
      metaTitle: "Digital marketing in Selangor by highway and cluster",
      metaDescription:
        "Digital marketing in Selangor: budgets on two clusters instead of nine districts, Putrajaya added by hand, local dates used, wrong towns filtered out.",
    },
    "complete-package": {
      lead: "Selangor is where one outlet becomes three: Kajang, then Puchong, then Rawang. The package sets up the site, search and ads so that a new branch is a page to add, not a project to start.",
      points: [
        {
          title: "One domain, one profile for each door",
          text: "Decide five things before the second signboard goes up. One domain for all, with a page for each branch. One Google profile for each door, with its own number or extension, so calls can be counted.",
          help: "We build a page for each branch, and set up its map profile with a number of its own.",
        },
        {
          title: "Decide who does what",
          text: "Prices that are the same everywhere, or a clear note where they differ. A person in each shop who sends two photographs a month and answers reviews. And a calendar that shows which branch gets the ads: the new one for its first three months, afterwards whichever has empty hours.",
          help: "We write down prices, people and the ad calendar with you before the second shop opens.",
        },
        {
          title: "Opening dates slip",
          text: "Selangor has twelve local councils, and each licenses its own premises and signs, so opening dates can slip. Keep the new page unpublished until the date is certain, then open page, profile and ads in one week. A firm with a van instead of branches does the same with teams and areas.",
          help: "We prepare page, profile and ads, and publish them once your licence is there.",
        },
      ],
      searches: [
        "digital agency selangor for franchise",
        "buat website kedai cawangan selangor",
        "online booking system salon subang puchong",
        "pemasaran digital pks selangor",
      ],
      faq: {
        question: "We open a second outlet next year. Should we wait with the site?",
        answer:
          "No. Build for two and open with one. The structure, the booking and the reviews of the first shop are what the second will borrow, and search needs months anyway. We plan the branch page now, leave it hidden, and put the first outlet in order. When you have the keys, adding the new address is a matter of days.",
      },
      metaTitle: "Complete digital package for growing Selangor shops",
      metaDescription:
        "A Selangor package for shops that grow: one domain, a page and a profile per branch, ads for whichever outlet has room, and calls counted by door.",
    },
  },
} as const;
