import { agencyFolder } from "#agency/folder.ts";

/** The folder of the agency's photographs, which `projects.ts` and `team.ts` name. */
export const picturesFolder = new URL("pictures/", agencyFolder);
