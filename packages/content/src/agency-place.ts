export { agencyFolder } from "#agency/folder.ts";
