import type { Session } from "@agency/contracts/staff";
import type { SignedIn } from "../kit/http/signed-in.ts";

/** A session as its own browser is told. */
export function presentSession({ session, staff }: SignedIn): Session {
  return {
    username: staff.username,
    name: staff.displayName ?? staff.username,
    role: staff.role,
    ownClientsOnly: staff.ownClientsOnly,
    loggedInAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  };
}
