import { distance } from "fastest-levenshtein";

/** The name that somebody meant who typed it with other capitals, signs or, where it is long enough, one or two letters; undefined if none is that near. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .filter((name) => digitsIn(name) === digitsIn(typed))
    .flatMap((name) => awayFrom(typed, name) ?? [])
    .toSorted((one, other) => one.away - other.away);
  return nearest?.name;
}

/** How many letters differ, unless a part between points differs in too many. */
function awayFrom(typed: string, name: string): { name: string; away: number } | undefined {
  const parts = typed.split(".").map(plainName);
  const others = name.split(".").map(plainName);
  const away = parts.map((part, at) => distance(part, others[at] ?? ""));
  const isNear = parts.every(
    (part, at) => (away[at] ?? 0) <= Math.max(0, Math.min(2, Math.floor((part.length - 1) / 2))),
  );
  return isNear && parts.length === others.length
    ? { name, away: away.reduce((sum, each) => sum + each, 0) }
    : undefined;
}

/** The same, else the first name that is a part of what was typed, or that it is a part of: "monthly" means "month", "mon" means "monday". */
export function likelyName(typed: string, names: readonly string[]): string | undefined {
  const plain = plainName(typed);
  const isPart = (part: string, whole: string) => part.length >= 3 && whole.includes(part);
  return (
    nearestName(typed, names) ??
    names.find((name) => isPart(plainName(name), plain)) ??
    names.find((name) => isPart(plain, plainName(name)))
  );
}

function plainName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Numbers tell names apart: "photo-1" is not a misspelling of "photo-2". */
function digitsIn(name: string): string {
  return name.replaceAll(/\D/g, "");
}
