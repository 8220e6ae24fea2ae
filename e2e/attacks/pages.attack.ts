import { expect } from "@playwright/test";
import { languageKeys, aboutLanguage } from "@agency/content/settings";
import { addressIn, pageKinds } from "../src/audit/page-kinds.ts";
import { publicPaths } from "../src/support/site.ts";
import { test } from "./support/attack.ts";
import { signInHere, watchPage } from "./support/browser.ts";
import { expectHeaders } from "./support/judge.ts";

/** Pages behind links in emails and behind the sign-in, and addresses without a page. */
const otherKinds = [
  "/terms",
  "/audit",
  `/audit#${"0".repeat(26)}`,
  `/consultation#${"x".repeat(43)}`,
  "/newsletter#confirm=x",
  "/newsletter#unsubscribe=x",
  "/client-portal",
  "/client-portal#id=00000-00000-00000-00000-000000",
  `/client-portal/shared#${"x".repeat(43)}`,
  `/check#${"x".repeat(43)}`,
  "/admin/login",
  "/no/such/page",
  "/blog/no-such-article",
];

/** Each would run a script or leave the site if it were more than text. */
const reflected = [
  "?q=<script>ran=1</script>",
  "?search=%22%3E%3Cimg%20src=x%20onerror=ran=1%3E&page=javascript:ran=1",
  "?next=//evil.example&return=https://evil.example&redirect=javascript:ran=1",
  "#<img src=x onerror=ran=1>",
  "#javascript:ran=1",
  "#id=%3Csvg%20onload=ran=1%3E",
  "#confirm=%22%3E%3Cscript%3Eran=1%3C/script%3E",
  "?tab=__proto__&panel=constructor&mail=toString",
];

for (const language of languageKeys) {
  test.describe(`the policy of every kind of page, ${language}`, () => {
    for (const kind of [...pageKinds, ...otherKinds]) {
      test(addressIn(language, kind), async ({ page, target }) => {
        const watch = await watchPage(page);
        const response = await page.goto(target.url + addressIn(language, kind), { waitUntil: "networkidle" });
        const policy = await response?.headerValue("content-security-policy");
        expectStrict(policy ?? "");
        await watch.expectHarmless(kind);
      });
    }
  });
}

test.describe("scripts in an address", () => {
  for (const kind of [
    "/",
    "/blog",
    "/audit",
    "/consultation",
    "/newsletter",
    "/client-portal",
    "/admin/login",
    "/no/such/page",
  ]) {
    test(kind, async ({ page, target }) => {
      const watch = await watchPage(page);
      for (const prefix of languageKeys.map((language) => aboutLanguage(language).prefix)) {
        for (const tail of reflected) {
          await page.goto("about:blank");
          await page.goto(target.url + prefix + kind + tail, { waitUntil: "networkidle" });
          expect(new URL(page.url()).origin).toBe(target.url);
          await watch.expectHarmless(`${prefix}${kind}${tail}`);
        }
      }
    });
  }
});

test("every place of the dashboard obeys its policy", async ({ page, target }) => {
  const watch = await watchPage(page);
  await signInHere(page, target);
  for (const path of [
    "/admin",
    "/admin?tab=reports",
    "/admin?tab=analytics",
    "/admin/settings",
    "/admin/schedules",
    "/admin/reports",
    "/admin/enquiries",
    "/admin/enquiries?tab=mails",
    "/ms/admin",
  ]) {
    await page.goto(target.url + path, { waitUntil: "networkidle" });
    await watch.expectHarmless(path);
  }
});

test("a client's portal obeys its policy, and no request contains the ID from its address", async ({
  page,
  target,
}) => {
  const watch = await watchPage(page);
  const referrers: string[] = [];
  page.on("request", (request) => referrers.push(request.headers()["referer"] ?? ""));
  await page.goto(`${target.url}/client-portal#id=${target.victim.id}`, { waitUntil: "networkidle" });
  await expect(page.getByText("Canary Kepong Trading").first()).toBeVisible();
  await watch.expectHarmless("the portal");
  expect(referrers.join()).not.toContain(target.victim.id);
});

test("a script, a frame, an object and a handler that got into a page have no effect", async ({ page, target }) => {
  const watch = await watchPage(page);
  await page.goto(`${target.url}/`, { waitUntil: "networkidle" });
  await page.evaluate(() => {
    const add = (html: string) => document.body.append(document.createRange().createContextualFragment(html));
    add("<script>globalThis.ran = 1</script>");
    add('<script src="https://evil.example/x.js"></script>');
    add('<button id="planted" onclick="globalThis.ran = 1">x</button>');
    add('<img src="https://evil.example/x.png">');
    add('<iframe src="https://evil.example/"></iframe>');
    add('<object data="https://evil.example/"></object>');
    add('<base href="https://evil.example/">');
    document.querySelector<HTMLElement>("#planted")?.click();
  });
  await page.waitForTimeout(500);
  const violations = (await watch.violations()).join("\n");
  for (const directive of ["script-src", "img-src", "frame-src", "object-src", "base-uri"])
    expect(violations).toContain(directive);
  expect(await page.evaluate(() => "ran" in globalThis)).toBe(false);
  expect(await page.evaluate(() => document.baseURI)).toBe(`${target.url}/`);
});

test("every page of the sitemap has a strict policy and contains no inline handler", async ({ target }) => {
  for (const path of await publicPaths(target.url)) {
    const reply = await target.send({ path });
    expect(reply.status, path).toBe(200);
    expectHeaders(reply, path);
    expectStrict(String(reply.headers["content-security-policy"]));
    expect(reply.body, path).not.toMatch(/<[^>]+\son\w+\s*=\s*["']|href=["']?\s*javascript:/i);
  }
});

test("a page of another site cannot frame a page", async ({ page, target }) => {
  await page.route("http://evil.example/**", (route) =>
    route.fulfill({ contentType: "text/html", body: `<iframe src="${target.url}/admin/login"></iframe>` }),
  );
  await page.goto("http://evil.example/");
  await page.waitForTimeout(500);
  const frame = page.frames().find((one) => one !== page.mainFrame());
  expect(await frame?.locator("form").count()).toBe(0);
});

function expectStrict(policy: string): void {
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')*;/);
  for (const part of [
    "default-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ]) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|\*|https?:|data:|blob:)/);
}
