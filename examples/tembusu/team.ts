import type { Member } from "@agency/content/shape";

/** The team members, in order. All three are samples. */
export const team = [
  {
    key: "director",
    name: "Sample Director",
    initials: "SD",
    linkedin: "https://www.linkedin.com/",
    email: "director@tembusu-studio.example",
  },
  {
    key: "designer",
    name: "Sample Designer",
    initials: "DE",
    linkedin: "https://www.linkedin.com/",
    email: "designer@tembusu-studio.example",
  },
  {
    key: "writer",
    name: "Sample Writer",
    initials: "SW",
    linkedin: "https://www.linkedin.com/",
    email: "writer@tembusu-studio.example",
  },
] as const satisfies readonly Member[];

/** The agency's values; the texts are under `team:page.values`. */
export const values = ["innovation", "transparency", "results", "partnership"] as const;
