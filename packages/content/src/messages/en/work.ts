/** Texts around the projects; those of each are the agency's. */
export const work = {
  list: {
    name: "Work",
    title: "Our work, project by project",
    description:
      "What each client needed, what we did, and what changed: a page for each project, with figures that say where they come from.",
    start: {
      title: "What would yours look like?",
      lead: "Tell us what you sell, and to whom. We will tell you what we would do first, and what it costs.",
    },
  },
  all: "All our work",
  sample: "Sample project",
  samples: "Sample projects",
  place: "Where",
  services: "What we did",
  task: "The task",
  done: "Step by step",
  change: "Before and after",
  sampleFigures: "Sample figures",
  before: "Before",
  after: "After",
  others: { title: "More of our work", lead: "Other clients, other tasks." },
  related: { title: "See it at work", lead: "What we did for others, step by step, and what changed." },
  start: {
    title: "Is your task like this one?",
    lead: "Tell us what you sell and what gets in the way. We will tell you what we would do first.",
  },
  missing: {
    title: "Project not found",
    lead: "No project has this address. Perhaps it was taken down, or the link lost a letter on its way to you.",
  },
} as const;
