import type { Translation } from "@agency/content/translation";
import type { projects as english } from "../en/projects.ts";
import { clinic } from "./projects/clinic.ts";
import { diveCentre } from "./projects/dive-centre.ts";
import { furniture } from "./projects/furniture.ts";
import { kopitiam } from "./projects/kopitiam.ts";

export const projects: Translation<typeof english> = { kopitiam, "dive-centre": diveCentre, clinic, furniture };
