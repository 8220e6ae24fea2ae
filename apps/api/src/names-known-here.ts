import { agency } from "@agency/content/agency";

/** Words that everyone connects with this agency and would try first as a password. */
export const namesKnownHere: string[] = [agency.name, agency.email, "password", "kata laluan"];
