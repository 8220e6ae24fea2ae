type Member = {
  /** The key of the role, the bio and the skills under `team:members`. */
  key: "founder" | "sales" | "admin";
  name: string;
  /** For the drawn portrait. */
  initials: string;
  /** A photograph in packages/content/pictures takes the place of the drawn portrait; upright, at least 800 pixels wide. */
  photo?: string;
  linkedin: string;
  email: string;
};

/** The people of the agency, in order. All three are samples: put in your own, and set `sampleTeam` to false. */
export const team: readonly Member[] = [
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
];

export type MemberKey = Member["key"];

/** Whether the team is marked as a sample on the page. */
export const sampleTeam: boolean = true;

/** What the agency holds itself to; the words stand under `team:page.values`. */
export const values = ["innovation", "transparency", "results", "partnership"] as const;
