/** The day on which the pages' texts (but for the articles, which have dates of their own) were last gone through, as `2025-01-15`. */
export const contentUpdated = "2026-11-21";
