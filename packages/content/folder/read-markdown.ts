import type { z } from "zod";
import { headingProblem, htmlProblem, parseMarkdown, problemsIn } from "../src/articles/markdown.ts";
import type { ProjectTexts } from "../src/shape.ts";
import type { Files } from "./files.ts";
import { articleShape, projectShape, projectTextShape, type Text } from "./shapes.ts";
import { parseYaml } from "./yaml-file.ts";

export type ArticleFile = z.output<typeof articleShape> & { slug: string };
export type ProjectFile = z.output<ReturnType<typeof projectShape>> & { key: string; texts: ProjectTexts };

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
export function readProjects(files: Files, language: string, text: Text): ProjectFile[] {
  const shape = projectShape(text);
  const projects = files.namesIn("work").map((key) => {
    const facts = files.read(`work/${key}/project.yaml`, shape);
    const story = readStory(files, `work/${key}/${language}.md`);
    const pictures = facts?.pictures.map(({ alt, caption }) => ({ alt, ...(caption && { caption }) })) ?? [];
    return { ...facts, key, texts: story && { ...story, pictures } };
  });
  return projects.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0) || one.key.localeCompare(other.key));
}

type Story = Omit<ProjectTexts, "pictures">;

/**
 * The story of a project: what stands before its first heading says what the client needed, and each heading of level 2 with its
 * text is a step of what was done.
 */
function readStory(files: Files, file: string): Story {
  if (!files.has(file)) {
    files.refuse({ file, text: "This file is missing. Write the story in this language." });
    return undefined as never;
  }
  const { head, body, firstLine } = partsOf(files.source(file));
  // Empty lines in place of what stands before, so that the lines are those of the file.
  const yaml = parseYaml(file, `\n${head}`);
  for (const mistake of yaml.mistakes) files.refuse(mistake);
  if (yaml.mistakes.length > 0) return undefined as never;
  const stated = files.checked(projectTextShape, yaml.value, file, yaml.lineOf);
  for (const { line, text } of problemsIn(parseMarkdown(body), [htmlProblem, headingProblem([2])]))
    files.refuse({ file, line: firstLine + line - 1, text });
  const [task = "", ...steps] = body.split(/^## /mu);
  if (task.trim() === "")
    files.refuse({
      file,
      line: firstLine,
      text: "The story needs a paragraph on what the client needed before its first heading.",
    });
  const done = steps.map((step) => {
    const [title = "", ...text] = step.split("\n");
    return { title: title.trim(), text: text.join("\n").trim() };
  });
  if (!stated) return undefined as never;
  const { title = `${stated.client}: ${stated.heading}`, description = stated.lead, ...others } = stated;
  return { ...others, title, description, task: task.trim(), done };
}

/** The YAML between the lines of hyphens, the Markdown after it, and the line on which that begins. */
function partsOf(source: string): { head: string; body: string; firstLine: number } {
  const text = source.replaceAll("\r\n", "\n");
  const [whole = "", head = ""] = /^---\n([^]*?)\n---(?:\n|$)/.exec(text) ?? [];
  return { head, body: text.slice(whole.length), firstLine: whole.split("\n").length };
}
