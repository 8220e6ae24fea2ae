import type { FastifyInstance } from "fastify";
import * as contracts from "@agency/contracts/auth";
import type { Dependencies } from "../dependencies.ts";
import { hostOf } from "../kit/environment.ts";
import { handle } from "../kit/http/handle.ts";
import { addressKey, makeThrottle } from "../kit/http/throttle.ts";
import { staffInbox } from "../kit/mail/staff-inbox.ts";
import { mailBrowserLink, openBrowserLink } from "./browser-link.ts";
import { knownBrowser } from "./known-browser.ts";

/** A link by mail makes a browser known, which then need not wait for the tries of others. */
export function browserLinkRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { staff, environment, bell, clock, log } = dependencies;
  const mailing = { host: hostOf(environment), doorbell: bell.ring, inbox: staffInbox(environment) };
  const throttle = makeThrottle(dependencies, "browser-link", { free: 5, memory: 3600, longestWait: 900 });
  const browsers = knownBrowser(dependencies);

  handle(app, contracts.requestBrowserLink, async ({ body, request }) => {
    await throttle.attempt(`address ${addressKey(request.ip)}`);
    const member = await staff.findByUsername(body.username);
    // The answer does not wait for the mail, so that its time does not tell whether there is such an account.
    if (member) {
      mailBrowserLink({ ...dependencies, ...mailing }, member).catch((error: unknown) =>
        log.error({ error: String(error) }, "The link for a new browser could not be mailed"),
      );
    }
    return null;
  });

  handle(app, contracts.knowBrowser, async ({ body, request, reply }) => {
    await throttle.attempt(`opening ${addressKey(request.ip)}`);
    const staffId = await openBrowserLink({ staff, clock }, body.token);
    await throttle.forget(`opening ${addressKey(request.ip)}`);
    await browsers.remember(reply, staffId);
    return null;
  });
}
