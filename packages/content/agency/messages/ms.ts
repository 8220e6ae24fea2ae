import type { Translation } from "@agency/content/translation";
import type { texts as english } from "./en.ts";
import { cities } from "./ms/cities.ts";
import { home } from "./ms/home.ts";
import { projects } from "./ms/projects.ts";
import { services } from "./ms/services.ts";
import { shared } from "./ms/shared.ts";
import { team } from "./ms/team.ts";

/** The agency's own texts in Malay. */
export const texts: Translation<typeof english> = { cities, home, projects, services, shared, team };
