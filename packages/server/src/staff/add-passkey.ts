import { generateRegistrationOptions, verifyRegistrationResponse } from "@simplewebauthn/server";
import type { z } from "zod";
import type { addPasskey as contract, beginPasskey as beginContract } from "@agency/contracts/passkeys";
import { mostPasskeys } from "@agency/model/limits";
import { tellActivity } from "../activity/record.ts";
import type { Context } from "../kit/context.ts";
import { Refusal } from "../kit/refusal.ts";
import { secretTokenHash } from "../kit/secrets.ts";
import { browserWords } from "./browser-words.ts";
import { challengeEnd, challengeTimeout, makeChallenge } from "./passkey-challenge.ts";
import { insertPasskey, passkeysOwnedBy } from "./passkey-store.ts";
import { largestCount, type Passkey, relyingParty, transports } from "./passkey.ts";
import type { Sign } from "./signing-key.ts";
import { type Staff, staffName } from "./staff.ts";
import type { TokenRenewal } from "./store.ts";

type CreationOptions = z.output<(typeof beginContract.contract)["success"]["schema"]>;

type NewPasskey = z.output<(typeof contract.contract)["body"]>;

type Owner = Pick<Staff, "id" | "username" | "displayName">;

/** Without a name of its own. */
const unnamed = "Passkey";

/**
 * What a browser makes a passkey with. One that its owner has on the same authenticator already is not made again.
 * @param agencyName is what the device says the passkey is for
 * @throws Refusal too_many_passkeys
 */
export async function beginPasskey(
  { database, environment, random, clock }: Context,
  sign: Sign,
  { owner, agencyName }: { owner: Owner; agencyName: string },
): Promise<CreationOptions> {
  const owned = await passkeysOwnedBy(database, owner.id);
  if (owned.length >= mostPasskeys) throw new Refusal("too_many_passkeys", { params: { most: mostPasskeys } });
  const challenge = await makeChallenge(sign, random, `add ${owner.id}`, await clock());
  const { rp, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpName: agencyName,
    rpID: relyingParty(environment).id,
    userName: owner.username,
    userDisplayName: staffName(owner),
    userID: new Uint8Array(Buffer.from(owner.id)),
    challenge: new Uint8Array(Buffer.from(challenge, "base64url")),
  });
  return {
    rp: { id: relyingParty(environment).id, name: rp.name },
    user,
    challenge,
    pubKeyCredParams: pubKeyCredParams.map(({ alg }) => ({ alg, type: "public-key" })),
    timeout: challengeTimeout,
    excludeCredentials: owned.map(({ credentialId, transports: ways }) => ({
      id: credentialId,
      type: "public-key",
      transports: ways,
    })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
    attestation: "none",
  };
}

/**
 * Adds the passkey that a browser has made.
 * @param userAgent names it until its owner does
 * @throws Refusal passkey_refused, passkey_known, too_many_passkeys
 */
export async function addPasskey(
  { database, environment, clock, newId }: Context,
  sign: Sign,
  owner: Owner,
  { credential, userAgent, renewal }: { credential: NewPasskey; userAgent: string | undefined; renewal: TokenRenewal },
): Promise<Passkey> {
  const now = await clock();
  const { id: rpId, origin } = relyingParty(environment);
  let answered: { challenge: string; expiresAt: Date } | null = null;
  const verified = await verifyRegistrationResponse({
    response: {
      ...credential,
      response: { ...credential.response, transports: knownTransports(credential) },
      clientExtensionResults: {},
    },
    expectedChallenge: async (challenge) => {
      const expiresAt = await challengeEnd(sign, `add ${owner.id}`, challenge, now);
      answered = expiresAt && { challenge, expiresAt };
      return answered !== null;
    },
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => null);
  const use = answered as { challenge: string; expiresAt: Date } | null;
  if (!verified?.verified || !use) throw new Refusal("passkey_refused");
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  if (counter > largestCount) throw new Refusal("passkey_refused");
  const passkey: Passkey = {
    id: newId(),
    staffId: owner.id,
    credentialHash: secretTokenHash(id),
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: knownTransports(credential),
    name: browserWords(userAgent)?.slice(0, 60) ?? unnamed,
    createdAt: now,
    lastUsedAt: null,
  };
  tellActivity({ objectId: passkey.id, details: { name: passkey.name } });
  await insertPasskey(database, passkey, {
    challenge: { challengeHash: secretTokenHash(use.challenge), expiresAt: use.expiresAt },
    renewal,
  });
  return passkey;
}

function knownTransports({ response }: NewPasskey): Passkey["transports"] {
  return transports.filter((one) => response.transports?.includes(one));
}
