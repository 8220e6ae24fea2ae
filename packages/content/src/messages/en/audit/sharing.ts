/** What the checks of a page say about sharing and structured data. */
export const sharing = {
  jsonLd: {
    name: "Structured data",
    why: "Structured data (JSON-LD) tells search engines what you offer, where and when: opening hours, prices, articles. Rich search results are made from it.",
    mend: "Describe your business with schema.org in a script of type application/ld+json, and test it with Google's Rich Results Test.",
    found: {
      unreadable_one: "{{count}} block of structured data is not valid JSON.",
      unreadable_other: "{{count}} blocks of structured data are not valid JSON.",
      foreign_one: "{{count}} block of structured data does not name schema.org as its vocabulary.",
      foreign_other: "{{count}} blocks of structured data do not name schema.org as their vocabulary.",
      untyped: "The structured data does not say what it describes: the type is missing.",
      incomplete_one:
        'Search engines expect {{count}} more property in the structured data: "{{property}}" of {{type}}.',
      incomplete_other:
        'Search engines expect {{count}} more properties in the structured data, such as "{{property}}" of {{type}}.',
      missing: "The page has no structured data.",
    },
  },
  openGraph: {
    name: "Preview when shared",
    why: "Open Graph tags decide which title and picture WhatsApp and Facebook show when somebody shares the page.",
    mend: "Add og:title, og:type, og:url and og:image. Give the picture's full address, and make it 1200 by 630 pixels.",
    found: {
      missing: "The page has no Open Graph tags.",
      incomplete: "Open Graph tags that are missing: {{names}}.",
      relative: "The preview picture is not given with its full address.",
    },
  },
  openGraphDescription: {
    name: "Text for previews",
    why: "WhatsApp and Facebook show it under the title of the preview.",
    mend: "Add og:description with one sentence.",
    found: { missing: "There is no text for previews (og:description)." },
  },
  openGraphAddress: {
    name: "Preview leads to the right address",
    why: "Shares and likes are counted for the address in og:url.",
    mend: "Write the page's canonical address into og:url.",
    found: { different: "og:url names a different address from the page's own." },
  },
  openGraphLocale: {
    name: "Preview is in the right language",
    why: "When two statements of the language differ, nobody knows which one counts.",
    mend: "Let og:locale match the language of the page: en_MY or ms_MY.",
    found: { different: "og:locale names a different language from the page." },
  },
  twitterCard: {
    name: "Preview on X",
    why: "Without this tag X shows a bare link or a small picture.",
    mend: 'Add <meta name="twitter:card" content="summary_large_image">.',
    found: { missing: "The tag for previews on X is missing." },
  },
  localBusiness: {
    name: "Details of the business",
    why: "Your phone number, opening hours and location help people nearby find and reach you.",
    mend: "Add the missing properties to the structured data of your business.",
    found: { incomplete: "The structured data of the business leaves out: {{names}}." },
  },
  phoneLink: {
    name: "Call or WhatsApp with one tap",
    why: "On a phone, people want to tap a number, not copy it.",
    mend: "Link your number with tel: or with https://wa.me/ followed by the number.",
    found: { missing: "The page has no phone number or WhatsApp link to tap." },
  },
} as const;
