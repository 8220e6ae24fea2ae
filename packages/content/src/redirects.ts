import { oldAddress } from "./old-address.ts";
import { languages, redirects } from "./own.ts";

/** New addresses by old ones, which are written as `oldAddress` writes them. */
export type Redirects = Readonly<Record<string, string>>;

/**
 * Where an old address has moved to, with the query that was asked for; undefined for one that has not. Pages of the default language
 * have no prefix; where they had one, before it was the default, it is taken away.
 * @param url a path, perhaps with a query
 */
export function movedTo(url: string, all: Redirects = redirects): string | undefined {
  const [path = "", query = ""] = url.split(/\?(.*)/s, 2);
  const key = oldAddress(path);
  const plain = Object.hasOwn(all, key) ? all[key] : withoutDefaultPrefix(path);
  return movedByQuery(url, all) ?? (plain === undefined ? undefined : withQuery(plain, query));
}

/** Where an old address has moved to that only its query tells from a page, such as `/?p=123`. */
export function movedByQuery(url: string, all: Redirects = redirects): string | undefined {
  const [path = "", query = ""] = url.split(/\?(.*)/s, 2);
  if (query === "") return undefined;
  const asked = new URLSearchParams(query);
  const start = `${oldAddress(path)}?`;
  for (const [old, target] of Object.entries(all)) {
    const parts = [...new URLSearchParams(old.startsWith(start) ? old.slice(start.length) : "")];
    if (parts.length === 0 || !parts.every(([name, value]) => asked.get(name) === value)) continue;
    for (const [name] of parts) asked.delete(name);
    return withQuery(target, String(asked));
  }
  return undefined;
}

function withQuery(target: string, query: string): string {
  // Encodes what a header cannot have.
  const { origin, pathname, search, hash } = new URL(target, here);
  const whole = [search.slice(1), query].filter(Boolean).join("&");
  return `${origin === here ? "" : origin}${pathname}${whole && `?${whole}`}${hash}`;
}

const here = "http://site.invalid";

const [defaultLanguage] = Object.keys(languages);

/** Nothing but a name may follow, or the address could lead to another site. */
function withoutDefaultPrefix(path: string): string | undefined {
  const [, language, rest = ""] = /^\/([a-z]{2,3})(\/[\w%].*|\/)?$/.exec(path) ?? [];
  return language === defaultLanguage ? rest || "/" : undefined;
}
