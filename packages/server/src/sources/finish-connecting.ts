import type { Language } from "@agency/content/settings";
import type { ConnectOutcome } from "@agency/model/connections";
import type { Clock, NewId } from "../kit/clock.ts";
import type { Log } from "../kit/log/log.ts";
import { secretTokenHash } from "../kit/secret-token.ts";
import type { SecretBox } from "../kit/secrets.ts";
import type { ConnectionRepository } from "./connection-repository.ts";
import { type PendingConsent, sealCredentials } from "./connection.ts";
import type { GoogleSignIn, OAuthApp, Tokens } from "./google-sign-in.ts";
import { sourceProblemOf } from "./source-problem-of.ts";

type Dependencies = {
  connections: Pick<ConnectionRepository, "find" | "findByEmail" | "save" | "takePending">;
  google: Pick<GoogleSignIn, "app" | "neededScopes">;
  secretBox: SecretBox;
  clock: Clock;
  newId: NewId;
  log: Pick<Log, "warn">;
};

/** What the browser brought back from the consent page. None of it is trusted but what the stored visit confirms. */
type Answer = { state: string; code?: string | undefined; error?: string | undefined };

type Visitor = { staffId: string; username: string; sessionHash: string };

type Ending = {
  outcome: ConnectOutcome;
  /** The language that the visit began in; null when it is not known. */
  language: Language | null;
};

/**
 * Ends a visit to Google's consent page, and keeps the connection if there is one.
 * @param visitor who is signed in, in the browser that came back
 */
export async function finishConnecting(
  dependencies: Dependencies,
  answer: Answer,
  visitor: Visitor | null,
): Promise<Ending> {
  if (!visitor) return { outcome: "signed_out", language: null };
  const visit = await dependencies.connections.takePending(secretTokenHash(answer.state));
  if (!visit) return { outcome: "used", language: null };
  return { outcome: await outcomeOf(dependencies, visit, answer, visitor), language: visit.language };
}

async function outcomeOf(
  dependencies: Dependencies,
  visit: PendingConsent,
  { code, error }: Answer,
  { staffId, username, sessionHash }: Visitor,
): Promise<ConnectOutcome> {
  const { google, secretBox, clock, log } = dependencies;
  if (visit.staffId !== staffId || visit.sessionHash !== sessionHash) return "other_session";
  if (visit.expiresAt <= (await clock())) return "expired";
  if (error === "access_denied") return "cancelled";
  const codeVerifier = secretBox.open(visit.verifier, visit.stateHash);
  if (!google.app || !code || codeVerifier === null) return "refused";
  try {
    const consent = await google.app.exchangeCode({ code, codeVerifier });
    return await keep(dependencies, visit, consent, username);
  } catch (failure) {
    const problem = sourceProblemOf(failure);
    log.warn({ err: failure, problem }, "Google did not take the code of a consent");
    if (problem === "scope_missing") return "permission_missing";
    return problem !== null && problem !== "revoked" ? "unreachable" : "refused";
  }
}

async function keep(
  { connections, google, secretBox, clock, newId }: Dependencies,
  { connectionId }: PendingConsent,
  { tokens, email: given }: Awaited<ReturnType<OAuthApp["exchangeCode"]>>,
  username: string,
): Promise<ConnectOutcome> {
  if (!hasAll(tokens, google.neededScopes)) return "permission_missing";
  if (tokens.refreshToken === null) return "refused";
  const email = given.toLowerCase();
  const renewed = connectionId === null ? null : await connections.find(connectionId);
  if (connectionId !== null && renewed?.email !== email) return "other_account";
  const id = (renewed ?? (await connections.findByEmail(email)))?.id ?? newId();
  const now = await clock();
  await connections.save({
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

function hasAll({ scopes }: Tokens, needed: string[]): boolean {
  return needed.every((scope) => scopes.includes(scope));
}
