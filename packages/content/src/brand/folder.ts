import { agencyFolder } from "#agency/folder.ts";

/** The folder of `brand.ts`, where the brand's own files are. */
export const brandFolder = new URL("brand/", agencyFolder);
