import { projects, workPath } from "@agency/content/projects";
import { languageKeys, offered } from "@agency/content/settings";
import { linkedPages } from "@agency/content/site-paths";
import { localisedPath } from "../shared/i18n/language-path.ts";

type NotFoundPage = {
  /** The path it is rendered at, like any other page of its route. */
  path: string;
  /** The file it is saved as. */
  file: string;
  /** Whether it is rendered for this alone: otherwise it is a page for links, of something that the agency does not offer. */
  own: boolean;
  /** Matches the addresses that get this page when no other page exists. */
  pattern: string;
};

const segment = "[^/]+";

const pages = [
  ...linkedPages
    .filter(({ about }) => !offered[about])
    .map(({ path }) => ({ path, folder: path, addresses: path, own: false })),
  ...(offered.articles ? [{ path: "/blog/404", folder: "/blog", addresses: `/blog/${segment}`, own: true }] : []),
  ...(projects.length > 0
    ? [{ path: `${workPath}/404`, folder: workPath, addresses: `${workPath}/${segment}`, own: true }]
    : []),
  { path: "/services/404/404", folder: "/services", addresses: `/services/${segment}/${segment}`, own: true },
  { path: "/404", folder: "/", addresses: "(?:/.*)?", own: true },
];

/**
 * The pages served with status 404. Each is rendered by the route that would match the address, so that the application
 * finds the page it expects. The first matching pattern wins.
 */
export const notFoundPages: NotFoundPage[] = languageKeys
  .toSorted((one, other) => localisedPath("/", other).length - localisedPath("/", one).length)
  .flatMap((language) =>
    pages.map(({ path, folder, addresses, own }) => ({
      own,
      path: localisedPath(path, language),
      file: `${localisedPath(folder, language)}/404.html`.replace(/^\/+/, ""),
      pattern: `^${localisedPath("/", language).replace(/\/$/, "")}${addresses}$`,
    })),
  );
