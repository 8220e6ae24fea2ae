import type { AgencyTexts } from "@agency/content/agency-texts";
import { cities } from "./zh/cities.ts";
import { home } from "./zh/home.ts";
import { projects } from "./zh/projects.ts";
import { services } from "./zh/services.ts";
import { shared } from "./zh/shared.ts";
import { team } from "./zh/team.ts";

/** The agency's texts in Chinese. */
export const texts = { cities, home, projects, services, shared, team } satisfies AgencyTexts;
