import { createHash } from "node:crypto";

/** Draws numbers in [0, 1), always the same for the same text. */
export function draws(text: string): () => number {
  let digest = createHash("sha256").update(text).digest();
  let offset = 0;
  return () => {
    if (offset === digest.length) {
      digest = createHash("sha256").update(digest).digest();
      offset = 0;
    }
    offset += 4;
    return digest.readUInt32BE(offset - 4) / 2 ** 32;
  };
}

export function between(low: number, high: number, part: number): number {
  return low + (high - low) * part;
}

/** Rounds up or down at random so that the mean over many draws is the value. */
export function whole(value: number, draw: number): number {
  return Math.floor(value + draw);
}
