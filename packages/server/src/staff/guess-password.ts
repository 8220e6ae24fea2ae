import type { MatchExtended, ZxcvbnResult } from "@zxcvbn-ts/core";
import { spellings, triedFirst } from "./known-words.ts";

/** Why a password is guessed early, as a key under `errors.field` of the texts. */
export type Guessed = `guessed_${"common" | "words" | "known" | "repeat" | "row" | "date" | "short"}`;

/** Guesses by the estimator that a password must survive. */
const needed = 1e10;

/** Reading more takes seconds, and nobody needs it. */
const read = 64;

let estimator: Promise<(password: string, names: string[]) => ZxcvbnResult> | undefined;

/** Some 250,000 words, in 60 MB: the API calls this in its sandbox, which gives them back. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
    import("@zxcvbn-ts/language-en"),
  ]);
  const factory = new ZxcvbnFactory({
    graphs: common.adjacencyGraphs,
    dictionary: { ...common.dictionary, ...english.dictionary, triedFirst: [...triedFirst] },
    maxLength: read,
  });
  return (password: string, names: string[]) => factory.check(password, names);
}

/**
 * Says why attackers would find a password soon (OWASP ASVS 5.0, 6.2.4 and 6.2.11); null when they would not. The signs between its words
 * count as one decision for each kind of sign, wherever it is.
 * @param names what everybody knows about the person and the agency
 */
export async function guessPassword(password: string, names: readonly string[]): Promise<Guessed | null> {
  const check = await (estimator ??= loadEstimator());
  const known = spellings(names);
  const asTyped = check(password, known);
  if (asTyped.guesses < needed) return reason(asTyped.sequence);
  const signs = new Set(password.match(/[^\p{L}\p{N}]/gu));
  const joined = check(password.replaceAll(/[^\p{L}\p{N}]/gu, ""), known);
  return joined.guesses * 10 ** signs.size < needed ? reason(joined.sequence) : null;
}

const reasons: Record<string, Guessed> = {
  repeat: "guessed_repeat",
  sequence: "guessed_row",
  spatial: "guessed_row",
  date: "guessed_date",
  regex: "guessed_date",
};

const dictionaries: Record<string, Guessed> = {
  "passwords-common": "guessed_common",
  triedFirst: "guessed_common",
  userInputs: "guessed_known",
};

/** By the longest part that is easy to guess. */
function reason(parts: MatchExtended[]): Guessed {
  const [longest] = parts
    .filter(({ pattern }) => pattern !== "bruteforce" && pattern !== "separator")
    .toSorted((one, other) => other.token.length - one.token.length);
  if (!longest) return "guessed_short";
  if (longest.pattern !== "dictionary") return reasons[longest.pattern] ?? "guessed_words";
  return dictionaries[String(longest["dictionaryName"])] ?? "guessed_words";
}
