import { chromium } from "@playwright/test";
const [,, spec] = process.argv;
const { base="http://127.0.0.1:3950", shots } = JSON.parse(spec);
const { readFileSync } = await import("node:fs");
const password = readFileSync("/tmp/demo/demo-password.txt","utf8").trim().split(/\s+/).pop();
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--disable-gpu"] });
for (const s of shots) {
  const context = await browser.newContext({ viewport: { width: s.w ?? 1440, height: s.h ?? 900 }, colorScheme: s.dark ? "dark":"light" });
  const page = await context.newPage();
  if (s.staff) {
    const r = await context.request.post(base+"/api/auth/login", { data: { username: "admin", password }, headers: { origin: base } });
    if (!r.ok()) console.log("login", r.status(), await r.text());
    await context.addInitScript(() => { try { localStorage.setItem("signedIn","1") } catch {} });
  }
  await page.goto(base + s.path, { waitUntil: "networkidle" });
  if (s.staff && await page.locator("input[type=password]").count()) {
    await page.locator("input").first().fill("admin"); await page.locator("input[type=password]").fill(password); await page.keyboard.press("Enter"); await page.waitForTimeout(2500);
  }
  for (const c of s.click ?? []) { await page.getByRole(c.role ?? "button", { name: c.name, exact: c.exact ?? false }).first().click(); await page.waitForTimeout(c.wait ?? 800); }
  if (s.eval) console.log(JSON.stringify(await page.evaluate(s.eval)));
  await page.waitForTimeout(s.wait ?? 800);
  await page.screenshot({ path: s.out, fullPage: s.full ?? false });
  await context.close();
}
await browser.close();
