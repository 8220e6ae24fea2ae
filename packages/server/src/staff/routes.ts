import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/staff";
import { recordRefusal } from "../activity/record-calls.ts";
import { unrecorded } from "../kit/db/recorded.ts";
import { sandboxed } from "../kit/http/errors.ts";
import { handle } from "../kit/http/handle.ts";
import { requireSignedIn } from "../kit/http/signed-in.ts";
import { addressKey, makeThrottle, type Throttling } from "../kit/http/throttle.ts";
import { Refusal } from "../kit/refusal.ts";
import { type SecretBox, secretTokenHash } from "../kit/secrets.ts";
import { codeAppRoutes } from "./code-app-routes.ts";
import { confirmationRoutes } from "./confirmation-routes.ts";
import { type KnownBrowser, knownBrowser, mailBrowserLink, openBrowserLink } from "./known-browser.ts";
import { openSession, renewToken, sessionCookie } from "./open-session.ts";
import { ownPassword } from "./own-password.ts";
import { passkeyRoutes } from "./passkey-routes.ts";
import { namesKnown } from "./password-problem.ts";
import { checkPassword, hashPassword } from "./password.ts";
import { presentSession } from "./present-session.ts";
import type { StaffSandbox } from "./sandbox-tasks.ts";
import { isLetIn, readSecondFactor, type SecondFactor, useSecondFactor } from "./second-factor.ts";
import { ownSessionRoutes } from "./session-routes.ts";
import { signInLimits } from "./sign-in-limits.ts";
import { accountName } from "./staff.ts";
import { deleteSession, staffToSignIn, storePassword } from "./store.ts";

type StaffContext = Throttling & { sandbox: StaffSandbox; secretBox: SecretBox };

export function staffRoutes(app: FastifyInstance, context: StaffContext): void {
  const browsers = knownBrowser(context);
  sessionRoutes(app, context, browsers);
  browserLinkRoutes(app, context, browsers);
  passkeyRoutes(app, context, browsers);
  confirmationRoutes(app, context);
  codeAppRoutes(app, context);
  ownSessionRoutes(app, context);
}

function sessionRoutes(app: FastifyInstance, context: StaffContext, browsers: KnownBrowser): void {
  const { database, environment, clock, sandbox } = context;
  const checkOwn = ownPassword(context);
  const limits = signInLimits(context, browsers);
  const cookie = sessionCookie(context);

  handle(app, contracts.login, async ({ body, request, reply }) => {
    const name = accountName(body.username);
    const member = await staffToSignIn(database, name);
    const found: { factor: SecondFactor | null } = { factor: null };
    const check = async (known: boolean) => {
      const right = await checkPassword(body.password, member?.passwordHash ?? null, known ? "first" : "last");
      if (member && right) found.factor = await readSecondFactor(context, member, body.code);
      return isLetIn(found.factor);
    };
    // A counted try does not sign anybody in yet.
    await unrecorded(() => limits.guard(request, { name, member }, check));
    const { factor } = found;
    if (!member || !factor || !isLetIn(factor)) {
      if (factor?.state === "missing") throw new Refusal("code_needed");
      await recordRefusal(context, request, member?.id ?? null);
      throw new Refusal(factor ? "wrong_code" : "wrong_credentials");
    }
    const signedIn = await openSession(context, browsers, { request, reply }, member, (transaction) =>
      useSecondFactor(context, transaction, member, factor),
    );
    return presentSession(environment, signedIn);
  });

  handle(app, contracts.logout, async ({ request, reply }) => {
    const token = cookie.read(request);
    if (token) await deleteSession(database, secretTokenHash(token));
    cookie.clear(reply);
    return null;
  });

  handle(app, contracts.readSession, async ({ request }) =>
    presentSession(environment, await requireSignedIn(request)),
  );

  handle(app, contracts.changePassword, async ({ body, request, reply }) => {
    const { staff, session } = await requireSignedIn(request);
    if (!(await checkOwn(staff, body.currentPassword))) {
      throw new Refusal("invalid_input", { fields: [{ field: "currentPassword", problem: "wrong_password" }] });
    }
    const problem = await sandboxed(
      sandbox.run.guessPassword(body.newPassword, namesKnown(staff.username)),
      "unavailable",
    );
    if (problem) throw new Refusal("invalid_input", { fields: [{ field: "newPassword", problem }] });
    const password = { passwordHash: await hashPassword(body.newPassword), passwordChangedAt: await clock() };
    await renewToken(context, reply, { session }, (renewal) => storePassword(database, staff.id, password, renewal));
    await browsers.remember(reply, { ...staff, ...password });
    return null;
  });
}

/** A link by mail makes a browser known, which then need not wait for the tries of others. */
function browserLinkRoutes(app: FastifyInstance, context: Throttling, browsers: KnownBrowser): void {
  const throttle = makeThrottle(context, "opening browser-link", { free: 5, memory: 3600, longestWait: 900 });

  handle(app, contracts.requestBrowserLink, async ({ body }) => {
    const member = await staffToSignIn(context.database, body.username);
    // The answer does not wait for the mail, so that its time does not tell whether there is such an account.
    if (member) {
      mailBrowserLink(context, member).catch((error: unknown) =>
        context.log.error({ error: String(error) }, "The link for a new browser could not be mailed"),
      );
    }
    return null;
  });

  handle(app, contracts.knowBrowser, async ({ body, request, reply }) => {
    await throttle.attempt(`opening ${addressKey(request.ip)}`);
    const member = await openBrowserLink(context, body.token);
    await throttle.forget(`opening ${addressKey(request.ip)}`);
    await browsers.remember(reply, member);
    return null;
  });
}
