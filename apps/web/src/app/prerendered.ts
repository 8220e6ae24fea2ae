import { languageKeys } from "@agency/content/languages";
import { serviceKeys, servicePath } from "@agency/content/services";
import { localisedPath } from "../lib/i18n/language-path.ts";
import { notFoundPages } from "./not-found-pages.ts";

/** The paths of one language, without its prefix. */
const paths = ["/", ...serviceKeys.map(servicePath), "/admin", "/admin/login", "/client-portal"];

/** Every page that is written to a file at build time, in every language. */
export const prerendered: string[] = [
  ...languageKeys.flatMap((language) => paths.map((path) => localisedPath(path, language))),
  ...notFoundPages.map(({ path }) => path),
];
