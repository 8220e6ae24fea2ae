import { agencyFolder } from "#agency/folder.ts";

export { agencyFolder } from "#agency/folder.ts";

/** Where the logos and font files of the brand are. */
export const brandFolder = new URL("brand/", agencyFolder);
