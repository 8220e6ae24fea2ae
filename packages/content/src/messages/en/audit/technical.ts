/** What the checks of a page say about how it is served. */
export const technical = {
  https: {
    name: "Secure connection",
    why: "Browsers mark pages without https as not secure, and Google prefers secure ones.",
    mend: "Get a certificate (most hosts include one free of charge) and redirect all addresses to https.",
    found: { plain: "The page is sent without https." },
  },
  viewport: {
    name: "Made for phones",
    why: "Most visitors in Malaysia use a phone, and Google judges the phone version of a page.",
    mend: 'Put <meta name="viewport" content="width=device-width, initial-scale=1"> into the head, and let people zoom.',
    found: {
      missing: "The page does not adapt to the width of a phone.",
      fixed: "The page fixes its width at {{width}} pixels, whatever the screen.",
      zoom: "The page stops people from zooming in.",
    },
  },
  redirects: {
    name: "Few redirects",
    why: "Each redirect takes time before anything appears, above all on mobile networks.",
    mend: "Redirect straight to the final address, and use that one in links and ads.",
    found: {
      some: "The address is redirected {{number}} times before the page comes.",
      many: "The address is redirected {{number}} times before the page comes.",
    },
  },
  sitemap: {
    name: "Sitemap",
    why: "A sitemap lists your pages, so search engines find new ones sooner.",
    mend: "Have your website system create a sitemap.xml, name it in robots.txt and submit it in Google Search Console.",
    mends: {
      broken:
        "Have your website system create the sitemap anew. It lists full addresses that begin with https://, each in <loc> within <url>.",
      partly: "Take the sitemaps shown out of robots.txt, or put them back in place.",
    },
    found: {
      missing: "No sitemap was found (status {{status}}).",
      broken: "There is no readable sitemap at that address.",
      partly_one: "{{count}} of the {{total}} sitemaps that robots.txt names cannot be read.",
      partly_other: "{{count}} of the {{total}} sitemaps that robots.txt names cannot be read.",
    },
  },
  firstByte: {
    name: "The server answers quickly",
    why: "Nothing appears until the first byte arrives. We measured once, from our server, so your visitors' times differ.",
    mend: "Switch on page caching, ask your host for a server near your customers, and remove plugins that you do not need.",
    found: {
      slow: "The first byte took {{milliseconds}} ms. Up to {{quick}} ms is good.",
      verySlow: "The first byte took {{milliseconds}} ms. Up to {{quick}} ms is good.",
    },
  },
  sitemapLists: {
    name: "The sitemap lists this page",
    why: "Search engines take longer to find a page that is not in the sitemap.",
    mend: "Add the page's address to the sitemap, written exactly as in its canonical link.",
    found: {
      absent_one: "The sitemap lists {{count}} address, and it is not the one of this page.",
      absent_other: "This page is not among the {{count}} addresses of the sitemap.",
    },
  },
  sitemapInRobots: {
    name: "robots.txt names the sitemap",
    why: "Search engines look there, including those you never sent your sitemap to.",
    mend: "Add the line shown to robots.txt.",
    found: { unnamed: "robots.txt does not name the sitemap." },
  },
  httpToHttps: {
    name: "http redirects to https",
    why: "Old links and typed addresses begin with http. Without a redirect, people stay on the insecure page, and search engines see two sites.",
    mend: "Let the server redirect every http address to https with a 301.",
    found: { stays: "The page can still be opened without https." },
  },
  hsts: {
    name: "Browsers are told to stay on https",
    why: "With the Strict-Transport-Security header, browsers never try the insecure address again.",
    mend: "Once the whole site works on https, send Strict-Transport-Security: max-age=31536000.",
    found: { missing: "The server does not tell browsers to stay on https." },
  },
  mixedContent: {
    name: "All parts are secure",
    why: "Browsers block parts that load without https, or warn about them.",
    mend: "Change these addresses to https.",
    found: {
      plain_one: "{{count}} part of the page is loaded without https.",
      plain_other: "{{count}} parts of the page are loaded without https.",
    },
  },
  temporaryRedirects: {
    name: "Redirects are permanent",
    why: "With a temporary redirect, search engines keep the old address for longer.",
    mend: "Use the status 301 or 308 where an address has moved for good.",
    found: {
      temporary_one: "{{count}} redirect on the way to the page is temporary.",
      temporary_other: "{{count}} redirects on the way to the page are temporary.",
    },
  },
  charset: {
    name: "Encoding",
    why: "Without a stated encoding, letters such as é may turn into characters that nobody can read.",
    mend: 'Put <meta charset="utf-8"> at the very beginning of the head, if the page is saved as UTF-8.',
    mends: {
      other:
        "If the letters look right in a browser, this can wait. To change to UTF-8, first save the text as UTF-8, and only then change what the header and the page say. Changing the label alone makes the text unreadable.",
    },
    found: {
      missing: "The page does not state its encoding, or states it too late.",
      other: "The page is encoded as {{charset}} instead of UTF-8.",
    },
  },
  doctype: {
    name: "Document type",
    why: "Without it, browsers display the page as they did twenty years ago.",
    mend: "Begin the page with <!doctype html>.",
    found: { missing: "The page does not begin with <!doctype html>." },
  },
  compression: {
    name: "Compressed for sending",
    why: "Compressed text is about a quarter of the size. On mobile networks, people notice.",
    mend: "Switch on gzip or Brotli at your host or CDN.",
    found: {
      missing: "The server sends the page's {{kilobytes}} kB of HTML without compression.",
      missingHuge: "The server sends the page's HTML, more than 2 MB, without compression.",
    },
  },
  pageWeight: {
    name: "HTML is not too heavy",
    why: "A phone has to load and read all of it before the page can be used.",
    mend: "Move data and pictures out of the HTML into files of their own, and split long lists into pages.",
    found: {
      heavy: "The HTML alone weighs {{kilobytes}} kB.",
      huge: "The HTML alone weighs more than 2 MB. We read the first 2 MB of it.",
    },
  },
  address: {
    name: "Readable address",
    why: "People read the address in search results before they click, and share it with others.",
    mend: "Use short lower-case words with hyphens, such as /services/web-design. Redirect the old address to the new one.",
    found: {
      underscores: "The address separates words with underscores. Search engines prefer hyphens.",
      capitals: "The address contains capital letters, which people easily mistype.",
      long: "The address is {{length}} characters long after the domain name.",
      session: "The address contains a session number, so each visitor gets a different address.",
    },
  },
  favicon: {
    name: "Icon",
    why: "The small icon appears beside your name in search results and in browser tabs.",
    mend: 'Add <link rel="icon"> with a square picture of at least 48 pixels.',
    found: { missing: "The page names no icon." },
  },
} as const;
