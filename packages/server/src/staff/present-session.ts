import type { Session } from "@agency/contracts/staff";
import type { Environment } from "../kit/environment.ts";
import type { SignedIn } from "../kit/http/signed-in.ts";
import { lastEnd } from "./session-life.ts";

/** A session as its own browser is told. */
export function presentSession(environment: Environment, { session, staff, needsFactor }: SignedIn): Session {
  return {
    username: staff.username,
    name: staff.displayName ?? staff.username,
    role: staff.role,
    ownClientsOnly: staff.ownClientsOnly,
    factorNeeded: needsFactor,
    loggedInAt: session.createdAt.toISOString(),
    expiresAt: lastEnd(environment, session.createdAt).toISOString(),
  };
}
