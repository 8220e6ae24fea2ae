import { VFile } from "vfile";
import { matter } from "vfile-matter";
import type { z } from "zod";
import type { ProjectTexts } from "../src/shape.ts";
import type { Files } from "./files.ts";
import { articleShape, projectShape, projectTextShape } from "./shapes.ts";

export type ArticleFile = z.output<typeof articleShape> & { slug: string };
export type ProjectFile = z.output<typeof projectShape> & { key: string; texts: ProjectTexts };

/** The facts of the articles, oldest first. */
export function readArticleFiles(files: Files): ArticleFile[] {
  const articles = files.namesIn("articles").map((slug) => ({
    ...files.read(`articles/${slug}/article.yaml`, articleShape),
    slug,
  }));
  return articles.toSorted(
    (one, other) => (one.date ?? "").localeCompare(other.date ?? "") || other.slug.localeCompare(one.slug),
  );
}

/** The projects in their order, with their texts in a language. */
export function readProjects(files: Files, language: string): ProjectFile[] {
  const projects = files.namesIn("work").map((key) => {
    const facts = files.read(`work/${key}/project.yaml`, projectShape);
    const texts = readStory(files, `work/${key}/${language}.md`);
    if (facts && texts && texts.pictures.length !== facts.pictures.length)
      files.refuse({
        file: `work/${key}/${language}.md`,
        line: 1,
        text: `pictures describes ${texts.pictures.length}, and project.yaml has ${facts.pictures.length}. Describe each.`,
      });
    return { ...facts, key, texts };
  });
  return projects.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0) || one.key.localeCompare(other.key));
}

/**
 * The story of a project: its first paragraphs say what the client needed, and each heading of level 2 with its text is a step of
 * what was done.
 */
function readStory(files: Files, file: string): ProjectTexts {
  if (!files.has(file)) {
    files.refuse({ file, text: "This file is missing. Write the story in this language." });
    return undefined as never;
  }
  const story = new VFile(files.source(file));
  matter(story, { strip: true });
  const head = files.checked(projectTextShape, story.data.matter, file, () => 1);
  const [task = "", ...steps] = String(story).split(/^## /mu);
  const done = steps.map((step) => {
    const [title = "", ...text] = step.split("\n");
    return { title: title.trim(), text: paragraphsOf(text.join("\n")).join(" ") };
  });
  const needed = paragraphsOf(task);
  if (needed.length === 0 || done.length === 0)
    files.refuse({
      file,
      text: "The story needs paragraphs on what the client needed, and then a heading (##) with a text for each step of the work.",
    });
  return head && { ...head, task: needed, done };
}

/** Paragraphs, each in one line. */
function paragraphsOf(markdown: string): string[] {
  return markdown
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, " ").trim())
    .filter(Boolean);
}
