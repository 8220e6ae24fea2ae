import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import type { z } from "zod";
import type { usedPasskeySchema } from "@agency/contracts/passkeys";
import type { Context } from "../kit/context.ts";
import { secretTokenHash } from "../kit/secrets.ts";
import { challengeEnd, type Purpose } from "./passkey-challenge.ts";
import { passkeyNamed } from "./passkey-store.ts";
import { largestCount, type Passkey, relyingParty, type UsedChallenge } from "./passkey.ts";
import type { Sign } from "./signing-key.ts";

type UsedPasskey = z.output<typeof usedPasskeySchema>;

/** A passkey that answered a challenge of ours. It counts once `usePasskey` has noted it. */
export type Answered = { passkey: Passkey; counter: number; challenge: UsedChallenge };

/**
 * Checks what a browser brings of a passkey: origin, challenge, verification of the person, signature and count.
 * @returns `owner` is whose passkey it is, also when it is refused; null for one that nobody has
 */
export async function checkPasskey(
  { database, environment, clock }: Context,
  sign: Sign,
  purpose: Purpose,
  used: UsedPasskey,
): Promise<{ owner: string | null; answered: Answered | null }> {
  const passkey = await passkeyNamed(database, used.id);
  if (!passkey) return { owner: null, answered: null };
  const owner = passkey.staffId;
  const refused = { owner, answered: null };
  const { userHandle, ...response } = used.response;
  if (userHandle !== undefined && userHandle !== Buffer.from(owner).toString("base64url")) return refused;
  const now = await clock();
  const { id: rpId, origin } = relyingParty(environment);
  const ends: UsedChallenge[] = [];
  const result = await verifyAuthenticationResponse({
    response: {
      ...used,
      response: { ...response, ...(userHandle !== undefined && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: async (challenge) => {
      const expiresAt = await challengeEnd(sign, purpose, challenge, now);
      if (expiresAt) ends.push({ challengeHash: secretTokenHash(challenge), expiresAt });
      return expiresAt !== null;
    },
    expectedOrigin: origin,
    expectedRPID: rpId,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(() => null);
  const [challenge] = ends;
  if (!result?.verified || !challenge) return refused;
  const counter = result.authenticationInfo.newCounter;
  return counter > largestCount ? refused : { owner, answered: { passkey, counter, challenge } };
}
