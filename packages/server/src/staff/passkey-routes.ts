import type { FastifyInstance } from "fastify";
import { agency } from "@agency/content/agency";
import * as contracts from "@agency/contracts/passkeys";
import { recordRefusal } from "../activity/record-calls.ts";
import { tellActivity } from "../activity/record.ts";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireSignedIn } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import { addPasskey, beginPasskey } from "./add-passkey.ts";
import { checkPasskey } from "./check-passkey.ts";
import type { KnownBrowser } from "./known-browser.ts";
import { openSession, renewToken } from "./open-session.ts";
import { challengeTimeout, makeChallenge } from "./passkey-challenge.ts";
import { deletePasskey, ownPasskey, passkeysOwnedBy, renamePasskey, usePasskey } from "./passkey-store.ts";
import { type Passkey, relyingParty } from "./passkey.ts";
import { presentSession } from "./present-session.ts";
import { signer } from "./signing-key.ts";
import { staffToSignInById } from "./store.ts";

/** A passkey is two factors. No limit on guesses applies to it, since nobody can guess one. */
export function passkeyRoutes(app: FastifyInstance, context: Context, browsers: KnownBrowser): void {
  const { database, environment, random, clock } = context;
  const sign = signer(context);

  handle(app, contracts.beginPasskeySignIn, async () => {
    const challenge = await makeChallenge(sign, random, "sign-in", await clock());
    const { id } = relyingParty(environment);
    return { rpId: id, challenge, timeout: challengeTimeout, userVerification: "required" as const };
  });

  handle(app, contracts.signInByPasskey, async ({ body, request, reply }) => {
    const { owner, answered } = await checkPasskey(context, sign, "sign-in", body);
    const member = owner && (await staffToSignInById(database, owner));
    if (!member || !answered) {
      // Strangers know no passkey, so they cannot fill the table with refusals.
      if (owner) await recordRefusal(context, request, owner);
      throw new Refusal("passkey_refused");
    }
    const { passkey, counter, challenge } = answered;
    const signedIn = await openSession(context, browsers, { request, reply }, member, (transaction, at) =>
      usePasskey(transaction, passkey, { counter, at, challenge }),
    );
    return presentSession(environment, signedIn);
  });

  handle(app, contracts.listPasskeys, async ({ request }) => {
    const { staff } = await requireSignedIn(request);
    return (await passkeysOwnedBy(database, staff.id)).map(present);
  });

  handle(app, contracts.beginPasskey, async ({ request }) =>
    beginPasskey(context, sign, { owner: (await requireSignedIn(request)).staff, agencyName: agency.name }),
  );

  handle(app, contracts.addPasskey, async ({ body, request, reply }) => {
    const signedIn = await requireSignedIn(request);
    const userAgent = request.headers["user-agent"];
    const passkey = await renewToken(context, reply, signedIn, (renewal) =>
      addPasskey(context, sign, signedIn.staff, { credential: body, userAgent, renewal }),
    );
    return present(passkey);
  });

  handle(app, contracts.renamePasskey, async ({ params, body, request }) => {
    const { staff } = await requireSignedIn(request);
    tellActivity({ details: { name: body.name } });
    const owned = { id: params.passkeyId, staffId: staff.id };
    await renamePasskey(database, owned, body.name);
    const passkey = await ownPasskey(database, owned);
    if (!passkey) throw new Refusal("passkey_not_found");
    return present(passkey);
  });

  handle(app, contracts.removePasskey, async ({ params, request }) => {
    const { staff } = await requireSignedIn(request);
    const owned = { id: params.passkeyId, staffId: staff.id };
    const passkey = await ownPasskey(database, owned);
    if (!passkey) throw new Refusal("passkey_not_found");
    tellActivity({ details: { name: passkey.name } });
    await deletePasskey(database, owned);
    return null;
  });
}

function present({ id, name, createdAt, lastUsedAt }: Passkey) {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
