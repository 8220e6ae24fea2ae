import { projects, workPath } from "@agency/content/projects";
import { languageKeys, offered } from "@agency/content/settings";
import { localisedPath } from "../shared/i18n/language-path.ts";

type NotFoundPage = {
  /** The path it is rendered at, like any other page of its route. */
  path: string;
  /** The file it is saved as. */
  file: string;
  /** Matches the addresses that get this page when no other page exists. */
  pattern: string;
};

const segment = "[^/]+";

const pages = [
  ...(offered.articles ? [{ path: "/blog/404", folder: "/blog", addresses: `/blog/${segment}` }] : []),
  ...(projects.length > 0 ? [{ path: `${workPath}/404`, folder: workPath, addresses: `${workPath}/${segment}` }] : []),
  { path: "/services/404/404", folder: "/services", addresses: `/services/${segment}/${segment}` },
  { path: "/404", folder: "/", addresses: "(?:/.*)?" },
];

/**
 * The pages served with status 404. Each is rendered by the route that would match the address, so that the application
 * finds the page it expects. The first matching pattern wins.
 */
export const notFoundPages: NotFoundPage[] = languageKeys
  .toSorted((one, other) => localisedPath("/", other).length - localisedPath("/", one).length)
  .flatMap((language) =>
    pages.map(({ path, folder, addresses }) => ({
      path: localisedPath(path, language),
      file: `${localisedPath(folder, language)}/404.html`.replace(/^\/+/, ""),
      pattern: `^${localisedPath("/", language).replace(/\/$/, "")}${addresses}$`,
    })),
  );
