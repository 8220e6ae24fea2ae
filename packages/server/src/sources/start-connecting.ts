import type { Clock } from "../kit/clock.ts";
import { Refusal } from "../kit/refusal.ts";
import { newSecretToken, secretTokenHash } from "../kit/secret-token.ts";
import type { SecretBox } from "../kit/secrets.ts";
import type { ConnectionRepository } from "./connection-repository.ts";
import { type PendingConsent, readsBusinessProfile } from "./connection.ts";
import type { GoogleSignIn } from "./google-sign-in.ts";

/** How long a visit to Google's consent page may take, in ms. */
const consentLifetime = 10 * 60_000;

type Dependencies = {
  connections: Pick<ConnectionRepository, "find" | "insertPending">;
  google: Pick<GoogleSignIn, "app">;
  secretBox: SecretBox;
  clock: Clock;
  random: (bytes: number) => Uint8Array;
};

/**
 * Prepares a visit to Google's consent page.
 * @param visit whose visit, in which browser, and for which connection
 * @param businessProfile whether to ask for Business Profile as well; a connection that has it is asked for it again
 * @returns the address of the page
 * @throws Refusal google_not_configured, connection_not_found
 */
export async function startConnecting(
  { connections, google, secretBox, clock, random }: Dependencies,
  visit: Pick<PendingConsent, "connectionId" | "staffId" | "sessionHash" | "language">,
  businessProfile: boolean,
): Promise<string> {
  if (!google.app) throw new Refusal("google_not_configured");
  const former = visit.connectionId === null ? null : await connections.find(visit.connectionId);
  if (visit.connectionId !== null && former?.kind !== "oauth") throw new Refusal("connection_not_found");
  const state = newSecretToken(random);
  const stateHash = secretTokenHash(state);
  const { url, codeVerifier } = await google.app.consentAddress(state, {
    account: former?.email ?? null,
    businessProfile: businessProfile || (former !== null && readsBusinessProfile(former)),
  });
  const now = await clock();
  const expiresAt = new Date(now.getTime() + consentLifetime);
  const verifier = secretBox.seal(codeVerifier, stateHash);
  await connections.insertPending({ ...visit, stateHash, verifier, expiresAt }, now);
  return url;
}
