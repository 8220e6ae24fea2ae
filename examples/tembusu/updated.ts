/** The date of the last review of the pages' texts. Articles have their own dates. */
export const contentUpdated = "2026-11-23";
