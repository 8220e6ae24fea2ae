import { z } from "zod";
import { hidden, key, oneLanguage, type Text } from "./shapes.ts";
import { videoShape } from "./video-shape.ts";

/** `work/<slug>/project.yaml` */
export function projectShape(text: Text) {
  const words = {
    alt: text.describe("What the picture shows, in each language, for people who cannot see it"),
    caption: text.optional().describe("A line below the picture, in each language"),
  };
  const file = z
    .union([z.string().min(1), text])
    .describe("A file beside project.yaml or in pictures/, at least 1,600 pixels wide; or one in each language");
  return z.strictObject({
    language: oneLanguage,
    ...hidden,
    order: z.number().int().optional().describe("Its place among your projects: 1 is the first"),
    services: z
      .array(key)
      .min(1)
      .describe("What you did, by the keys of your services; the first is what an enquiry is about"),
    cities: z.array(key).optional().describe("The cities whose pages show it before others"),
    video: videoShape(text).optional().describe("A video below the top of the project's page"),
    pictures: z
      .array(z.strictObject({ file, ...words }))
      .min(1)
      .describe("In order; the first is on its card, too"),
  });
}

const line = z.string().trim().min(1);

/** The front matter of `work/<slug>/<language>.md` */
export const projectTextShape = z
  .strictObject({
    client: line.describe("Whom you worked for"),
    place: line.optional().describe("Where the client is"),
    result: line.describe("What changed, in one sentence, on the card"),
    source: line.optional().describe("Where a figure in the result comes from"),
    title: line.optional().describe("For search engines; without it, the client and the heading"),
    description: line.optional().describe("For search engines; without it, the lead"),
    heading: line.describe("The heading of the page, after the client's name"),
    lead: line.describe("One or two sentences below the heading"),
    before: line.optional().describe("How it was, in one sentence"),
    after: line.optional().describe("How it is now, in one sentence"),
    figures: z
      .array(z.strictObject({ name: line, before: line, after: line, source: line }))
      .default([])
      .describe("What somebody counted before and after, each with its source"),
  })
  .refine(({ before, after }) => (before === undefined) === (after === undefined), {
    path: ["before"],
    message: "and after belong together. Write both, or neither",
  });
