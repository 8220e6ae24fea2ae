import type { AgencyTexts } from "@agency/content/agency-texts";
import { cities } from "./ms/cities.ts";
import { home } from "./ms/home.ts";
import { projects } from "./ms/projects.ts";
import { services } from "./ms/services.ts";
import { shared } from "./ms/shared.ts";
import { team } from "./ms/team.ts";

/** The agency's texts in Malay. */
export const texts = { cities, home, projects, services, shared, team } satisfies AgencyTexts;
