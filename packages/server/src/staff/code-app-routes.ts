import type { FastifyInstance } from "fastify";
import { agency } from "@agency/content/agency";
import * as contracts from "@agency/contracts/code-app";
import type { Context } from "../kit/context.ts";
import { handle } from "../kit/http/handle.ts";
import { requireSignedIn } from "../kit/http/signed-in.ts";
import { Refusal } from "../kit/refusal.ts";
import type { SecretBox } from "../kit/secrets.ts";
import { codeAppOwnedBy, countRecoveryCodes, dropCodeApp, storeCodeApp, storeRecoveryCodes } from "./code-app-store.ts";
import { codeAppAddress, codeStep, newCodeSecret, newRecoveryCodes } from "./code-app.ts";
import { renewToken } from "./open-session.ts";
import { challengeEnd, makeChallenge } from "./passkey-challenge.ts";
import { secretContext } from "./second-factor.ts";
import { signer } from "./signing-key.ts";

/** The app that shows codes for one's own account. */
export function codeAppRoutes(app: FastifyInstance, context: Context & { secretBox: SecretBox }): void {
  const { database, random, clock, secretBox } = context;
  const sign = signer(context);

  handle(app, contracts.readCodeApp, async ({ request }) => {
    const { staff } = await requireSignedIn(request);
    const owned = await codeAppOwnedBy(database, staff.id);
    return {
      since: owned?.addedAt.toISOString() ?? null,
      recoveryCodes: await countRecoveryCodes(database, staff.id),
    };
  });

  handle(app, contracts.beginCodeApp, async ({ request }) => {
    const { staff } = await requireSignedIn(request);
    const secret = newCodeSecret(random);
    return {
      secret,
      address: codeAppAddress(secret, { issuer: agency.name, account: staff.username }),
      challenge: await makeChallenge(sign, random, `code app ${staff.id} ${secret}`, await clock()),
    };
  });

  handle(app, contracts.addCodeApp, async ({ body, request, reply }) => {
    const signedIn = await requireSignedIn(request);
    const { id: staffId } = signedIn.staff;
    const { secret, challenge, code } = body;
    const now = await clock();
    if (!(await challengeEnd(sign, `code app ${staffId} ${secret}`, challenge, now)))
      throw new Refusal("code_app_late");
    const step = codeStep(secret, code, now);
    if (step === null) throw new Refusal("invalid_input", { fields: [{ field: "code", problem: "wrong_code" }] });
    const recoveryCodes = newRecoveryCodes(random);
    const added = { staffId, secret: secretBox.seal(secret, secretContext(staffId)), addedAt: now, lastStep: step };
    await renewToken(context, reply, signedIn, (renewal) => storeCodeApp(database, added, { recoveryCodes, renewal }));
    return { recoveryCodes };
  });

  handle(app, contracts.renewRecoveryCodes, async ({ request }) => {
    const { staff } = await requireSignedIn(request);
    const recoveryCodes = newRecoveryCodes(random);
    if (!(await storeRecoveryCodes(database, staff.id, recoveryCodes))) throw new Refusal("code_app_not_found");
    return { recoveryCodes };
  });

  handle(app, contracts.removeCodeApp, async ({ request }) => {
    const { staff } = await requireSignedIn(request);
    if (!(await dropCodeApp(database, staff.id))) throw new Refusal("code_app_not_found");
    return null;
  });
}
