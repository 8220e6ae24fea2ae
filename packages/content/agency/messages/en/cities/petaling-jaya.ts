/** Texts of the pages for Petaling Jaya. */
export const petalingJaya = {
  name: "Petaling Jaya",
  state: "Selangor",
  description:
    "A city of numbered sections beside Kuala Lumpur: offices, malls and clinics, and factory lots that have turned into showrooms and cafes.",
  population: "about 772,000 (2020 census, area of the city council)",
  businessHub:
    "Petaling Jaya began in 1952 as a satellite town for Kuala Lumpur and became a city in 2006. Its 97 square kilometres include 1 Utama, the malls of Mutiara Damansara, offices along the Federal Highway and the industrial streets of Section 51A. The Department of Statistics counted 30,271 establishments in the Petaling Jaya constituency in 2023, among the three highest in the country. Factory land in Section 13 keeps turning commercial, and since 2026 the LRT Shah Alam Line has started from Bandar Utama.",
  neighbourhoods: [
    {
      name: "SS2",
      text: "Hawkers, bakeries, pet shops and banks around a square that fills at dinner. The rival for every food word is next door, so be known for one dish, one hour or one kind of guest.",
    },
    {
      name: "Damansara Utama (Uptown)",
      text: "Office towers above restaurants, salons and tuition centres in SS21, with a weekday lunch crowd. Parking is the old complaint here: a line on where to leave the car is worth more than a slogan.",
    },
    {
      name: "Section 13 and Section 14",
      text: "Jaya One, showrooms and offices on former factory lots, with Jaya Shopping Centre across Jalan Semangat. Firms here sell to companies as well as families, and each needs a page of its own.",
    },
    {
      name: "Kota Damansara",
      text: "Clinics, gyms, studios and cafes in newer blocks along the MRT. Households compare prices and reviews before they drive over, so give both, and use the short name 'kota d' somewhere on the page.",
    },
  ],
  services: {
    "web-design": {
      lead: "In Petaling Jaya an address is a code: SS2/24, PJU 5, Jalan 17/13. A good site turns the code into a door people can find and gives them a reason to walk through it.",
      points: [
        {
          title: "An address told three ways",
          text: "Write the address three ways: the official code, the area name people say, and the landmark. Jalan SS2/24 and Jalan SS24/2 are different streets, and a driver sent to the wrong one may not come back. Add a photograph of the shopfront taken from the road.",
          help: "We write the three versions, and put your shopfront next to the map.",
        },
        {
          title: "Parking on the first screen",
          text: "In Uptown and SS2 put parking in the first screen: which bays, which hours are charged, the nearest mall car park. English suits many offices here, but keep a Malay page for families in PJS and for anybody dealing with the government offices of Section 52.",
          help: "We write down bays and hours, and make the Malay page for those who need it.",
        },
        {
          title: "Read at a desk and on a phone",
          text: "Think about Chinese in SS2 and Damansara Jaya. Staff look you up at a desk in the morning and on a phone at noon, so test the booking form on both. In Kota Damansara show prices: the next clinic is two blocks away.",
          help: "We test the form on both, and show prices where the next clinic is two blocks away.",
        },
      ],
      searches: [
        "dental clinic ss2 pj",
        "kedai kek petaling jaya section 14",
        "interior designer kota damansara",
        "sewa dewan majlis pj",
      ],
      faq: {
        question: "Our shop is in Damansara Perdana, but customers call it KL. Which name goes on the site?",
        answer:
          "Both, each in its place. The address and the title carry Damansara Perdana and Petaling Jaya, because the map checks them. The text can say 'under half an hour from central Kuala Lumpur outside the rush'. Do not use a Kuala Lumpur address you do not occupy: Google can suspend the profile, and customers arrive at the wrong door.",
      },
      metaTitle: "Web design in Petaling Jaya, from SS2 to PJU",
      metaDescription:
        "Web design in Petaling Jaya: clear addresses for SS and PJU streets, parking in the first screen, booking on desktop and phone, prices people can compare.",
    },
    seo: {
      lead: "Type a trade and 'Damansara', and the results can mix Kuala Lumpur with Petaling Jaya. A page that states its section, its station and its mall plainly is easier to place on the right side.",
      points: [
        {
          title: "Your own Damansara",
          text: "Damansara is a dozen places: Utama, Jaya, Perdana, Kim, Kota, Mutiara, Ara. Pick the two or three you really serve. Give each a page with facts of its own, such as same-day turnaround for Ara Damansara or evening hours for Bandar Utama.",
          help: "We pick the two or three with you, and write a page with facts for each.",
        },
        {
          title: "Narrow before popular",
          text: "Put the station in the text, Surian or Phileo Damansara or Taman Bahagia, for people without a car. Use 'pj' as well as 'petaling jaya'. With 30,271 establishments in one constituency, 'cafe pj' is a poor first goal; 'gluten free bakery section 17' brings fewer people, nearer to paying.",
          help: "We look for phrases with buyers behind them, and leave 'cafe pj' for later.",
        },
        {
          title: "Reviews without rewards",
          text: "Ask every customer for a review and offer nothing for it, since Google forbids rewards. Suggest that they mention the job and the area, then answer in the language they used.",
          help: "We write the message that asks for a review, and draft the replies with you.",
        },
      ],
      searches: [
        "physio near mrt surian",
        "tuition centre damansara jaya",
        "servis mesin basuh ara damansara",
        "cafe kerja pj wifi",
      ],
      faq: {
        question: "Is three months enough to reach page one in PJ?",
        answer:
          "For a narrow phrase with a section or a station in it, sometimes. For 'dentist pj' or 'cafe pj', rarely: three to six months show a direction, not the finish line. Watch twenty phrases in Search Console and the calls from your Google profile. If neither has moved by the fourth month, change the pages rather than wait longer.",
      },
      metaTitle: "SEO in Petaling Jaya by section and station",
      metaDescription:
        "SEO in Petaling Jaya for people who search by section, mall or MRT station: narrow phrases first, pages with local facts, progress you can check.",
    },
    "digital-marketing": {
      lead: "Some of the best-paid households in Malaysia live here, and every large brand knows it. A small PJ business does not outbid them. It picks a smaller circle and a better hour.",
      points: [
        {
          title: "National brands bid here too",
          text: "In figures the Department of Statistics published in 2022, the state seats of Bandar Utama (RM 12,533) and Bukit Gasing (RM 11,300) were among the three with the highest median household income. National brands can read that table too, so look up the bid estimates in Google's Keyword Planner before you fix a budget.",
          help: "We look up the bids before we name a budget, and say so if it is too small.",
        },
        {
          title: "Three kilometres, two crowds",
          text: "Draw a circle of three kilometres, not the whole Klang Valley. For Uptown or Section 13 run lunch ads from 10.30 to 12.30 on weekdays and turn to families at night. Send each ad to a page about that offer, with parking in the first screen.",
          help: "We run lunch ads and family ads apart, and send each to a page of its own.",
        },
        {
          title: "What a customer may cost",
          text: "Say RM 1,500 brings 30 enquiries and six of them buy: RM 250 a customer. Whether that is cheap depends on what a customer spends with you in a year. Write that number down first.",
          help: "We set that limit with you first, and report against it every month.",
        },
      ],
      searches: [
        "office lunch catering damansara uptown",
        "promosi gim kota damansara",
        "aircon servicing pj price",
        "katering majlis petaling jaya",
      ],
      faq: {
        question: "Can we advertise only to people around 1 Utama?",
        answer:
          "Yes. Google and Meta both accept a radius around a point, and about two kilometres round Bandar Utama covers the mall, the offices, the MRT and the new LRT. It also catches people who only pass through. Pair it with hours and a reason to come today, such as a code shown at the counter, and compare with a week without ads.",
      },
      metaTitle: "Digital marketing in Petaling Jaya, by radius",
      metaDescription:
        "Digital marketing in Petaling Jaya: a small radius, the right hour, one offer. Lunch ads for Uptown, families at night, and each customer's cost in RM.",
    },
    "complete-package": {
      lead: "Many PJ firms have the pieces already: an old site, a boosted page, a map listing under the former tenant's name. The package starts by sorting them, not by buying more.",
      points: [
        {
          title: "An inventory tonight",
          text: "You can do the inventory tonight. Who holds the domain? Who can log in to the Google profile? Which phone number is on each page, and when did the last enquiry come in, from where?",
          help: "We go through these questions with you, and recover the logins that are missing.",
        },
        {
          title: "The site, then areas, then traffic",
          text: "After that we rebuild the site around the enquiries you want, from offices in Section 13 or parents in Damansara Jaya. Then we write the area pages, and only then pay for traffic.",
          help: "We rebuild in this order, and pay for no click before the page can answer.",
        },
        {
          title: "Two weeks in one, and a move",
          text: "PJ has two weeks in one: weekdays sell to companies, weekends to families. So we make two sets of ads and two pages to land on, rather than one compromise. If you may move, tell us early. The council has drafted a special area plan for Sections 19, 51 and 51A. A new address means changing site, map and ads in the same week.",
          help: "We make two sets of ads, and change site, map and ads together when you move.",
        },
      ],
      searches: [
        "digital agency petaling jaya sme",
        "pakej laman web dan seo pj",
        "company profile website section 13 pj",
        "buat website syarikat petaling jaya",
      ],
      faq: {
        question: "We already pay somebody for ads. Can they stay?",
        answer:
          "Yes. They get the tracking and the landing pages and carry on; we take the site and the search, and you pay for those two alone. What fails is two people changing one account. Agree in writing who may edit what, and ask both for the same three figures on the same day of the month.",
      },
      metaTitle: "Complete digital package in Petaling Jaya for SMEs",
      metaDescription:
        "A Petaling Jaya package of site, SEO and ads: old domains and listings sorted first, then pages for weekday offices and weekend families, in clear figures.",
    },
  },
} as const;
