import type { Log } from "../kit/log/log.ts";
import { Refusal } from "../kit/refusal.ts";
import type { SecretBox } from "../kit/secrets.ts";
import type { ConnectionRepository } from "./connection-repository.ts";
import { type Connection, openCredentials } from "./connection.ts";
import type { GoogleSignIn } from "./google-sign-in.ts";

type Dependencies = {
  connections: Pick<ConnectionRepository, "find" | "save" | "delete">;
  google: Pick<GoogleSignIn, "revokeToken">;
  secretBox: SecretBox;
  log: Pick<Log, "warn">;
};

/**
 * Ends a connection: first here, then at Google. When Google cannot be reached the tokens are forgotten all the same. A service account's
 * key is only forgotten; it is deleted in Google Cloud.
 * @returns `toldGoogle`: whether Google revoked the tokens
 * @throws Refusal connection_not_found
 */
export async function disconnect(
  { connections, google, secretBox, log }: Dependencies,
  connectionId: string,
): Promise<{ connection: Connection; toldGoogle: boolean }> {
  const connection = await connections.find(connectionId);
  if (!connection) throw new Refusal("connection_not_found");
  const credentials = openCredentials(secretBox, connection);
  const disconnected: Connection = { ...connection, state: "disconnected", secret: null };
  await connections.save(disconnected);
  if (!credentials || "key" in credentials.grant) return { connection: disconnected, toldGoogle: false };
  try {
    await google.revokeToken(credentials.grant.refreshToken);
    return { connection: disconnected, toldGoogle: true };
  } catch (error) {
    log.warn({ err: error }, "Google did not take the end of a connection");
    return { connection: disconnected, toldGoogle: false };
  }
}

/**
 * Deletes a disconnected connection with the sources of clients that use it.
 * @throws Refusal connection_not_found, still_connected
 */
export async function removeConnection(
  { connections }: Pick<Dependencies, "connections">,
  connectionId: string,
): Promise<void> {
  const connection = await connections.find(connectionId);
  if (!connection) throw new Refusal("connection_not_found");
  if (connection.state !== "disconnected") throw new Refusal("still_connected");
  await connections.delete(connectionId);
}
