/** Texts of the list of articles and of the feed. */
export const blog = {
  short: "Blog",
  newest: "Newest",
  tags: "Tags",
  readTime: "{{minutes}} min read",
  filter: {
    label: "Categories",
    all: "All",
    count_one: "{{count}} article",
    count_other: "{{count}} articles",
    inCategory_one: "{{count}} article in {{category}}",
    inCategory_other: "{{count}} articles in {{category}}",
  },
  search: {
    label: "Search the articles",
    hint: "Searches titles, tags and the full text as you type.",
    loading: "Searching…",
    failed: "The search could not be loaded. All articles are listed below.",
    inText: "In the text:",
    found_one: "{{count}} article for “{{query}}”",
    found_other: "{{count}} articles for “{{query}}”",
    foundIn_one: "{{count}} article for “{{query}}” in {{category}}",
    foundIn_other: "{{count}} articles for “{{query}}” in {{category}}",
    none: "No article matches “{{query}}”.",
    noneLead: "Try another word, browse all the articles, or ask us directly.",
    showAll: "Show all articles",
    ask: "Ask us",
  },
  feed: {
    link: "RSS feed",
    title: "{{agency}}: blog",
  },
} as const;
