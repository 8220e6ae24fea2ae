import { z } from "zod";
import { agencyShape } from "./agency-shape.ts";
import { brandShape } from "./brand-shape.ts";
import * as shapes from "./shapes.ts";
import { projectShape } from "./work-shapes.ts";

const text = shapes.textIn("en");
const all = {
  agency: agencyShape(text),
  service: shapes.serviceShape(text),
  city: shapes.cityShape(text),
  team: shapes.teamShape(text),
  plans: shapes.plansShape(text),
  testimonials: shapes.testimonialsShape("en"),
  blog: shapes.blogShape(text),
  article: shapes.articleShape,
  project: projectShape(text),
  redirects: shapes.redirectsShape,
  legal: shapes.legalShape,
  brand: brandShape,
};

/** The schemas with which editors complete and explain an agency's YAML, by the names of their files. */
export function schemaFiles(): [file: string, content: string][] {
  return Object.entries(all).map(([name, shape]) => [
    `${name}.json`,
    `${JSON.stringify(z.toJSONSchema(shape, { io: "input", reused: "ref" }), null, 2)}\n`,
  ]);
}
