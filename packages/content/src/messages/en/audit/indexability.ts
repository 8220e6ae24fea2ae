/** What the checks of a page say about whether a page can be found. */
export const indexability = {
  noindex: {
    name: "Search engines may show the page",
    why: "A page that says noindex disappears from Google, however good it is.",
    mend: "Take noindex out of the page's robots tag or out of the server's x-robots-tag header. In WordPress, untick the box \"Discourage search engines\" under Settings, Reading.",
    mends: {
      expired: "Take unavailable_after out of the robots rule, or give it a later date.",
      body: "If the page may be found, remove the tag. If it may not, put the tag into the head.",
      unclear:
        'If the page may be found, take noindex out of the rule. If it may not, write one tag for each crawler and separate rules with commas: <meta name="robots" content="noindex, nofollow">.',
    },
    found: {
      meta: "A robots tag in the page tells search engines not to show it.",
      header: "The server's x-robots-tag header tells search engines not to show the page.",
      expired: "A robots rule takes the page out of search results after a date that has passed.",
      body: "A robots tag outside the head says noindex. Google may still obey it.",
      unclear: "A robots rule says noindex in a form that Google does not document. Google may still obey it.",
    },
  },
  status: {
    name: "The page answers properly",
    why: "Search engines list pages that answer with status 200. They do not list a redirect that has no target.",
    mend: "Let the address answer with status 200, or name the target of the redirect in its Location header.",
    found: { lost: "The server answers with redirect {{status}} but does not say where it leads." },
  },
  robotsTxt: {
    name: "robots.txt lets search engines in",
    why: "Search engines read robots.txt first. They do not read what it blocks, and they skip lines that they do not understand.",
    mend: 'Remove or correct the lines shown. Each rule goes under a "User-agent:" line, and its path begins with a slash. A sitemap needs its full address.',
    mends: {
      blocked: "Remove the line shown, or add an Allow line that is longer and matches this page.",
      broken: "Have the server answer robots.txt with status 200, or with 404 if there are no rules.",
      html: "Put a plain text file at /robots.txt, or have the server answer with 404 if there are no rules.",
      encoding: "Save robots.txt as plain text in UTF-8.",
    },
    found: {
      blocked: "Line {{line}} of robots.txt keeps Google from reading this page.",
      broken: "robots.txt answers with error {{status}}. Until that is fixed, Google may stop reading the whole site.",
      html: "robots.txt is a web page instead of a text file, so search engines find no rules in it.",
      encoding: "robots.txt is not saved as UTF-8, so search engines cannot read it.",
      mistakes_one: "Google does not understand {{count}} line of robots.txt: line {{line}}.",
      mistakes_other: "Google does not understand {{count}} lines of robots.txt. The first is line {{line}}.",
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
    why: "A redirect inside the page is slower than a server redirect and takes visitors by surprise.",
    mend: "Let the server redirect (301) instead, and remove the refresh tag.",
    found: { present: "A refresh tag reloads the page or sends visitors to another one." },
  },
  crawlableAnchors: {
    name: "Links can be followed",
    why: "Search engines find pages by following <a> elements with an address in href. Links that only work with a script lead them nowhere.",
    mend: "Give each link the address that it leads to. If it does something instead of leading somewhere, make it a <button>.",
    found: {
      unreadable_one: "Search engines cannot follow {{count}} link.",
      unreadable_other: "Search engines cannot follow {{count}} links.",
    },
  },
} as const;
