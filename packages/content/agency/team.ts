import type { Member } from "@agency/content/shape";

/** The team members, in order. All three are samples: replace them with your own. */
export const team = [
  {
    key: "founder",
    name: "Sample Founder",
    initials: "SF",
    linkedin: "https://www.linkedin.com/",
    email: "founder@sample-agency.example",
  },
  {
    key: "sales",
    name: "Sample Sales Lead",
    initials: "SL",
    linkedin: "https://www.linkedin.com/",
    email: "sales@sample-agency.example",
  },
  {
    key: "admin",
    name: "Sample Admin Lead",
    initials: "SA",
    linkedin: "https://www.linkedin.com/",
    email: "admin@sample-agency.example",
  },
] as const satisfies readonly Member[];

/** The agency's values; the texts are under `team:page.values`. */
export const values = ["innovation", "transparency", "results", "partnership"] as const;
