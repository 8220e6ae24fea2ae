/** A key of 32 bytes, written in base64, base64url or hex. Null for any other text. */
export function readKey(text: string): Buffer | null {
  if (/^[\da-f]{64}$/i.test(text)) return Buffer.from(text, "hex");
  if (!/^[\w+/-]{43}=?$/.test(text)) return null;
  return Buffer.from(text, "base64");
}
