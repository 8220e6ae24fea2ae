import type { FastifyInstance } from "fastify";
import * as passkeyContracts from "@agency/contracts/passkeys";
import * as contracts from "@agency/contracts/staff";
import { recordRefusal } from "../activity/record-calls.ts";
import { handle } from "../kit/http/handle.ts";
import { requireSignedIn } from "../kit/http/signed-in.ts";
import type { Throttling } from "../kit/http/throttle.ts";
import { Refusal } from "../kit/refusal.ts";
import { checkPasskey } from "./check-passkey.ts";
import { ownPassword } from "./own-password.ts";
import { challengeTimeout, makeChallenge } from "./passkey-challenge.ts";
import { usePasskey } from "./passkey-store.ts";
import { relyingParty } from "./passkey.ts";
import { signer } from "./signing-key.ts";
import { confirmSession } from "./store.ts";

/** Who is signed in says again that it is them, by password or passkey, before a call that asks again. */
export function confirmationRoutes(app: FastifyInstance, context: Throttling): void {
  const { database, environment, random, clock } = context;
  const sign = signer(context);
  const checkOwn = ownPassword(context);

  handle(app, contracts.confirmByPassword, async ({ body, request }) => {
    const { staff, session } = await requireSignedIn(request);
    if (!(await checkOwn(staff, body.password))) {
      await recordRefusal(context, request, staff.id);
      throw new Refusal("invalid_input", { fields: [{ field: "password", problem: "wrong_password" }] });
    }
    const now = await clock();
    await database.write((transaction) => confirmSession(transaction, session.id, now));
    return null;
  });

  handle(app, passkeyContracts.beginPasskeyConfirmation, async ({ request }) => {
    const { staff } = await requireSignedIn(request);
    const challenge = await makeChallenge(sign, random, `confirm ${staff.id}`, await clock());
    const { id } = relyingParty(environment);
    return { rpId: id, challenge, timeout: challengeTimeout, userVerification: "required" as const };
  });

  handle(app, passkeyContracts.confirmByPasskey, async ({ body, request }) => {
    const { staff, session } = await requireSignedIn(request);
    const { owner, answered } = await checkPasskey(context, sign, `confirm ${staff.id}`, body);
    if (owner !== staff.id || !answered) {
      await recordRefusal(context, request, staff.id);
      throw new Refusal("passkey_refused");
    }
    const { passkey, counter, challenge } = answered;
    const at = await clock();
    await database.write(async (transaction) => {
      await usePasskey(transaction, passkey, { counter, at, challenge });
      await confirmSession(transaction, session.id, at);
    });
    return null;
  });

  handle(app, contracts.checkConfirmation, async () => null);
}
