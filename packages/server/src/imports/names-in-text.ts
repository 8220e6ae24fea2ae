import type { ClientIndex } from "./client-index.ts";
import { mostCandidates } from "./match-clients.ts";
import { websiteHost, numberIn, nameParts } from "./name-texts.ts";
import { isTelling, meaningfulWords, withoutBusiness } from "./report-words.ts";
import { remembered } from "./row-periods.ts";

/** The ids of the clients that a text names: those it certainly names; or, when there are none, those it may name. */
export type Mention = { sure: string[]; likely: string[] };

/** More words than a title or remark has. */
const mostParts = 200;
/** The longest name of a business, in words or Chinese letters. */
const longestRun = 12;

/** Fewer are ends of sentences and parts of addresses. */
const fewestInitials = 3;

const dotted = /[\p{L}\p{N}.-]+/gu;
const hostLabel = /^[\p{L}\p{N}-]+$/u;
const topLevel = /^\p{L}{2,}/u;

/** The address of a website that a word begins with: labels with dots between, the last one of letters. */
function hostIn(word: string): string[] {
  const labels = word.split(".");
  const [last] = topLevel.exec(labels.pop() ?? "") ?? [];
  const isHost = labels.length > 0 && labels.every((label) => hostLabel.test(label) && !/^-|-$/.test(label));
  return isHost && last !== undefined ? [[...labels, last].join(".")] : [];
}

/** Finds the clients that texts around a table name: titles, remarks, and the names of sheets and files. */
export function mentionFinder(index: ClientIndex): (text: string) => Mention {
  const [names, beginnings] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const { client, accounts } of index.known) {
    const parts = nameParts(client.name);
    addTo(names, parts.join(""), client.id);
    for (let length = 2; length < parts.length; length += 1) {
      if (isTelling(parts.slice(0, length))) addTo(beginnings, parts.slice(0, length).join(""), client.id);
    }
    const initials = parts.map((part) => part.charAt(0)).join("");
    if (initials.length >= fewestInitials) addTo(beginnings, initials, client.id);
    const label = nameParts(websiteHost(client.website ?? "")?.split(".")[0] ?? "").join("");
    if (label.length >= 5) addTo(beginnings, label, client.id);
    for (const account of accounts) {
      const own = meaningfulWords(nameParts(account.name));
      if (isTelling(own)) addTo(names, own.join(""), client.id);
    }
  }
  const words = index.known.map(({ client }) => ({ id: client.id, parts: new Set(nameParts(client.name)) }));
  return remembered((text: string) => {
    const parts = nameParts(text).slice(0, mostParts);
    const sure = new Set([...addressed(text, index), ...runsIn(parts, names)]);
    if (sure.size > 0) return { sure: [...sure], likely: [] };
    const likely = new Set([...runsIn(parts, beginnings), ...partly(meaningfulWords(parts), words)]);
    return { sure: [], likely: [...likely] };
  });
}

/** The hosts in a text, also in names of files, where `_` stands for other signs. */
export function hostsIn(text: string): string[] {
  const apart = text
    .toLowerCase()
    .replaceAll(/https?___|sc-domain[_:]/g, " ")
    .replaceAll("_", " ");
  return (apart.match(dotted) ?? [])
    .map((word) => word.replace(/^[.-]/, "").replace(/[.-]$/, ""))
    .flatMap(hostIn)
    .map((host) => host.replace(/^www\./, ""));
}

function addressed(text: string, { atAddress, numbered }: ClientIndex): string[] {
  const found = [...hostsIn(text).flatMap(atAddress), ...numbered(numberIn(text) ?? "")];
  return found.map(({ id }) => id);
}

/** The clients of the longest runs of words that are known: "Sample Dental Ipoh" does not name "Sample Dental". */
function runsIn(parts: string[], known: Map<string, Set<string>>): string[] {
  const ids: string[] = [];
  let past = 0;
  for (const start of parts.keys()) {
    for (let end = Math.min(parts.length, start + longestRun); end > Math.max(start, past); end -= 1) {
      const run = parts.slice(start, end);
      const found = known.get(run.join(""));
      if (found === undefined || meaningfulWords(run).length === 0) continue;
      ids.push(...found);
      past = end;
      break;
    }
  }
  return ids;
}

/** The clients whose names have all the words that say something: "Okt - Gim Kuat". Words of many clients are nobody's. */
function partly(parts: string[], words: { id: string; parts: Set<string> }[]): string[] {
  if (!isTelling(parts)) return [];
  const withAll = (wanted: string[]) => words.filter((one) => wanted.every((part) => one.parts.has(part)));
  const exact = withAll(parts);
  // "Gym Kuat Perkasa" is a gim to its owner.
  const found = exact.length > 0 ? exact : withAll(withoutBusiness(parts));
  return found.length > mostCandidates ? [] : found.map(({ id }) => id);
}

function addTo(map: Map<string, Set<string>>, key: string, id: string): void {
  if (key === "") return;
  const ids = map.get(key) ?? new Set();
  map.set(key, ids.add(id));
}
