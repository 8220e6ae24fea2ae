import { z } from "zod";
import { articleTextShape } from "../src/articles/article-text-shape.ts";
import { splitParts } from "../src/articles/front-matter.ts";
import type { OwnLegal, ProjectTexts } from "../src/shape.ts";
import type { Files } from "./files.ts";
import { checkPicture, leastWidth } from "./pictures.ts";
import { articleShape, languageCode, type legalShape, textIn, wholeLegalShape } from "./shapes.ts";
import { placedVideo, videoWords } from "./video-shape.ts";
import { projectShape, projectTextShape } from "./work-shapes.ts";
import { parseYaml, type YamlFile } from "./yaml-file.ts";

export type ArticleFile = z.output<typeof articleShape> & { slug: string };
export type ProjectFile = z.output<ReturnType<typeof projectShape>> & { key: string; texts: ProjectTexts };

/** The facts of the articles, oldest first. Their texts are checked only: pages read them from their files. */
export function readArticleFiles(files: Files, language: string): ArticleFile[] {
  const articles = files.foldersIn("articles").map((slug) => {
    const folder = `articles/${slug}`;
    if (files.has(`${folder}/${language}.md`)) checkArticle(files, folder, `${folder}/${language}.md`);
    return { ...files.read(`${folder}/article.yaml`, articleShape), slug };
  });
  return articles.toSorted(
    (one, other) => (one.date ?? "").localeCompare(other.date ?? "") || other.slug.localeCompare(one.slug),
  );
}

function checkArticle(files: Files, folder: string, file: string): void {
  const { stated, lineAt } = readMarkdown(files, file, articleTextShape, [2, 3, 4, 5, 6]);
  if (!stated?.picture) return;
  const place = checkPicture(
    files,
    stated.picture.file,
    { file, line: lineAt(["picture", "file"]), least: leastWidth.preview },
    folder,
  );
  if (place === undefined) return;
  files.pictures.written.add(place);
  files.pictures.shared.add(place);
}

/** The projects in their order, with their texts in a language, or in the only one that they are in. */
export function readProjects(files: Files, language: string): ProjectFile[] {
  const projects = files.foldersIn("work").map((key) => {
    const own = projectLanguage(files, key, language);
    // What is in a language that nobody can tell is not read: of each of its texts, the same would be said again.
    if (own === undefined) return { key, services: undefined, texts: undefined } as never;
    const facts = files.read(`work/${key}/project.yaml`, projectShape(textIn(own)));
    const story = readStory(files, `work/${key}/${own}.md`);
    const pictures = projectPictures(files, key, facts?.pictures ?? []);
    const video = facts?.video && placedVideo(files, facts.video, `work/${key}/project.yaml`, `work/${key}`);
    return { ...facts, video, key, texts: story && { ...story, pictures, video: video && videoWords(video) } };
  });
  return projects.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0) || one.key.localeCompare(other.key));
}

/** The only language of a project, or else the requested one; undefined where it names none that it has. */
function projectLanguage(files: Files, key: string, language: string): string | undefined {
  const folder = `work/${key}`;
  const yaml = files.yaml(`${folder}/project.yaml`);
  if (!z.looseObject({ language: z.string() }).safeParse(yaml.value).success) return language;
  const own = files.checked(z.looseObject({ language: languageCode }), yaml)?.language;
  if (own === undefined) return undefined;
  const stories = files.languagesIn(folder);
  const missing = `${folder}/${own}.md`;
  if (!stories.includes(own)) {
    const instead = stories.length > 0 ? `, or name a language that is there: ${stories.join(", ")}` : "";
    const text = `language is ${own}, and ${own}.md is not there. Write it${instead}.`;
    files.refuseMissing(missing, { file: yaml.file, line: yaml.lineAt(["language"]), text });
    return undefined;
  }
  for (const other of stories.filter((code) => code !== own))
    files.refuse({
      file: `${folder}/${other}.md`,
      text: `Nothing reads this file, since project.yaml says language: ${own}. Delete it, or that line of project.yaml.`,
    });
  return own;
}

function projectPictures(files: Files, key: string, stated: z.output<ReturnType<typeof projectShape>>["pictures"]) {
  const at = files.yaml(`work/${key}/project.yaml`);
  const pictures = stated.map(({ file, alt, caption }, index) => {
    const place = { file: at.file, line: at.lineAt(["pictures", index, "file"]), least: leastWidth.wide };
    const found = checkPicture(files, file, place, `work/${key}`) ?? file;
    files.pictures.written.add(found);
    return { file: found, alt, ...(caption && { caption }) };
  });
  const [first] = pictures;
  if (first) files.pictures.shared.add(first.file);
  return pictures as unknown as ProjectTexts["pictures"];
}

/**
 * The story of a project: what stands before its first heading says what the client needed, and each heading of level 2 with its
 * text is a step of what was done.
 */
function readStory(files: Files, file: string): Omit<ProjectTexts, "pictures" | "video"> {
  if (!files.has(file)) {
    files.refuseMissing(file, {
      file,
      text: "This file is missing. Write the story in this language, or name the one that it is in, as in language: en in project.yaml.",
    });
    return undefined as never;
  }
  const { stated, body, firstLine } = readMarkdown(files, file, projectTextShape, [2]);
  const [task = "", ...steps] = body.split(/^## /mu);
  if (task.trim() === "")
    files.refuse({
      file,
      line: firstLine,
      text: "The story needs a paragraph on what the client needed before its first heading.",
    });
  const done = steps.map(splitSection);
  if (!stated) return undefined as never;
  const { title = `${stated.client}: ${stated.heading}`, description = stated.lead, ...others } = stated;
  return { ...others, title, description, task: task.trim(), done };
}

/** The agency's own words of law in a language, by the keys of the pages that have some. */
export function readOwnLegal(
  files: Files,
  language: string,
  legal: z.output<typeof legalShape> | undefined,
): Record<string, OwnLegal> {
  const pages = { privacy: legal?.privacyNotice.own, terms: legal?.termsOfService.own };
  const read = Object.entries(pages).flatMap(([page, own]) => {
    const file = `legal/${page}/${language}.md`;
    if (own === undefined) return [];
    if (files.has(file)) return [[page, readLegalFile(files, file, own === "page")] as const];
    files.refuseMissing(file, {
      file,
      text: `This file is missing. Write it, or take "own: ${own}" out of legal.yaml.`,
    });
    return [];
  });
  return Object.fromEntries(read);
}

function readLegalFile(files: Files, file: string, whole: boolean): OwnLegal {
  const { stated, body, firstLine } = whole
    ? readMarkdown(files, file, wholeLegalShape, [2, 3])
    : readWords(files, file, [2, 3]);
  const [lead = "", ...sections] = body.split(/^## /mu);
  const refuse = (text: string) => files.refuse({ file, line: firstLine, text });
  if (sections.length === 0) refuse("The text has no section. Begin each with a heading, such as: ## Deposits");
  else if (!whole && lead.trim() !== "")
    refuse("The text must begin with the heading of a section, such as: ## Deposits");
  return {
    description: stated?.description ?? "",
    lead: lead.trim(),
    sections: sections.map(splitSection),
  };
}

/** What begins with a heading, of which the sign is gone. */
function splitSection(written: string): { title: string; text: string } {
  const [title = "", ...text] = written.split("\n");
  return { title: title.trim(), text: text.join("\n").trim() };
}

type Written<T> = {
  /** The YAML between the lines of hyphens; undefined with mistakes. */
  stated: T | undefined;
  lineAt: YamlFile["lineAt"];
  /** The Markdown after it, and the line on which that begins. */
  body: string;
  firstLine: number;
};

/** A Markdown file. Mistakes in its facts are refused with their lines; `checkTexts` reads its Markdown. */
function readMarkdown<T>(files: Files, file: string, shape: z.ZodType<T>, levels: readonly number[]): Written<T> {
  const source = files.source(file);
  const parts = splitParts(source);
  if ("missing" in parts) {
    const { missing, line } = parts;
    files.refuse({ file, line, text: missingHyphens[missing] });
    return { stated: undefined, lineAt: () => line, body: source, firstLine: line };
  }
  const { head, headLine, body, bodyLine: firstLine } = parts;
  const parsed = parseYaml(file, "\n".repeat(headLine - 1) + head);
  for (const mistake of parsed.mistakes) files.refuse(mistake);
  const stated = parsed.mistakes.length > 0 ? undefined : files.checked(shape, parsed);
  files.markdown.push({ file, body, firstLine, levels });
  return { stated, lineAt: parsed.lineAt, body, firstLine };
}

/** A Markdown file without facts. */
function readWords(files: Files, file: string, levels: readonly number[]) {
  const body = files.source(file).replace(/^\uFEFF/, "");
  files.markdown.push({ file, body, firstLine: 1, levels });
  return { stated: undefined, body, firstLine: 1 };
}

const missingHyphens = {
  first: "The file must begin with a line of three hyphens (---), then its facts, then another such line. Type it.",
  last: "A line of three hyphens (---) must follow the facts. Type it here.",
};
