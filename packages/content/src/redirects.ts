import { redirects } from "./own.ts";
import { plainAddress } from "./plain-address.ts";

/** New addresses by old ones, which are written as `plainAddress` writes them. */
export type Redirects = Readonly<Record<string, string>>;

/**
 * Where an old address has moved to, with the query that was asked for; undefined for one that has not.
 * @param url a path, perhaps with a query
 */
export function movedTo(url: string, all: Redirects = redirects): string | undefined {
  const [path = ""] = url.split("?", 1);
  const key = plainAddress(path);
  const target = Object.hasOwn(all, key) ? all[key] : undefined;
  if (target === undefined) return undefined;
  // Encodes what a header cannot have.
  const { origin, pathname, search, hash } = new URL(target, here);
  const query = [search.slice(1), url.slice(path.length + 1)].filter(Boolean).join("&");
  return `${origin === here ? "" : origin}${pathname}${query && `?${query}`}${hash}`;
}

const here = "http://site.invalid";
