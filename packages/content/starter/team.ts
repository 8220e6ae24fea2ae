import type { Member } from "@agency/content/shape";
import { answers } from "./answers.ts";

/** The team members, in order. Name yours; roles and biographies are texts under `team:members`. */
export const team = [
  {
    key: "founder",
    name: answers.name,
    initials: answers.name.slice(0, 2).toUpperCase(),
    linkedin: "https://www.linkedin.com/",
    email: answers.email,
  },
] as const satisfies readonly Member[];

/** The agency's values; the texts are under `team:page.values`. */
export const values = ["innovation", "transparency", "results", "partnership"] as const;
