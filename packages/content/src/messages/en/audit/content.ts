/** What the checks of a page say about its content. */
export const content = {
  title: {
    name: "Title",
    why: "The title is the blue line in search results, and the first thing people read about your page there.",
    mend: "Write one title that says what the page offers and where, with the important words first. Each page needs a title of its own.",
    found: {
      missing: "The page has no title.",
      short: "The title has {{length}} characters. Use {{minimum}} or more, so that people know what to expect.",
      long: "The title has {{length}} characters. Search results cut it off after about {{maximum}}.",
      several: "The page has {{count}} titles. Search engines use the first.",
    },
  },
  description: {
    name: "Description",
    why: "The description is often shown under the title in search results. A good one brings more clicks.",
    mend: "In one or two sentences, say what the page offers, for whom and where, and give a reason to click.",
    found: {
      missing: "The page has no description.",
      short:
        "The description has {{length}} characters. With {{minimum}} or more, it fills its space in search results.",
      long: "The description has {{length}} characters. Search results cut it off after about {{maximum}}.",
    },
  },
  oneH1: {
    name: "One main heading",
    why: "The main heading (h1) tells people and search engines what the page is about.",
    mend: "Give the page one h1 that names its subject, and make the other headings h2 or h3.",
    found: {
      missing: "The page has no main heading (h1).",
      empty: "The main heading (h1) has no text.",
      several: "The page has {{count}} main headings (h1).",
    },
  },
  imageAlt: {
    name: "Pictures have alternative text",
    why: "Search engines and people who cannot see a picture read its alternative text instead.",
    mend: 'Describe each picture in a few words in its alt attribute. A picture that is only decoration gets an empty one: alt="".',
    found: {
      missing_one: "{{count}} of {{total}} pictures has no alternative text.",
      missing_other: "{{count}} of {{total}} pictures have no alternative text.",
    },
  },
  linkText: {
    name: "Link text says where it leads",
    why: '"Read more" or "klik di sini" tells neither people nor search engines where the link leads.',
    mend: 'Name the target in the link itself: "Our prices for web design" instead of "Click here".',
    found: {
      vague_one: "{{count}} link does not say where it leads.",
      vague_other: "{{count}} links do not say where they lead.",
    },
  },
  lang: {
    name: "Language of the page",
    why: "The language helps search engines show the page to the right people, and helps screen readers pronounce it.",
    mend: 'State the language of the text: <html lang="en"> for English, "ms" for Malay, "zh" for Chinese, "ta" for Tamil.',
    found: {
      missing: "The page does not say which language it is in.",
      invalid: '"{{code}}" is not a language code.',
      region: '"{{code}}" ends in a country code that does not exist. The United Kingdom, for example, is GB.',
      different: 'The page says that it is in "{{code}}", but its text reads as {{language}}.',
    },
  },
  scripts: {
    name: "The text is there without scripts",
    why: "Google runs scripts, but later than it reads the page. Many other search engines, AI assistants and link previews do not run them.",
    mend: "Have the server send the text with the page, by server-side rendering or prerendering.",
    mends: { redirect: "Let the server redirect (301), and audit the address that it leads to." },
    found: {
      shell:
        "The text of this page appears only after its scripts run. We read it without, so its words, headings, links and pictures were not checked.",
      drawn: "The text of this page appears only after its scripts run. This audit read it as a browser draws it.",
      redirect:
        "A script sends visitors to another address. We read the page without scripts, so there was no text to check.",
    },
  },
  headingOrder: {
    name: "Headings are in order",
    why: "Headings are the page's table of contents. If a level is left out, screen readers and search engines lose the thread.",
    mend: "Use an h3 only under an h2, and an h2 only under the h1. Set the size in the style sheet, not with the level.",
    found: {
      skipped_one: "{{count}} heading leaves out a level.",
      skipped_other: "{{count}} headings leave out a level.",
    },
  },
  emptyHeadings: {
    name: "Headings contain text",
    why: "Screen readers announce an empty heading, but it says nothing.",
    mend: "Fill these headings or remove them.",
    found: { empty_one: "{{count}} heading is empty.", empty_other: "{{count}} headings are empty." },
  },
  textAmount: {
    name: "Enough text",
    why: "A page with few words answers few questions, and search engines have little to find it by.",
    mend: "Answer what your customers ask: what it is, what it costs, how long it takes, where you work. Length itself is not the aim.",
    found: {
      little_one: "The page has {{count}} word. Fewer than {{least}} are rarely enough to answer a question.",
      little_other: "The page has about {{count}} words. Fewer than {{least}} are rarely enough to answer a question.",
    },
  },
  placeholderText: {
    name: "No filler text",
    why: "Filler text tells visitors that the page is not finished.",
    mend: "Replace the filler with your own words, or remove the block.",
    found: { present: "Filler text is still on the page." },
  },
  descriptionRepeats: {
    name: "Description differs from the title",
    why: "A description that repeats the title wastes the second line of a search result.",
    mend: "Let the description say what the title leaves out.",
    found: { same: "The description repeats the title." },
  },
  linkNames: {
    name: "Links have text",
    why: "A link with only an icon has no name for search engines and screen readers.",
    mend: "Give the icon alternative text, or the link an aria-label.",
    found: { nameless_one: "{{count}} link has no text.", nameless_other: "{{count}} links have no text." },
  },
  internalLinks: {
    name: "Links to other pages of the site",
    why: "Visitors and search engines find the rest of your site through the links on this page.",
    mend: "Link to related pages, for example prices and contact.",
    found: { none: "The page links to no other page of the same site." },
  },
  imageSizes: {
    name: "Pictures reserve their space",
    why: "Without a width and height, the text jumps while pictures load. Google measures this as layout shift.",
    mend: "Set a width and height on each picture. The style sheet can still make it smaller.",
    found: {
      unsized_one: "{{count}} of {{total}} pictures has no width and height.",
      unsized_other: "{{count}} of {{total}} pictures have no width and height.",
    },
  },
} as const;
