/** Where the agency's files are. */
export const agencyFolder = new URL("./", import.meta.url);
