import { type ProjectKey, projects } from "./projects.ts";
import { type Language, languageKeys } from "./settings.ts";
import type { Project, ProjectTexts } from "./shape.ts";
import { messagesOf } from "./translations.ts";

/**
 * The texts of a project's card and page.
 * @throws when they are missing or do not fit the project, with the file and the key
 */
export function projectTexts(key: ProjectKey, language: Language): ProjectTexts {
  const texts = textsIn(language)[key];
  const [problem] = projects
    .filter((project) => project.key === key)
    .flatMap((project) => problemsOf(project, texts, language));
  if (problem !== undefined || texts === undefined) throw new Error(problem ?? `projects.ts: there is no "${key}".`);
  return texts;
}

/** What is wrong with the projects and their texts, each with its file and key. */
export function projectProblems(): string[] {
  return languageKeys.flatMap((language) =>
    projects.flatMap((project) => problemsOf(project, textsIn(language)[project.key], language)),
  );
}

/** What is wrong with a project and its texts in a language. */
export function problemsOf(
  { key, pictures }: Pick<Project, "key" | "pictures">,
  texts: ProjectTexts | undefined,
  language: Language,
): string[] {
  const address = addressOf(key);
  if (key !== address) return [`projects.ts: the key "${key}" is part of an address. Write it as "${address}".`];
  const at = `messages/${language}/projects.ts, "${key}"`;
  if (texts === undefined) return [`${at}: this project of projects.ts has no texts. Add them.`];
  const described = texts.pictures.length;
  return [
    ...emptyIn(texts).map((name) => `${at}: ${name} is empty. Write a text.`),
    ...(described === pictures.length
      ? []
      : [`${at}: pictures has ${described} entries, and the project ${pictures.length} pictures. Write one for each.`]),
  ];
}

/** The names of texts that are empty. Figures may be left out. */
function emptyIn(node: unknown, name = ""): string[] {
  if (typeof node === "string") return node.trim() === "" ? [name] : [];
  const entries = Object.entries(node as object);
  if (entries.length === 0 && name !== "figures") return [name];
  return entries.flatMap(([key, value]) => emptyIn(value, name === "" ? key : `${name}.${key}`));
}

/** Lower-case letters, digits and single hyphens. */
function addressOf(key: string): string {
  return key
    .toLowerCase()
    .split(/[^\da-z]+/)
    .filter(Boolean)
    .join("-");
}

function textsIn(language: Language): Readonly<Record<string, ProjectTexts | undefined>> {
  return messagesOf(language).projects;
}
