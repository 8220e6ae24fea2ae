import { pathToFileURL } from "node:url";
import { ownFolder } from "./own.ts";

/** The agency's folder. */
export const agencyFolder = pathToFileURL(`${ownFolder}/`);

/** Where the logos and font files of the brand are. */
export const brandFolder = new URL("brand/", agencyFolder);
