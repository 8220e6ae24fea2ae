import type { Language } from "@agency/content/settings";
import type { ConnectOutcome } from "@agency/model/connections";
import type { FiguresContext } from "../figures/showing-reports.ts";
import type { Database } from "../kit/db/database.ts";
import { Refusal } from "../kit/refusal.ts";
import { newSecretToken, secretTokenHash, type SecretBox } from "../kit/secrets.ts";
import {
  type Connecting,
  type Connection,
  type OAuthApp,
  type PendingConsent,
  openCredentials,
  readsBusinessProfile,
  sealCredentials,
} from "./connection.ts";
import { toSourceProblem } from "./source.ts";
import {
  allConnections,
  changeConnection,
  connectionById,
  findConnection,
  deleteConnection,
  insertPending,
  saveConnection,
  takePending,
} from "./store.ts";

/** How long a visit to Google's consent page may take, in ms. */
const consentLifetime = 10 * 60_000;

/**
 * Prepares a visit to Google's consent page.
 * @param visit whose visit, in which browser, and for which connection
 * @param businessProfile whether to ask for Business Profile as well; a connection that has it is asked for it again
 * @returns the address of the page
 * @throws Refusal google_not_configured, connection_not_found
 */
export async function startConnecting(
  { database, google, secretBox, clock, random }: Connecting,
  visit: Pick<PendingConsent, "connectionId" | "staffId" | "sessionId" | "language">,
  businessProfile: boolean,
): Promise<string> {
  if (!google.app) throw new Refusal("google_not_configured");
  const former = visit.connectionId === null ? null : await connectionById(database, visit.connectionId);
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
  await insertPending(database, { ...visit, stateHash, verifier, expiresAt }, now);
  return url;
}

/** Brought back by the browser from the consent page. Only the part that the stored visit confirms is trusted. */
type Answer = { state: string; code?: string | undefined; error?: string | undefined };

type Visitor = { staffId: string; username: string; sessionId: string };

/**
 * Ends a visit to Google's consent page, and keeps the connection if there is one.
 * @param visitor who is signed in, in the browser that came back
 * @returns the language is that in which the visit began; null when it is not known
 */
export async function finishConnecting(
  context: Connecting,
  answer: Answer,
  visitor: Visitor | null,
): Promise<{ outcome: ConnectOutcome; language: Language | null }> {
  if (!visitor) return { outcome: "signed_out", language: null };
  const visit = await takePending(context.database, secretTokenHash(answer.state));
  if (!visit) return { outcome: "used", language: null };
  return { outcome: await connectOutcome(context, visit, answer, visitor), language: visit.language };
}

async function connectOutcome(
  context: Connecting,
  visit: PendingConsent,
  { code, error }: Answer,
  { staffId, username, sessionId }: Visitor,
): Promise<ConnectOutcome> {
  const { google, secretBox, clock, log } = context;
  if (visit.staffId !== staffId || visit.sessionId !== sessionId) return "other_session";
  if (visit.expiresAt <= (await clock())) return "expired";
  if (error === "access_denied") return "cancelled";
  const codeVerifier = secretBox.open(visit.verifier, visit.stateHash);
  if (!google.app || !code || codeVerifier === null) return "refused";
  try {
    const consent = await google.app.exchangeCode({ code, codeVerifier });
    return await keep(context, visit, consent, username);
  } catch (failure) {
    const problem = toSourceProblem(failure);
    log.warn({ err: failure, problem }, "Google did not take the code of a consent");
    if (problem === "scope_missing") return "permission_missing";
    return problem !== null && problem !== "revoked" ? "unreachable" : "refused";
  }
}

async function keep(
  { database, google, secretBox, clock, newId }: Connecting,
  { connectionId }: PendingConsent,
  { tokens, email: given }: Awaited<ReturnType<OAuthApp["exchangeCode"]>>,
  username: string,
): Promise<ConnectOutcome> {
  if (!google.neededScopes.every((scope) => tokens.scopes.includes(scope))) return "permission_missing";
  if (tokens.refreshToken === null) return "refused";
  const email = given.toLowerCase();
  const renewed = connectionId === null ? null : await connectionById(database, connectionId);
  if (connectionId !== null && renewed?.email !== email) return "other_account";
  const id = (renewed ?? (await findConnection(database, email)))?.id ?? newId();
  const now = await clock();
  await saveConnection(database, {
    id,
    provider: "google",
    kind: "oauth",
    email,
    scopes: tokens.scopes,
    secret: sealCredentials(secretBox, id, { refreshToken: tokens.refreshToken }, tokens),
    state: "ok",
    connectedBy: username,
    connectedAt: now,
    checkedAt: now,
    endsAt: tokens.endsAt,
  });
  return "connected";
}

/**
 * Connects by the key of a service account, if Google takes it. A new key of a known account replaces the former one.
 * @param key the JSON file, as Google Cloud gives it
 * @throws Refusal invalid_input when the text is not such a key; what `signInWithKey` throws
 */
export async function addKey(
  { database, google, secretBox, clock, newId }: Connecting,
  key: string,
  username: string,
): Promise<Connection> {
  const read = google.readKey(key);
  if (!read) throw new Refusal("invalid_input", { fields: [{ field: "keyFile", problem: "service_account_key" }] });
  const email = read.email.toLowerCase();
  const tokens = await google.signInWithKey(key);
  const id = (await findConnection(database, email))?.id ?? newId();
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
  await saveConnection(database, connection);
  return connection;
}

/**
 * Ends a connection: first here, then at Google. When Google cannot be reached the tokens are forgotten all the same. A service account's
 * key is only forgotten; it is deleted in Google Cloud.
 * @returns `toldGoogle`: whether Google revoked the tokens
 * @throws Refusal connection_not_found
 */
export async function disconnect(
  { database, google, secretBox, log }: Connecting,
  connectionId: string,
): Promise<{ connection: Connection; toldGoogle: boolean }> {
  const connection = await connectionById(database, connectionId);
  if (!connection) throw new Refusal("connection_not_found");
  const credentials = openCredentials(secretBox, connection);
  const disconnected: Connection = { ...connection, state: "disconnected", secret: null };
  await saveConnection(database, disconnected);
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
export async function removeConnection(context: FiguresContext, connectionId: string): Promise<void> {
  const connection = await connectionById(context.database, connectionId);
  if (!connection) throw new Refusal("connection_not_found");
  if (connection.state !== "disconnected") throw new Refusal("still_connected");
  await deleteConnection(context, connectionId);
}

/**
 * Seals every secret with the current key, after SECRET_KEY changed. What cannot be opened stays as it is.
 * @returns how many were sealed again
 */
export async function sealAgain(database: Database, secretBox: SecretBox): Promise<number> {
  let sealed = 0;
  for (const connection of await allConnections(database)) {
    const { id, secret } = connection;
    if (secret === null || secret.startsWith(`${secretBox.keyId}.`)) continue;
    const text = secretBox.open(secret, id);
    if (text !== null && (await changeConnection(database, connection, { secret: secretBox.seal(text, id) })))
      sealed += 1;
  }
  return sealed;
}
