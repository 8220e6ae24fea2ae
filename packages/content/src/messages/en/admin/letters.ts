/** What staff are told about letters that no font has. */
export const letters = {
  title: "The PDF cannot show some words",
  words: "No font has all the letters of {{words}}. The PDF shows � for those it lacks.",
  others_one: "{{count}} other word",
  others_other: "{{count}} other words",
  remedy:
    "Write them in other letters, such as Latin ones. Or ask the person who runs the server to add a font: docs/adopt.md says how.",
  approval: "Such a report is not approved or sent automatically. You can approve it as it is.",
} as const;
