import type { SecretBox } from "../kit/secrets.ts";
import type { ConnectionRepository } from "./connection-repository.ts";

/**
 * Seals every secret with the current key, after SECRET_KEY changed. What cannot be opened stays as it is.
 * @returns how many were sealed again
 */
export async function sealAgain({
  connections,
  secretBox,
}: {
  connections: Pick<ConnectionRepository, "list" | "change">;
  secretBox: SecretBox;
}): Promise<number> {
  let sealed = 0;
  for (const connection of await connections.list()) {
    const { id, secret } = connection;
    if (secret === null || secret.startsWith(`${secretBox.keyId}.`)) continue;
    const text = secretBox.open(secret, id);
    if (text !== null && (await connections.change(connection, { secret: secretBox.seal(text, id) }))) sealed += 1;
  }
  return sealed;
}
