import { type APIRequestContext, expect, test as base } from "@playwright/test";
import { login } from "@agency/contracts/auth/endpoints";
import { type Product, startProduct } from "@agency/testing/product";
import { type LocalSite, startLocalSite } from "./local-site.ts";
import { type MailServer, startMailServer } from "./mail-server.ts";

type WorkerFixtures = {
  /** A website that the tools of the product may visit. */
  site: LocalSite;
  mailServer: MailServer;
  product: Product;
  /** Cookies of a member of staff who is signed in. */
  session: Awaited<ReturnType<APIRequestContext["storageState"]>>;
};

/**
 * Tests of one product for each Playwright worker, which they share: a test adds the data that it needs under names of its own and
 * counts nothing that another test may add. `test.use({ signedIn: true })` gives its pages the session of a member of staff.
 */
export const test = base.extend<{ signedIn: boolean }, WorkerFixtures>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      const site = await startLocalSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  mailServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      const mailServer = await startMailServer();
      await use(mailServer);
      await mailServer.stop();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ site, mailServer }, use) => {
      const product = await startProduct({
        RATE_LIMITS: "off",
        SAMPLE_DATA: "on",
        OUTBOUND_ALLOW: site.host,
        SMTP_URL: mailServer.url,
      });
      await use(product);
      await product.stop();
    },
    { scope: "worker" },
  ],
  session: [
    async ({ playwright, product }, use) => {
      const visitor = await playwright.request.newContext({ baseURL: product.url });
      expect((await visitor.fetch(login.path, { method: login.method, data: product.staff })).ok()).toBe(true);
      await use(await visitor.storageState());
      await visitor.dispose();
    },
    { scope: "worker" },
  ],
  signedIn: [false, { option: true }],
  baseURL: async ({ product }, use) => use(product.url),
  storageState: async ({ signedIn, session }, use) => use(signedIn ? session : undefined),
});
