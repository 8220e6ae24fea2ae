import { clinic } from "./projects/clinic.ts";
import { diveCentre } from "./projects/dive-centre.ts";
import { furniture } from "./projects/furniture.ts";
import { kopitiam } from "./projects/kopitiam.ts";

/** Texts of the projects' cards and pages, by their keys. All four are sample businesses with sample figures. */
export const projects = { kopitiam, "dive-centre": diveCentre, clinic, furniture } as const;
