import { readClientId } from "../clients/client-id.ts";

/** A file may name a client by any of these. */
type NamedClient = { id: string; accessId: string; name: string; website: string | null };

/** The client that a name certainly means; or those that it may mean, likeliest first, to be asked. */
export type ClientMatch = { name: string; clientId: string } | { name: string; candidates: string[] };

const mostCandidates = 5;

/** Parts of a business's name that people leave out. */
const legalForms = new Set([
  "sdn",
  "bhd",
  "berhad",
  "plt",
  "enterprise",
  "ent",
  "trading",
  "the",
  "co",
  "company",
  "ltd",
  "inc",
]);

/**
 * Finds the clients that the names of a file mean: by client ID, by website, or by name, in any case and with or without legal
 * form and signs. A name that fits two clients, or none exactly, is doubtful and is never decided here.
 */
export function matchClients(names: string[], clients: NamedClient[]): ClientMatch[] {
  const known = clients.map((client) => ({ client, words: wordsOf(client.name), host: hostOf(client.website ?? "") }));
  return [...new Set(names)].map((name): ClientMatch => {
    const sure = exactly(name, known);
    const [only] = sure;
    if (only && sure.length === 1) return { name, clientId: only.client.id };
    const candidates = sure.length > 1 ? sure : alike(name, known);
    return { name, candidates: candidates.slice(0, mostCandidates).map(({ client }) => client.id) };
  });
}

type Known = { client: NamedClient; words: string[]; host: string | null };

function exactly(name: string, known: Known[]): Known[] {
  const accessId = readClientId(name);
  const byId = known.filter(({ client }) => client.id === name || (accessId !== null && client.accessId === accessId));
  if (byId.length > 0) return byId;
  const host = hostOf(name);
  const byHost = known.filter((other) => host !== null && other.host === host);
  if (byHost.length > 0) return byHost;
  const words = wordsOf(name).join(" ");
  return known.filter((other) => words !== "" && other.words.join(" ") === words);
}

/** Clients that share words with a name, or whose words together begin alike: "Kedaibunga" and "Kedai Bunga Contoh". */
function alike(name: string, known: Known[]): Known[] {
  const words = wordsOf(name);
  const joined = words.join("");
  const scored = known.map((other) => {
    const shared = words.filter((word) => other.words.includes(word)).length;
    const begins =
      joined.length > 3 && (other.words.join("").startsWith(joined) || joined.startsWith(other.words.join("")));
    return { other, score: shared / Math.max(words.length, other.words.length, 1) + (begins ? 0.5 : 0) };
  });
  const likely = scored.filter(({ score }) => score >= 0.3).toSorted((a, b) => b.score - a.score);
  return likely.map(({ other }) => other);
}

function wordsOf(name: string): string[] {
  const words =
    name
      .normalize("NFKD")
      .toLowerCase()
      .replaceAll(/\p{M}/gu, "")
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const meant = words.filter((word) => !legalForms.has(word));
  return meant.length > 0 ? meant : words;
}

/** Whether a name is a website's. */
export function isWebsite(name: string): boolean {
  return hostOf(name) !== null;
}

/** The host of a website however it is written; Search Console's own way is sc-domain:kedai.example. Null for a name. */
function hostOf(text: string): string | null {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^sc-domain:/, "");
  const address = bare.includes("://") ? bare : `http://${bare}`;
  if (/\s/.test(bare) || !URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return hostname.includes(".") ? hostname.replace(/^www\./, "") : null;
}
