import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { checkMail, downloadMail, listMails, readMail, readSystem, sendTestMail } from "@agency/contracts/settings";
import { startApi } from "../testing/api.ts";

const records: Record<string, string[][]> = {
  "TXT agency.example": [["v=spf1 -all"]],
  "TXT _dmarc.agency.example": [["v=DMARC1; p=reject"]],
};
const api = await startApi({
  environment: { MAIL_FROM: "reports@agency.example" },
  dns: async (name, type) => {
    const found = records[`${type} ${name}`];
    if (!found) throw Object.assign(new Error("ENODATA"), { code: "ENODATA" });
    return found;
  },
});

const sendTo = (to: string, headers = {}) => api.call(sendTestMail, { body: { to } }, { headers });

test("before the first email the list is empty", async () => {
  expect(await api.call(listMails, {})).toEqual([]);
});

test("a test email becomes a file that can be listed, read and downloaded, in the user's language", async () => {
  await sendTo("owner@example.com");
  await sendTo("tuan@example.com", { "accept-language": "ms" });
  const mails = await api.call(listMails, {});
  expect(mails.map(({ to }) => to).toSorted()).toEqual(["owner@example.com", "tuan@example.com"]);

  const [mail] = mails.filter(({ to }) => to === "owner@example.com");
  const mailId = mail?.id ?? "";
  const read = await api.call(readMail, { params: { mailId } });
  expect(read).toMatchObject({ ...mail, at: "2026-11-10T04:00:00.000Z", attachments: [] });
  expect(read.from).toContain("reports@agency.example");
  expect(read.text.length).toBeGreaterThan(20);
  expect(read.html).toContain("<h1");

  const { headers, body } = await api.answer(downloadMail, { params: { mailId } });
  expect(headers["content-type"]).toBe("message/rfc822");
  expect(headers["content-disposition"]).toBe(`attachment; filename="${mailId}.eml"`);
  expect(body.toString()).toMatch(/^Auto-Submitted: auto-generated\r$/im);
  expect(body.toString()).toMatch(/^To: owner@example\.com\r$/im);

  const subjects = new Set(mails.map(({ subject }) => subject));
  expect(subjects.size).toBe(2);
});

test.each([
  "../agency",
  "..%2f..%2fetc%2fpasswd",
  "..\\..\\agency",
  "/etc/passwd",
  "../../secret",
  "secret.eml",
  "secret\0",
  "%2e%2e%2fsecret",
  "x".repeat(81),
])("an email's id cannot read a file outside the mail folder: %j", async (mailId) => {
  await writeFile(join(api.dependencies.environment.DATA_DIR, "secret.eml"), "Subject: secret\r\n\r\nsecret");
  for (const route of [readMail, downloadMail]) {
    expect((await api.refused(route, { params: { mailId } })).body.error).toBe("mail_not_found");
  }
});

test.each(["nobody", "a@b.example\r\nBcc: c@d.example", "a@b.example,c@d.example", ""])(
  "a test email to %j is refused, and nothing is written",
  async (to) => {
    const before = await api.call(listMails, {});
    const { body } = await api.refused(sendTestMail, { body: { to } });
    expect(body.fields?.map(({ field }) => field)).toEqual(["to"]);
    expect(await api.call(listMails, {})).toEqual(before);
  },
);

describe("while the mail server is down", async () => {
  // No server listens on port 9.
  const away = await startApi({ environment: { SMTP_URL: "smtp://127.0.0.1:9" } });

  test("a test email gets a 502 with the reason", async () => {
    const { status, body } = await away.refused(sendTestMail, { body: { to: "owner@example.com" } });
    expect(status).toBe(502);
    expect(body.message).toMatch(/^The mail server could not be reached\./);
    const headers = { "accept-language": "ms" };
    const malay = await away.refused(sendTestMail, { body: { to: "owner@example.com" } }, { headers });
    expect(malay.body.message).toMatch(/^Pelayan e-mel tidak dapat dihubungi\./);
  });

  test("the system status says so", async () => {
    expect(await away.call(readSystem, {})).toMatchObject({ mail: { kind: "smtp", working: false } });
  });
});

test("the test emails of the dashboard are rate-limited", async () => {
  const limited = await startApi({ environment: { RATE_LIMITS: "on" } });
  for (let n = 0; n < 10; n += 1) await limited.call(sendTestMail, { body: { to: "owner@example.com" } });
  const { body } = await limited.refused(sendTestMail, { body: { to: "owner@example.com" } });
  expect(body.error).toBe("too_many_attempts");
});

test("the staff see what the DNS says about the sender's domain", async () => {
  const headers = "Received: from a.example (a.example [203.0.114.5])\r\nReturn-Path: <x@agency.example>";
  expect(await api.call(checkMail, { body: { selector: "s1", headers } })).toEqual([
    { key: "spf.refused", params: { domain: "agency.example", ip: "203.0.114.5" } },
    { key: "dkim.missing", params: { name: "s1._domainkey.agency.example" } },
    { key: "dmarc.pass", params: { domain: "agency.example", policy: "reject" } },
    { key: "alignment.pass", params: { domain: "agency.example", by: "agency.example" } },
    { key: "ptr.missing", params: { ip: "203.0.114.5" } },
  ]);
});

test("text without email headers is refused by name, and strangers may ask nothing", async () => {
  const { body } = await api.refused(checkMail, { body: { headers: "Hello, it arrived." } });
  expect(body.fields).toEqual([{ field: "headers", message: expect.stringContaining("Received:") }]);
  expect((await api.refused(checkMail, { body: {} }, { session: null })).status).toBe(401);
});
