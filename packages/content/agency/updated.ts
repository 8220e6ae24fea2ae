/** The date of the last review of the pages' texts, such as `2025-01-15`. Articles have their own dates. */
export const contentUpdated = "2026-11-21";
