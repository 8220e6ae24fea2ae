/** What the checks of a page say about whether a page can be found. */
export const indexability = {
  noindex: {
    name: "Search engines may show the page",
    why: "A page that says noindex disappears from Google, however good it is.",
    mend: "Take noindex out of the page's robots tag or out of the server's x-robots-tag header. In WordPress, untick the box \"Discourage search engines\" under Settings, Reading.",
    found: {
      meta: "A robots tag in the page tells search engines not to show it.",
      header: "The server's x-robots-tag header tells search engines not to show the page.",
    },
  },
  status: {
    name: "The page answers properly",
    why: "Search engines drop pages that answer with an error.",
    mend: "Open the address in a private window. If you see an error too, fix the page or redirect the address to the right one. If you see the page, ask your host whether its firewall turns away automated visitors such as search engines.",
    found: {
      error: "The server answers with error {{status}}.",
      refused: "The server turned our check away with error {{status}}. Visitors may still see the page.",
    },
  },
  robotsTxt: {
    name: "robots.txt lets search engines in",
    why: "Search engines read robots.txt first. They do not read what it blocks, and they skip lines that they do not understand.",
    mend: 'Remove or correct the lines shown. Each rule goes under a "User-agent:" line, and its path begins with a slash.',
    found: {
      blocked: "Line {{line}} of robots.txt keeps Google from reading this page.",
      broken: "robots.txt answers with error {{status}}. Until that is fixed, Google may stop reading the whole site.",
      mistakes: "Lines in robots.txt that search engines do not understand: {{number}}. The first is line {{line}}.",
    },
  },
  canonical: {
    name: "The canonical link is right",
    why: "The canonical link tells search engines which address to show for the page. A wrong one sends the page's ranking elsewhere, or is ignored.",
    mend: "Keep one canonical link in the head, with the full address of this page, including https://.",
    found: {
      invalid: "The canonical link has no readable address.",
      relative: "The canonical link is only part of an address.",
      several: "The page names {{number}} different canonical addresses.",
      otherLanguage: "The canonical link points to the page in another language.",
      home: "The canonical link points to the home page instead of this page.",
      elsewhere: "The canonical link points to another site, {{host}}.",
    },
  },
  canonicalStated: {
    name: "The page has a canonical link",
    why: "The same page is often reached under several addresses, with and without www or with tracking parameters. A canonical link says which one counts.",
    mend: 'Add <link rel="canonical"> with the page\'s full address to its head.',
    found: { missing: "The page names no canonical address." },
  },
  nofollow: {
    name: "Search engines may follow the links",
    why: "With nofollow, search engines do not follow the page's links, so they find the linked pages later or not at all.",
    mend: "Take nofollow out of the robots rule, unless you want it there.",
    found: {
      meta: "A robots tag tells search engines not to follow the page's links.",
      header: "The x-robots-tag header tells search engines not to follow the page's links.",
    },
  },
  snippetLimits: {
    name: "Search results may quote the page",
    why: "A search result with no text under its title gets fewer clicks.",
    mend: "Take nosnippet, max-snippet:0 or unavailable_after out of the robots rule, unless you want it there.",
    found: {
      limited: "A robots rule tells search engines not to quote the page.",
      expires: "A robots rule takes the page out of search results after a date.",
    },
  },
  metaRefresh: {
    name: "No refresh tag",
    why: "A redirect inside the page is slower than a server redirect and takes visitors by surprise. Search engines may also misread it.",
    mend: "Let the server redirect (301) instead, and remove the refresh tag.",
    found: { present: "A refresh tag reloads the page or sends visitors to another one." },
  },
  crawlableAnchors: {
    name: "Links can be followed",
    why: "Search engines find pages by following <a> elements with an address in href. Links that only work with a script lead them nowhere.",
    mend: "Give each link the address that it leads to. If it does something instead of leading somewhere, make it a <button>.",
    found: { unreadable: "Links that a search engine cannot follow: {{number}}." },
  },
} as const;
