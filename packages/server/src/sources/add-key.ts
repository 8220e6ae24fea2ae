import type { Clock, NewId } from "../kit/clock.ts";
import { Refusal } from "../kit/refusal.ts";
import type { SecretBox } from "../kit/secrets.ts";
import type { ConnectionRepository } from "./connection-repository.ts";
import { type Connection, sealCredentials } from "./connection.ts";
import type { GoogleSignIn } from "./google-sign-in.ts";

type Dependencies = {
  connections: Pick<ConnectionRepository, "findByEmail" | "save">;
  google: Pick<GoogleSignIn, "readKey" | "signInWithKey">;
  secretBox: SecretBox;
  clock: Clock;
  newId: NewId;
};

/**
 * Connects by the key of a service account, if Google takes it. A new key of a known account replaces the former one.
 * @param key the JSON file, as Google Cloud gives it
 * @throws Refusal invalid_input when the text is no such key; what `signInWithKey` throws
 */
export async function addKey(
  { connections, google, secretBox, clock, newId }: Dependencies,
  key: string,
  username: string,
): Promise<Connection> {
  const read = google.readKey(key);
  if (!read) throw new Refusal("invalid_input", { fields: [{ field: "keyFile", problem: "service_account_key" }] });
  const email = read.email.toLowerCase();
  const tokens = await google.signInWithKey(key);
  const id = (await connections.findByEmail(email))?.id ?? newId();
  const now = await clock();
  const connection: Connection = {
    id,
    provider: "google",
    kind: "service_account",
    email,
    scopes: tokens.scopes,
    secret: sealCredentials(secretBox, id, { key }, tokens),
    state: "ok",
    connectedBy: username,
    connectedAt: now,
    checkedAt: now,
    endsAt: null,
  };
  await connections.save(connection);
  return connection;
}
