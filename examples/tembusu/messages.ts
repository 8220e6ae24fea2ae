import type { texts } from "./messages/en.ts";

/** The keys of the agency's texts. */
export type Texts = typeof texts;

/** The agency's texts in each language of the settings. */
export const load = {
  en: () => import("./messages/en.ts"),
  zh: () => import("./messages/zh.ts"),
};
