/** What the checks of a page say about its languages. */
export const international = {
  hreflang: {
    name: "Translations link to each other",
    why: "hreflang tells search engines which page is for which language. It only counts if the codes are right and each page names the others.",
    mend: "Give every language version the same list of hreflang links, with full addresses and valid codes such as en, ms or en-MY. Include the page itself.",
    found: {
      code: '"{{code}}" is not a language code.',
      address_one: "{{count}} hreflang link has no full address.",
      address_other: "{{count}} hreflang links have no full address.",
      region: '"{{code}}" ends in a country code that does not exist.',
      oneWay: "The translations we checked do not link back to this page.",
      partly_one: "{{count}} of the {{checked}} translations that we checked does not link back to this page.",
      partly_other: "{{count}} of the {{checked}} translations that we checked do not link back to this page.",
    },
  },
  hreflangSelf: {
    name: "The page lists itself",
    why: "Google asks each page to include itself in its list of translations.",
    mend: "Add an hreflang link with the page's own language and address.",
    found: { missing: "The page is missing from its own list of translations." },
  },
  hreflangDefault: {
    name: "A version for everybody else",
    why: "x-default says which version to show people whose language is not in the list.",
    mend: 'Add hreflang="x-default" with the version that suits most people.',
    found: { missing: "No version is named for everybody else (x-default)." },
  },
  hreflangTwice: {
    name: "One address for each language",
    why: "Two addresses for one language contradict each other.",
    mend: "Keep one address for each code.",
    found: { twice: '"{{code}}" leads to two different addresses.' },
  },
  contentLanguage: {
    name: "Server and page agree on the language",
    why: "When two statements of the language differ, nobody knows which one counts.",
    mend: "Set the Content-Language header to the language of the page, or remove it.",
    found: { different: "The Content-Language header names a different language from the page." },
  },
} as const;
