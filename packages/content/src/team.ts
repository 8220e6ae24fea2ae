type Member = {
  /** The key of the role, the bio and the skills under `team:members`. */
  key: "founder" | "sales" | "admin";
  name: string;
  /** Initials for the drawn portrait. */
  initials: string;
  /**
   * A photograph in packages/content/pictures that replaces the drawn portrait; portrait format, at least 800 pixels
   * wide.
   */
  photo?: string;
  linkedin: string;
  email: string;
};

/** The team members, in order. All three are samples: replace them with your own, and set `sampleTeam` to false. */
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

/** The agency's values; the texts are under `team:page.values`. */
export const values = ["innovation", "transparency", "results", "partnership"] as const;
