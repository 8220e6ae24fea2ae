import { languageKeys } from "@agency/content/settings";
import { localisedPath } from "../shared/i18n/language-path.ts";

type NotFoundPage = {
  /** The path it is written at, as if it were any other page of its route. */
  path: string;
  /** The file that it becomes. */
  file: string;
  /** Matches the addresses it is the answer for, if nothing is there. */
  pattern: string;
};

const segment = "[^/]+";

const pages = [
  { path: "/blog/404", folder: "/blog", addresses: `/blog/${segment}` },
  { path: "/services/404/404", folder: "/services", addresses: `/services/${segment}/${segment}` },
  { path: "/404", folder: "/", addresses: "(?:/.*)?" },
];

/**
 * What is answered, with status 404, at an address where nothing is: each is written by the route that would match the
 * address, so that the application finds the page it expects. The first whose pattern matches counts.
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
