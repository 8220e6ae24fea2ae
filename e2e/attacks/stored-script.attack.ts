import { expect, type Page } from "@playwright/test";
import { parse } from "node-html-parser";
import assert from "node:assert/strict";
import { getDocumentProxy } from "unpdf";
import { readReportMail } from "@agency/contracts/mail-words";
import { lastCompletePeriod } from "@agency/model/report/periods";
import { until } from "@agency/testing/ceiling";
import { pdfText } from "../src/support/mails.ts";
import { test, type Target } from "./support/attack.ts";
import { signInHere, watchPage } from "./support/browser.ts";

/** Each would set `ran` or fetch from evil.example if it were more than text. Short enough for a name. */
const scripts = [
  "<script>window.ran=1</script>",
  '<img src=x onerror="window.ran=1">',
  '"><svg onload=window.ran=1>',
  "'><body onpageshow=window.ran=1>",
  "</title><script>ran=1</script>",
  "</style><script>ran=1</script>",
  "--><script>ran=1</script>",
  "]]><script>ran=1</script>",
  "<iframe srcdoc='<script>parent.ran=1</script>'>",
  "<base href=//evil.example/>",
  "<meta http-equiv=refresh content=0;//evil.example>",
  "<link rel=stylesheet href=//evil.example/a.css>",
  "<a href=javascript:ran=1>x</a>",
  "<math><mi xlink:href=javascript:ran=1>",
  "javascript:window.ran=1",
  "{{constructor.constructor('ran=1')()}}",
  "${ran=1}",
  "&lt;script&gt;ran=1&lt;/script&gt;",
  "%3Cscript%3Eran=1%3C/script%3E",
  "\\u003cscript\\u003eran=1\\u003c/script\\u003e",
  "<img src=//evil.example/pixel.png>",
];

/** Texts that a spreadsheet reads as formulas. */
const formulas = ["=HYPERLINK(0)", "=cmd|' /C calc'!A0", "+1+1", "-1+1", "@SUM(1)", "%0A=1", "＝1+1"];

let clients: { id: string; name: string }[];
let enquiries: string[];

test.beforeAll(async ({ target }) => {
  const session = await target.signIn();
  enquiries = [];
  clients = [];
  for (const [n, script] of [...scripts, ...formulas].entries()) {
    enquiries.push(await sendForms(target, script, n));
    if (n % 4 === 0) clients.push(await makeClient(target, { session, script, n }));
  }
  await until(async () =>
    expect((await notificationsLeft(target, session)) + (await reportsLeft(target, session))).toBe(0),
  );
});

test("every dashboard screen shows submitted scripts as text", async ({ page, target }) => {
  const watch = await watchPage(page);
  await signInHere(page, target);
  const places = ["", "?tab=reports", "?tab=analytics", "/settings", "/schedules", "/reports"];
  for (const place of places) {
    await page.goto(`${target.url}/admin${place}`, { waitUntil: "networkidle" });
    await watch.expectHarmless(`/admin${place}`);
  }
  await expectShown(page, `${target.url}/admin`, clients.at(0)?.name ?? "");
  for (const tab of ["enquiries", "consultations", "newsletter", "mails"]) {
    await page.goto(`${target.url}/admin/enquiries?tab=${tab}`, { waitUntil: "networkidle" });
    await watch.expectHarmless(tab);
  }
  for (const [n, id] of enquiries.entries()) {
    await page.goto(`${target.url}/admin/enquiries?enquiry=${id}`);
    await expect(page.getByRole("article").getByRole("heading").first()).toContainText(
      [...scripts, ...formulas][n] ?? "",
    );
    await watch.expectHarmless(`enquiry ${n}`);
  }
});

test("the mail viewer shows every email without running or fetching anything", async ({ page, target }) => {
  const watch = await watchPage(page);
  await signInHere(page, target);
  await page.goto(`${target.url}/admin/settings`, { waitUntil: "networkidle" });
  const mails = page.getByRole("button", { name: /@/ });
  await expect(mails.first()).toBeVisible();
  const shown = Math.min(await mails.count(), 25);
  expect(shown).toBeGreaterThan(3);
  for (let n = 0; n < shown; n += 1) {
    await mails.nth(n).click();
    const frame = page.getByRole("dialog").last().locator("iframe");
    await expect(frame).toHaveAttribute("sandbox", "allow-popups allow-popups-to-escape-sandbox");
    await watch.expectHarmless(`mail ${n}`);
    await page.keyboard.press("Escape");
    await expect(frame).toHaveCount(0);
  }
});

test("the portal shows a client's own name, website, ranking and comment as text", async ({ page, target }) => {
  const watch = await watchPage(page);
  for (const { id, name } of clients) {
    for (const prefix of ["", "/ms"]) {
      await page.goto("about:blank");
      await page.goto(`${target.url}${prefix}/client-portal#id=${id}`, { waitUntil: "networkidle" });
      await expect(page.getByText(name, { exact: false }).first()).toBeVisible();
      await watch.expectHarmless(`the portal of ${name}`);
    }
  }
});

test("emails contain no element, address or header from a form", async ({ target }) => {
  const session = await target.signIn();
  const { body } = await target.send({ path: "/api/settings/mails", session });
  const list = JSON.parse(body) as { id: string }[];
  expect(list.length).toBeGreaterThan(20);
  // The staff may let others have copies of reports, and nobody else may.
  const settings = await target.send({ path: readReportMail.path, session });
  const { cc } = JSON.parse(settings.body) as { cc: string[] };
  let found = 0;
  for (const { id } of list) {
    const mail = JSON.parse((await target.send({ path: `/api/settings/mails/${id}`, session })).body) as {
      html: string;
      subject: string;
    };
    const root = parse(mail.html);
    assert.equal(
      root.querySelectorAll("script, iframe, object, embed, form, base, svg, math, link").length,
      0,
      mail.html,
    );
    assert.deepEqual(
      root.querySelectorAll("meta").filter((meta) => meta.getAttribute("http-equiv") === "refresh"),
      [],
    );
    for (const element of root.querySelectorAll("*")) {
      for (const [name, value] of Object.entries(element.attributes)) {
        assert.doesNotMatch(name, /^on/i, mail.subject);
        assert.doesNotMatch(value, /javascript:|evil\.example/i, `${mail.subject} ${name}=${value}`);
      }
    }
    if (/&lt;(?:script|img|svg|iframe)/.test(mail.html)) found += 1;
    const raw = (await target.send({ path: `/api/settings/mails/${id}/eml`, session })).body;
    const [head = ""] = raw.split("\r\n\r\n", 1);
    const names = Array.from(head.matchAll(/^([\w-]+):/gm), ([, name = ""]) => name.toLowerCase());
    expect(new Set(names).size, mail.subject).toBe(names.length);
    expect(names).not.toContain("bcc");
    const copies = /^cc: *((?:.|\r\n[ \t])*)/im.exec(head)?.[1]?.split(/,\s*/) ?? [];
    for (const copy of copies) expect(cc, mail.subject).toContain(copy.trim());
  }
  expect(found).toBeGreaterThan(5);
});

test("PDFs contain the text, and nothing that a viewer runs or opens", async ({ target }) => {
  for (const { id, name } of clients) {
    const [report] = JSON.parse((await target.send({ path: `/api/reports/clients/${id}/reports` })).body) as {
      id: string;
    }[];
    const response = await fetch(`${target.url}/api/reports/clients/${id}/reports/${report?.id}/pdf`);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).not.toMatch(/[\r\n<>]|\.\./);
    const file = new Uint8Array(await response.arrayBuffer());
    const squeezed = (text: string) => text.replaceAll(/[^\w=<>()]/g, "");
    expect(squeezed(await pdfText(file))).toContain(squeezed(name).slice(0, 20));
    const pdf = await getDocumentProxy(file);
    expect(await pdf.getJSActions()).toBeNull();
    expect(await pdf.getOpenAction()).toBeNull();
    for (let page = 1; page <= pdf.numPages; page += 1) {
      for (const { url } of (await (await pdf.getPage(page)).getAnnotations()) as { url?: string }[]) {
        if (url) expect(url).not.toMatch(/javascript:|evil\.example/);
      }
    }
  }
});

test("no cell of an exported file begins like a formula", async ({ target }) => {
  const session = await target.signIn();
  for (const path of ["/api/enquiries/export", "/api/newsletter/subscribers"]) {
    const reply = await target.send({ path, session });
    expect(reply.headers["content-disposition"], path).toMatch(/^attachment; filename="[\w.-]+"$/);
    const cells = spreadsheetCells(reply.body.replace("\uFEFF", ""));
    expect(cells.length, path).toBeGreaterThan(5);
    for (const cell of cells) expect(cell, path).not.toMatch(/^[=+\-@\t\r＝＋－＠]/);
  }
  const { body } = await target.send({ path: "/api/enquiries/export", session });
  expect(body).toContain("'=HYPERLINK(0)");
});

test("a script address is refused as a website", async ({ target }) => {
  const session = await target.signIn();
  for (const website of [
    "javascript:alert(1)",
    "JaVaScRiPt://sample.example/%0aalert(1)",
    "data:text/html,<script>",
    "vbscript:x",
    "//evil.example",
    "file:///etc/passwd",
  ]) {
    const body = { name: "Sample", email: "website@attack.example", website };
    const reply = await target.send({ method: "POST", path: "/api/reports/clients", body, session });
    expect(reply.status, website).toBe(400);
  }
});

/** The cells that a spreadsheet would show. */
function spreadsheetCells(csv: string): string[] {
  return Array.from(csv.matchAll(/("(?:[^"]|"")*"|[^,\r\n]*)(?:,|\r?\n|$)/g), ([, cell = ""]) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );
}

async function sendForms(target: Target, script: string, n: number): Promise<string> {
  const visit = { page: script, city: script.slice(0, 60) };
  const contact = {
    firstName: script.slice(0, 80),
    lastName: script.slice(0, 80),
    email: `forms${n}@attack.example`,
    projectDetails: `${script}\n${scripts.join("\n")}`,
    ...visit,
  };
  const kept = await target.send({ method: "POST", path: "/api/contact", body: contact });
  assert.equal(kept.status, 201, kept.body);
  for (const [path, body] of [
    ["/api/consultation", { name: script, email: `booking${n}@attack.example`, ...visit }],
    ["/api/newsletter", { email: `news${n}@attack.example`, ...visit }],
  ] as const) {
    const reply = await target.send({ method: "POST", path, body });
    assert.ok(reply.status < 300, reply.body);
  }
  return (JSON.parse(kept.body) as { id: string }).id;
}

async function makeClient(
  target: Target,
  { session, script, n }: { session: string; script: string; n: number },
): Promise<{ id: string; name: string }> {
  const language = n % 8 === 0 ? "en" : "ms";
  const id = await target.addClient({
    name: script,
    businessType: script,
    language,
    website: `https://sample.example/?q="><script>ran=1</script>`,
  });
  const path = `/api/reports/clients/${id}`;
  const figures = { totalVisitors: 100, topRankings: [scripts[0], scripts[1], scripts[2]] };
  const typed = { reportType: "weekly", periodStart: lastCompletePeriod("weekly", new Date()).start, figures };
  const saved = await target.send({ method: "PUT", path: `${path}/figures`, body: typed, session });
  assert.equal(saved.status, 200, saved.body);
  const comment = `${script} ${scripts.slice(0, 5).join(" ")}`;
  const body = { reportType: "weekly", comment };
  const sent = await target.send({ method: "POST", path: `${path}/reports/send`, body, session });
  assert.equal(sent.status, 202, sent.body);
  return { id, name: script };
}

async function notificationsLeft(target: Target, session: string): Promise<number> {
  const reply = await target.send({ path: "/api/notifications?state=queued", session });
  return Number(reply.headers["x-total-count"]);
}

async function reportsLeft(target: Target, session: string): Promise<number> {
  const reply = await target.send({ path: "/api/reports?mail=pending", session });
  return (JSON.parse(reply.body) as { total: number }).total;
}

async function expectShown(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(page.getByText(text, { exact: false }).first()).toBeVisible();
}
