/** What would make a page faster, and how, in the answer of a speed test. */
export const speedAdvice = {
  redirects: {
    title: "Link straight to the page",
    text: "Visitors are sent on from another address first. Let links, ads and your Google profile use the final address.",
  },
  server: {
    title: "Make the server answer faster",
    text: "The page itself comes late, and everything else waits for it. Keep finished pages in a cache, or ask your host for a faster plan.",
  },
  compression: {
    title: "Turn on compression",
    text: "The server sends text as it is. Compressed with gzip or Brotli, it is a fraction of the size. It is one setting of the server.",
  },
  images: {
    title: "Make the images smaller",
    text: "Save them at the size in which they appear, as WebP or AVIF. Nobody will see a difference.",
  },
  blocking: {
    title: "Let the page appear before all files are there",
    text: "The browser waits for these files before it shows anything. Load scripts with defer, and style sheets that are not needed at once later.",
  },
  unusedScripts: {
    title: "Remove scripts that this page does not use",
    text: "Old plugins, chat boxes and trackers load everywhere. Keep what this page needs, and load the rest when a visitor asks for it.",
  },
  unusedStyles: {
    title: "Remove styles that this page does not use",
    text: "Themes and page builders bring styles for everything they can do. Keep those of this page.",
  },
  minify: {
    title: "Shorten scripts and styles",
    text: "They contain spaces and comments that browsers do not need. Build tools and most cache plugins remove them.",
  },
  scripts: {
    title: "Run less JavaScript",
    text: "A phone is busy with scripts and cannot react to taps meanwhile. Remove what nobody misses, and split the rest into smaller parts.",
  },
  oldScripts: {
    title: "Update the scripts",
    text: "Some files are there twice, or made for browsers that nobody uses any more. An update of the theme or the plugins often removes them.",
  },
  discovery: {
    title: "Let the browser find the main image early",
    text: "It appears only after a script or a style sheet asks for it. Put it into the page as an ordinary image, without lazy loading.",
  },
  fonts: {
    title: "Show text while fonts load",
    text: "The text stays invisible until its font is there. Add font-display: swap to it.",
  },
  shifts: {
    title: "Keep a place for what loads later",
    text: "Things move while visitors read. Give images, ads and embeds their width and height.",
  },
  viewport: {
    title: "Fit the page to phones",
    text: "The page has no viewport tag for phones, so they draw it as on a desktop and react late. Add one.",
  },
  elements: {
    title: "Make the page simpler",
    text: "It has so many elements that a phone takes long to draw it. Show fewer at once.",
  },
  caching: {
    title: "Let browsers keep your files",
    text: "Visitors who come back load everything again. Let the server allow browsers to keep images, scripts and styles for a year.",
  },
} as const;
