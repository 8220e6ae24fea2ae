import { createHash } from "node:crypto";

/** A short name for contents: other contents have another one. */
export function hashOf(...contents: (string | Buffer)[]): string {
  const hash = createHash("sha256");
  for (const content of contents) hash.update(content).update("\0");
  return hash.digest("hex").slice(0, 12);
}
