import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { type Audit, confirmAuditMail, mailAudit, readAudit, repeatAudit, runAudit } from "@agency/contracts/audit";
import { listEnquiries } from "@agency/contracts/enquiries";
import { startWebsite } from "@agency/testing/website";
import type { Verification } from "../enquiries/mail.ts";
import { staffInbox } from "../kit/mail/addresses.ts";
import { listNotifications } from "../notifications/store.ts";
import { startApi, tuesday } from "../testing/api.ts";
import { purgeAudits } from "./store.ts";

const page = (head: string, body = "<h1>Bunga segar di Ipoh</h1>") =>
  `<!doctype html><html lang="ms"><head><meta charset="utf-8">${head}</head><body>${body}</body></html>`;

const title = "<title>Kedai bunga di Ipoh, hantar hari sama</title>";

let changing = "";
const site = await startWebsite({
  "/changing": (_request, response) => void response.setHeader("content-type", "text/html").end(changing),
  "/": { body: page(title, '<h1>Bunga</h1><a href="/harga">klik di sini</a><script>"</script>') },
  "/noindex": { body: page(`${title}<meta name="robots" content="noindex">`) },
  "/blocked": { body: page(title) },
  "/gone": { status: 410, body: page(title) },
  "/closed": { status: 403, body: page("<title>Just a moment...</title>") },
  "/moved": { status: 301, headers: { location: "/" } },
  "/file.pdf": { headers: { "content-type": "application/pdf" }, body: "%PDF-1.7" },
  "/data.json": { headers: { "content-type": "application/json" }, body: "{}" },
  "/missing.json": { status: 404, headers: { "content-type": "application/json" }, body: "{}" },
  "/empty": { body: " \n" },
  "/ring": { status: 302, headers: { location: "/ring" } },
  "/long": { body: page(title, "<p>kata </p>".repeat(200_000)) },
  "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /blocked\n" },
  "/silent": (_request, response) => void setTimeout(() => response.destroy(), 300),
});
const api = await startApi({ environment: { OUTBOUND_ALLOW: site.host } });
afterAll(async () => {
  await site.close();
});
beforeEach(async () => {
  await api.dependencies.database.write(async (manager) => {
    await manager.query("DELETE FROM enquiries");
    await manager.query("DELETE FROM notifications");
  });
  site.asked.length = 0;
});

const audit = async (path: string, more: object = {}, headers: Record<string, string> = {}) =>
  (await api.call(runAudit, { body: { url: `${site.origin}${path}`, ...more } }, { session: null, headers })).audit;
const notifications = () => listNotifications(api.dependencies.database, { limit: 10, offset: 0 });
const sent = async () => (await notifications()).notifications.map(({ kind, recipient }) => `${kind} to ${recipient}`);
const inbox = () => api.call(listEnquiries, { query: {} });

test("an audit tells the points of every check, whatever became of it", async () => {
  const { categories, findings, passed, notApplicable } = await audit("/");
  const all = categories.reduce((sum, { weight }) => sum + weight, 0);
  const told = [...findings, ...passed, ...notApplicable].reduce((sum, { weight }) => sum + (weight ?? 0), 0);
  expect(told).toBe(all);
});

test("an audit fetches a page with its robots.txt and sitemap, and scores it", async () => {
  const found = await audit("/");
  expect(found.score).toBeGreaterThan(0);
  expect(found.score).toBeLessThan(90);
  expect(found.finalUrl).toBe(`${site.origin}/`);
  expect(found.checkedAt).toBe("2026-11-10T04:00:00.000Z");
  expect(site.asked.toSorted()).toEqual(["/", "/robots.txt", "/sitemap.xml"]);
  const lost = found.findings.map(({ lost: points }) => points);
  expect(lost).toEqual(lost.toSorted((a, b) => b - a));
  expect(found.findings.find(({ check }) => check === "linkText")).toMatchObject({
    outcome: "fail",
    where: ['<a href="/harga">klik di sini</a>'],
    lost: 3,
  });
  expect(found.findings.find(({ check }) => check === "description")?.what).toBe("The page has no description.");
  expect(JSON.stringify(found)).not.toContain("{{");
});

test("the same page gets the same score, in the visitor's language", async () => {
  const [first, second] = [await audit("/"), await audit("/", { language: "ms" })];
  expect(second.score).toBe(first.score);
  expect(second.findings.map(({ check }) => check)).toEqual(first.findings.map(({ check }) => check));
  expect(second.findings.find(({ check }) => check === "description")?.what).toBe("Halaman ini tiada perihalan.");
});

test("ten audits at once find the same as a single one", async () => {
  const { score, findings } = await audit("/");
  const all = await Promise.all(Array.from({ length: 10 }, () => audit("/")));
  // Only the time to the first byte may differ.
  const seen = all.map((one) => one.findings.map(({ check }) => check).filter((check) => check !== "firstByte"));
  const alone = findings.map(({ check }) => check).filter((check) => check !== "firstByte");
  expect(seen).toEqual(all.map(() => alone));
  expect(all.filter((one) => Math.abs(one.score - score) > 3)).toEqual([]);
});

test.each([
  ["/noindex", "noindex", "robots tag"],
  ["/blocked", "robotsTxt", "Line 2 of robots.txt"],
])("%s caps the score at 40 and says why", async (path, check, words) => {
  const found = await audit(path);
  expect(found.score).toBeLessThanOrEqual(40);
  expect(found.capped).toHaveLength(1);
  expect(found.findings.find((finding) => finding.check === check)?.what).toContain(words);
});

test("redirects are followed, and the final page is scored", async () => {
  expect((await audit("/moved")).finalUrl).toBe(`${site.origin}/`);
});

test("a page over the size limit is scored by its beginning", async () => {
  const found = await audit("/long");
  expect(found.findings.find(({ check }) => check === "pageWeight")?.outcome).toBe("warn");
});

describe("a URL that is not a page is refused in the specification's words", () => {
  const words = "Failed to analyze website. Please check the URL and try again.";

  test.each([
    ["/file.pdf", "page_not_html", "does not lead to a web page"],
    ["/data.json", "page_not_html", "does not lead to a web page"],
    ["/gone", "page_error", "error 410"],
    ["/missing.json", "page_error", "error 404"],
    ["/closed", "page_refused", "error 403"],
    ["/empty", "page_empty", "empty page"],
    ["/ring", "page_redirects", "keeps redirecting"],
    ["/silent", "page_unreachable", ""],
  ])("%s: %s", async (path, code, reason) => {
    const { body, status } = await api.refused(runAudit, { body: { url: `${site.origin}${path}` } });
    expect(status).toBe(422);
    expect(body.error).toBe(code);
    expect(body.message).toMatch(new RegExp(`^${words}.*${reason}`));
  });

  test.each([
    "http://127.0.0.1:1/",
    "http://10.0.0.1/",
    "javascript:alert(1)",
    "file:///etc/passwd",
    "kedai",
    "ftp://kedai.example/",
  ])("%s: internal, closed and invalid addresses get the same answer", async (url) => {
    const { body, status } = await api.refused(runAudit, { body: { url } });
    expect([status, body.error, body.message]).toEqual([422, "page_unreachable", words]);
  });

  test("a Malay browser gets the error in Malay", async () => {
    const { body } = await api.refused(
      runAudit,
      { body: { url: "http://10.0.0.1/" } },
      { headers: { "accept-language": "ms" } },
    );
    expect(body.message).toBe("Laman web gagal dianalisis. Sila semak URL dan cuba lagi.");
  });

  test.each([{}, { url: "" }, { url: 7 }, { url: "https://kedai.example", email: "nobody" }])(
    "invalid input is refused: %j",
    async (body) => {
      expect((await api.refused(runAudit, { body })).body.error).toBe("invalid_input");
    },
  );
});

describe("the shared link", () => {
  test("opens the unchanged audit for everyone, without an email address", async () => {
    const found = await audit("/", { email: "owner@kedai.example" });
    const { body, headers } = await api.answer(readAudit, { params: { auditId: found.id } }, { session: null });
    expect(body.audit).toEqual(found);
    expect(JSON.stringify(body)).not.toContain("owner@");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(found.id).toMatch(/^[0-9a-z]{26}$/);
  });

  test("with a wrong id opens nothing", async () => {
    const { body } = await api.refused(readAudit, { params: { auditId: "0".repeat(26) } });
    expect(body.error).toBe("audit_not_found");
  });
});

describe("an audit with an email address", () => {
  const email = "owner@kedai.example";

  const confirm = (token: string) => api.call(confirmAuditMail, { body: { token } }, { session: null });
  const token = async () => {
    const all = (await notifications()).notifications;
    const { parameters } = all.find(({ kind }) => kind === "audit-verification") ?? {};
    return (parameters as Verification | undefined)?.token ?? "";
  };

  test("appears in the inbox, and the address is asked without a word of the page or the visitor", async () => {
    const found = await audit("/", { email, language: "ms", page: "/ms", consent: { notice: "1.1" } });
    expect(await inbox()).toMatchObject([
      {
        kind: "audit",
        email,
        reference: found.id,
        language: "ms",
        details: { url: `${site.origin}/`, score: found.score, confirmBy: "2026-11-17T04:00:00.000Z" },
      },
    ]);
    expect(await sent()).toEqual([`audit-verification to ${email}`]);
    const [question] = (await notifications()).notifications;
    expect(question).toMatchObject({ language: "ms", recipientName: "", parameters: { token: await token() } });
    expect(Object.keys(question?.parameters ?? {})).toEqual(["token"]);
  });

  test("gets its details, and the staff a notice, once the link in that email was used, however often", async () => {
    const found = await audit("/", { email });
    const link = await token();
    await Promise.all([confirm(link), confirm(link)]);
    await confirm(link);
    expect((await sent()).toSorted()).toEqual([
      `audit-details to ${email}`,
      `audit-verification to ${email}`,
      `enquiry-notice to ${staffInbox(api.dependencies.environment).email}`,
    ]);
    expect((await inbox())[0]?.details).toEqual({ url: `${site.origin}/`, score: found.score });
  });

  test("gets nothing by a wrong link, or one that is older than a week", async () => {
    await audit("/", { email });
    const link = await token();
    api.clock.advance(7 * 86_400 + 1);
    for (const wrong of [link, "x".repeat(43), ""]) {
      const { body } = await api.refused(confirmAuditMail, { body: { token: wrong } }, { session: null });
      expect(body.error).toBe("link_not_found");
    }
    api.clock.set(tuesday);
    expect(await sent()).toEqual([`audit-verification to ${email}`]);
  });

  test("can be asked for its details afterwards, once", async () => {
    const { id: auditId } = await audit("/");
    expect(await inbox()).toEqual([]);
    for (const typed of [email, "Owner@Kedai.example"]) {
      await api.call(mailAudit, { params: { auditId }, body: { email: typed } }, { session: null });
    }
    expect(await inbox()).toHaveLength(1);
    expect((await notifications()).total).toBe(1);
  });

  test("is stored but emails nobody when it looks automatic", async () => {
    await audit("/", { email, trap: "x" });
    expect(await api.call(listEnquiries, { query: { spam: "yes" } })).toMatchObject([{ spam: true }]);
    expect((await notifications()).total).toBe(0);
  });

  test("leaves nothing behind when it fails", async () => {
    await api.refused(runAudit, { body: { url: "http://10.0.0.1/", email } });
    expect(await inbox()).toEqual([]);
  });
});

describe("an audit that is repeated", () => {
  const described =
    '<meta name="description" content="Bunga segar untuk perkahwinan dan hari jadi, dihantar di Ipoh hari yang sama.">';
  const again = async (auditId: string, more: object = {}) =>
    (await api.call(repeatAudit, { params: { auditId }, body: more }, { session: null })).audit;
  const told = ({ since }: Audit) => (since?.changes ?? []).map(({ change, check }) => `${change} ${check}`);

  test("tells what became of each finding, in the reader's language, and so does its link", async () => {
    changing = page("<title>Home</title>");
    const first = await audit("/changing");
    expect(first.since).toBeNull();
    changing = page(`<title>Bunga</title>${described}`, "<h2>Bunga segar</h2>");
    api.clock.advance(3_600);
    const second = await again(first.id, { language: "ms" });
    api.clock.set(tuesday);
    expect(second.id).not.toBe(first.id);
    expect(second.since).toMatchObject({
      auditId: first.id,
      score: first.score,
      checkedAt: first.checkedAt,
      rulesChanged: false,
    });
    expect(told(second)).toEqual(
      expect.arrayContaining(["fixed description", "new oneH1", "still title", "still openGraph"]),
    );
    expect(second.since?.changes.find(({ check }) => check === "title")).toMatchObject({
      what: expect.stringContaining("Tajuk ini 5 aksara"),
      before: 'Tajuk "Home" tidak menyatakan apa-apa tentang halaman ini.',
    });
    const { audit: opened } = await api.call(readAudit, { params: { auditId: second.id } }, { session: null });
    expect(told(opened)).toEqual(told(second));
  });

  test("asks for the same address, and says why when that has no page any more", async () => {
    changing = page(title);
    const first = await audit("/changing");
    expect((await again(first.id)).url).toBe(first.url);
    changing = " ";
    const { body } = await api.refused(repeatAudit, { params: { auditId: first.id }, body: {} }, { session: null });
    expect(body.error).toBe("page_empty");
    const unknown = { params: { auditId: "0".repeat(26) }, body: {} };
    expect((await api.refused(repeatAudit, unknown, { session: null })).body.error).toBe("audit_not_found");
  });
});

test("expired audits are deleted, and their links stop working", async () => {
  const { database } = api.dependencies;
  const [old, fresh] = [await audit("/"), await audit("/")];
  await database.write((manager) =>
    manager.query(`UPDATE audits SET createdAt = '2024-01-01 00:00:00.000' WHERE id = '${old.id}'`),
  );
  const repeated = await api.call(repeatAudit, { params: { auditId: old.id }, body: {} });
  expect(repeated.audit.since?.auditId).toBe(old.id);
  expect(await purgeAudits(database, new Date("2024-06-01T00:00:00Z"))).toBe(1);
  await api.refused(readAudit, { params: { auditId: old.id } });
  await api.call(readAudit, { params: { auditId: fresh.id } });
  const { audit: alone } = await api.call(readAudit, { params: { auditId: repeated.audit.id } });
  expect(alone.since).toBeNull();
});
