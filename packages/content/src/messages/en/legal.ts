import { privacy } from "./legal/privacy.ts";
import { terms } from "./legal/terms.ts";

/**
 * Texts of the privacy notice and the terms of service. In paragraphs, `[words](address)` is a link and a word between backticks
 * stands as a browser or a server writes it. The keys of the sections are their anchors, the same in every language.
 */
export const legal = {
  sample: {
    title: "A sample, not legal advice",
    text: "We wrote this page with care for a made-up agency. Before you use it for a real one, add the real facts and periods, and have a lawyer check it.",
  },
  contents: "On this page",
  brief: "In short",
  version: "Version {{version}}, in force since {{date}}",
  other: "See also",
  privacy,
  terms,
} as const;
