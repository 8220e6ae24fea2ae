import { cities } from "./en/cities.ts";
import { home } from "./en/home.ts";
import { projects } from "./en/projects.ts";
import { services } from "./en/services.ts";
import { shared } from "./en/shared.ts";
import { team } from "./en/team.ts";

/** The agency's own texts in English; the other languages have the same keys. */
export const texts = { cities, home, projects, services, shared, team } as const;
