import type { AgencyTexts } from "@agency/content/agency-texts";
import { cities } from "./en/cities.ts";
import { home } from "./en/home.ts";
import { projects } from "./en/projects.ts";
import { services } from "./en/services.ts";
import { shared } from "./en/shared.ts";
import { team } from "./en/team.ts";

/** The agency's texts in English. */
export const texts = { cities, home, projects, services, shared, team } satisfies AgencyTexts;
