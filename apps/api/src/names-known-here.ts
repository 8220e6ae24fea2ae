import { agency } from "@agency/content/agency";

/** What everybody knows of this agency, and tries first as a password. */
export const namesKnownHere: string[] = [agency.name, agency.email, "password", "kata laluan"];
