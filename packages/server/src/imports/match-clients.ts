import { readClientId } from "../clients/client-id.ts";
import { bareName, type ClientIndex, type NamedClient } from "./client-index.ts";
import { websiteHost, nameWords } from "./name-texts.ts";

/** The client that a name certainly means; or the possible ones, likeliest first, to ask about. */
export type ClientMatch = { name: string; clientId: string } | { name: string; candidates: string[] };

export const mostCandidates = 5;

/**
 * Finds the client that a name in a file means: by client ID, by website, by a source's number, site or name, or by name, in any case
 * and with or without legal form and signs. A name that fits two clients, or none exactly, is doubtful and is never decided here.
 */
export function matchClient(name: string, index: ClientIndex): ClientMatch {
  const sure = exactly(name, index);
  const [only] = sure;
  if (only && sure.length === 1) return { name, clientId: only.id };
  const candidates = sure.length > 1 ? sure : alike(name, index);
  return { name, candidates: candidates.slice(0, mostCandidates).map(({ id }) => id) };
}

function exactly(name: string, { known, atAddress, numbered }: ClientIndex): NamedClient[] {
  const accessId = readClientId(name);
  const byId = known.filter(({ client }) => client.id === name || (accessId !== null && client.accessId === accessId));
  if (byId.length > 0) return byId.map(({ client }) => client);
  const byHost = websiteHost(name) === null ? [] : atAddress(name);
  if (byHost.length > 0) return byHost;
  const byNumber = numbered(name.trim());
  if (byNumber.length > 0) return byNumber;
  const words = nameWords(name).join(" ");
  const named = known.filter((other) => words !== "" && other.words.join(" ") === words);
  if (named.length > 0) return named.map(({ client }) => client);
  const bare = bareName(name);
  return known.filter(({ bareNames }) => bareNames.includes(bare)).map(({ client }) => client);
}

/** Clients that share words with a name, or whose words together begin alike: "Kedaibunga" and "Kedai Bunga Contoh". */
function alike(name: string, { known }: ClientIndex): NamedClient[] {
  const words = nameWords(name);
  const joined = words.join("");
  const scored = known.map((other) => {
    const shared = words.filter((word) => other.words.includes(word)).length;
    const begins =
      joined.length > 3 && (other.words.join("").startsWith(joined) || joined.startsWith(other.words.join("")));
    return { other, score: shared / Math.max(words.length, other.words.length, 1) + (begins ? 0.5 : 0) };
  });
  const likely = scored.filter(({ score }) => score >= 0.3).toSorted((a, b) => b.score - a.score);
  return likely.map(({ other }) => other.client);
}
