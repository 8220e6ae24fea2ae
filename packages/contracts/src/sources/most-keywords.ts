/** The most keywords of a client. */
export const mostKeywords = 200;
