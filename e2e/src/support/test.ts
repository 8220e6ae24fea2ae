import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type Request,
  type WebError,
  expect,
  test as base,
} from "@playwright/test";
import { login } from "@agency/contracts/staff";
import { type FakeGoogle, startFakeGoogle } from "@agency/google-fake/start";
import { oauthClient } from "@agency/google-fake/world";
import { type MailServer, startMailServer } from "@agency/testing/mail-server";
import { type Product, startProduct } from "@agency/testing/product";
import { startWebsite } from "@agency/testing/website";

const sitePage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kedai Contoh, kuih and kopi in Ipoh</title></head>
<body><h1>Kedai Contoh</h1><p>Kuih and kopi. <a href="/menu">klik di sini</a></p></body></html>`;

const shellPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kedai Contoh, kuih and kopi in Ipoh</title></head>
<body><div id="root"></div><script src="/main.js"></script></body></html>`;

type WorkerFixtures = {
  /**
   * A website that the tools of the product may visit: one page, `shell`, which its scripts build, and `mended`, which has its title
   * at every second visit.
   */
  site: { url: string; host: string };
  mailServer: MailServer;
  google: FakeGoogle;
  product: Product;
  /** Gives all pages of the same options one context: what one of them has loaded, the next has in its cache. */
  sharedContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
  /** Cookies of a member of staff who is signed in. */
  session: Awaited<ReturnType<APIRequestContext["storageState"]>>;
};

/** A client's ID as pages write it. */
const writtenClientId = /(?:[0-9A-Z]{5}-){4}[0-9A-Z]{6}/i;

/**
 * Tests of one product for each Playwright worker, which they share: a test adds the data that it needs under names of its own and
 * counts nothing that another test may add. `test.use({ signedIn: true })` gives its pages the session of a member of staff.
 * `test.use({ ownContext: true })` is for tests that stop the clock, which stays stopped for all later pages of a context.
 */
export const test = base.extend<
  { signedIn: boolean; ownContext: boolean; keysInQueries: void; pageErrors: void },
  WorkerFixtures
>({
  browser: [
    async ({ playwright, launchOptions }, use) => {
      const launch = () => playwright.chromium.launch(launchOptions);
      // Now and then Chromium crashes as it starts, before any test has begun.
      const browser = await launch().catch(launch);
      await use(browser);
      await browser.close();
    },
    { scope: "worker" },
  ],
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      let visits = 0;
      const site = await startWebsite({
        "/": { body: sitePage },
        "/shell": { body: shellPage },
        "/mended": (_request, response) => {
          visits += 1;
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.end(visits % 2 === 0 ? sitePage : sitePage.replace(/<title>.*<\/title>/, "<title>Home</title>"));
        },
      });
      await use({ url: `${site.origin}/`, host: site.host });
      await site.close();
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
  google: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures here
    async ({}, use) => {
      const google = await startFakeGoogle();
      await use(google);
      await google.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ site, mailServer, google }, use) => {
      const product = await startProduct({
        RATE_LIMITS: "off",
        // Tests share the session of the first sign-in.
        CONFIRM_MINUTES: "1440",
        SAMPLE_DATA: "mail",
        OUTBOUND_ALLOW: site.host,
        SMTP_URL: mailServer.url,
        GOOGLE_URL: google.url,
        GOOGLE_CLIENT_ID: oauthClient.clientId,
        GOOGLE_CLIENT_SECRET: oauthClient.clientSecret,
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
  sharedContext: [
    async ({ browser, product }, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(async (options) => {
        const key = JSON.stringify(options);
        const context = contexts.get(key) ?? (await browser.newContext({ ...options, baseURL: product.url }));
        contexts.set(key, context);
        context.clock.install = () => {
          throw new Error("The clock would stay stopped for other tests: test.use({ ownContext: true })");
        };
        return context;
      });
      await Promise.all([...contexts.values()].map((context) => context.close()));
    },
    { scope: "worker" },
  ],
  context: async (
    { browser, sharedContext, storageState, ownContext, hasTouch, javaScriptEnabled, contextOptions },
    use,
  ) => {
    if (ownContext) {
      const context = await browser.newContext();
      await use(context);
      await context.close();
      return;
    }
    const context = await sharedContext({ ...contextOptions, hasTouch, javaScriptEnabled });
    if (typeof storageState === "object") await context.addCookies(storageState.cookies);
    await use(context);
    await forget(context);
  },
  page: async ({ context, viewport, colorScheme }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    if (colorScheme) await page.emulateMedia({ colorScheme });
    await use(page);
  },
  keysInQueries: [
    async ({ context }, use) => {
      const kept: string[] = [];
      const watch = (request: Request) => {
        const { search } = new URL(request.url());
        if (writtenClientId.test(search)) kept.push(request.url());
      };
      context.on("request", watch);
      await use();
      context.off("request", watch);
      expect(kept, "A client's ID opens its portal, and servers and browsers keep queries").toEqual([]);
    },
    { auto: true },
  ],
  pageErrors: [
    async ({ context }, use) => {
      const thrown: string[] = [];
      const note = (failure: WebError) => {
        const error = String(failure.error());
        // React Router leaves out an animation that a further page overtakes, and nobody misses it.
        if (!error.includes("Transition was skipped")) thrown.push(error);
      };
      context.on("weberror", note);
      await use();
      context.off("weberror", note);
      expect(thrown, "A page that does not become what the server drew reports it so").toEqual([]);
    },
    { auto: true },
  ],
  signedIn: [false, { option: true }],
  ownContext: [false, { option: true }],
  baseURL: async ({ product }, use) => use(product.url),
  storageState: async ({ signedIn, session }, use) => use(signedIn ? session : undefined),
});

/** Leaves nothing of a test to the next one but the files that servers allow browsers to keep. */
async function forget(context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await context.clearPermissions();
  const pages = context.pages();
  const [page] = pages;
  if (page) {
    const browser = await context.newCDPSession(page);
    const visited = new Set(pages.map((each) => new URL(each.url()).origin));
    // A page that never opened an address has none.
    visited.delete("null");
    for (const origin of visited) await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
  }
  await Promise.all(pages.map((each) => each.close()));
}
