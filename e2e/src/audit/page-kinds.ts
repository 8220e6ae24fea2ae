import { catalogue } from "@agency/content/articles/catalogue";
import { cityPages, cityPath } from "@agency/content/cities";
import { projectPath, projects } from "@agency/content/projects";
import { servicePath } from "@agency/content/services";
import { type Language, aboutLanguage, serviceKeys } from "@agency/content/settings";
import { articlePath } from "@agency/content/site-paths";

/** One page of each kind, without a language. */
export const pageKinds: readonly string[] = [
  "/",
  ...serviceKeys.slice(0, 1).map(servicePath),
  ...cityPages.slice(-1).map(cityPath),
  ...projects.slice(0, 1).map(({ key }) => projectPath(key)),
  "/blog",
  ...catalogue.slice(0, 1).map(({ slug }) => articlePath(slug)),
  "/team",
  "/privacy",
];

/** The address of a page in a language. */
export function addressIn(language: Language, path: string): string {
  const { prefix } = aboutLanguage(language);
  return path === "/" && prefix !== "" ? prefix : prefix + path;
}
