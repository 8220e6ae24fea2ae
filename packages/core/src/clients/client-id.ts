import { base32crockford } from "@scure/base";

const idBytes = 16;
const symbols = 26;
const groupLength = 5;

/** A new client ID: 128 random bits in Crockford base 32, 26 symbols in upper case. `random` has to be unguessable. */
export function newClientId(random: (bytes: number) => Uint8Array): string {
  return base32crockford.encode(random(idBytes));
}

/** The ID in groups of 5-5-5-5-6, as people copy it and read it out. */
export function formatClientId(id: string): string {
  const lastGroup = symbols - (symbols % groupLength) - groupLength;
  const groups = [];
  for (let start = 0; start < lastGroup; start += groupLength) groups.push(id.slice(start, start + groupLength));
  return [...groups, id.slice(lastGroup)].join("-");
}

/** The ID that a text means: case, dashes and spaces are ignored, O is read as 0, I and L as 1. Null where it is none. */
export function readClientId(text: string): string | null {
  const bare = text.replaceAll(/[\s\p{Dash_Punctuation}]/gu, "");
  if (bare.length !== symbols || !/^[0-9A-Za-z]*$/.test(bare)) return null;
  try {
    return base32crockford.encode(base32crockford.decode(bare));
  } catch {
    return null;
  }
}
