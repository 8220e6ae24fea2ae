/** Texts of a client's targets and of what was done, in the dashboard. */
export const plan = {
  open: "Targets and work",
  title: "Targets and work for {{name}}",
  targets: {
    heading: "Targets for a month",
    lead: "Each report says whether they were reached. Leave a field empty for no target. Reports of a quarter take three times the leads, and no target for visitors.",
    totalLeads: "Leads",
    totalVisitors: "Visitors",
    averagePosition: "Average position, or better",
    totalFollowers: "Followers",
    save: "Save targets",
    saved: "Targets saved",
    failed: "Failed to save the targets: {{message}}",
  },
  work: {
    heading: "What we did",
    lead: "One line for each thing. The report of its period tells the client.",
    date: "Date",
    text: "What was done",
    link: "Link (optional)",
    add: "Add",
    failed: "Failed: {{message}}",
    none: "Nothing is noted yet.",
    remove: "Remove",
  },
} as const;
