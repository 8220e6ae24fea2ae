/** The most contacts of a client, besides the first one. */
export const mostContacts = 20;
