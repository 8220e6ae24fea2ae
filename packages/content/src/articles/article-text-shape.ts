import { z } from "zod";

const text = z.string().trim().min(1);

/** The YAML above the text of an article. */
export const articleTextShape = z.strictObject({
  title: text,
  excerpt: text,
  tags: z.array(text).min(1),
  /** At the head of the article, on its cards, and when somebody shares it. */
  picture: z.strictObject({ file: text, alt: text }).optional(),
});
