import { base32crockford } from "@scure/base";

const idBytes = 16;
const symbols = 26;
const groupLength = 5;

/** A new client ID: 128 random bits in Crockford base 32, 26 upper-case symbols. `random` must be unguessable. */
export function newClientId(random: (bytes: number) => Uint8Array): string {
  return base32crockford.encode(random(idBytes));
}

/** The ID in groups of 5-5-5-5-6, for copying and reading out. */
export function formatClientId(id: string): string {
  const lastGroup = symbols - (symbols % groupLength) - groupLength;
  const groups = [];
  for (let start = 0; start < lastGroup; start += groupLength) groups.push(id.slice(start, start + groupLength));
  return [...groups, id.slice(lastGroup)].join("-");
}

/** Normalises a typed ID: ignores case, dashes and spaces, reads O as 0, I and L as 1. Null when invalid. */
export function readClientId(text: string): string | null {
  const bare = text.replaceAll(/[\s\p{Dash_Punctuation}]/gu, "");
  if (bare.length !== symbols || !/^[0-9A-Za-z]*$/.test(bare)) return null;
  try {
    return base32crockford.encode(base32crockford.decode(bare));
  } catch {
    return null;
  }
}
