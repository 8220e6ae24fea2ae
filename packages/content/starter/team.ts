import type { Member } from "@agency/content/shape";
import { answers } from "./answers.ts";
import { initialsOf } from "./names.ts";

/**
 * The team members, in order. Name yours; roles and biographies are texts under `team:members`. `photo: "siti.jpg"` shows
 * `pictures/siti.jpg` in place of the drawn portrait.
 */
export const team = [
  {
    key: "founder",
    name: answers.name,
    initials: initialsOf(answers.name),
    linkedin: "",
    email: answers.email,
  },
] as const satisfies readonly Member[];

/** The agency's values; the texts are under `team:page.values`. */
export const values = ["innovation", "transparency", "results", "partnership"] as const;
