import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { buildMessage, type Message } from "./message.ts";

const plain: Message = {
  messageId: "<one@agency.test>",
  from: { name: "Contoh Digital", address: "hello@agency.test" },
  to: { name: "Kedai Roti", address: "owner@client.test" },
  date: new Date("2026-11-02T01:00:00Z"),
  subject: "Monthly report",
  text: "Three numbers",
  html: "<p>Three numbers</p>",
};

async function build(changes: Partial<Message>) {
  const raw = await buildMessage({ ...plain, ...changes });
  const mail = await PostalMime.parse(raw);
  return { raw: raw.toString(), mail, keys: mail.headers.map(({ key }) => key) };
}

test("a mail has its sender, recipient, date and subject, and is marked as auto-generated", async () => {
  const { mail } = await build({ replyTo: "replies@agency.test" });
  expect(mail).toMatchObject({
    messageId: "<one@agency.test>",
    from: { name: "Contoh Digital", address: "hello@agency.test" },
    to: [{ name: "Kedai Roti", address: "owner@client.test" }],
    replyTo: [{ address: "replies@agency.test" }],
    date: "2026-11-02T01:00:00.000Z",
    subject: "Monthly report",
    text: "Three numbers\n",
    html: "<p>Three numbers</p>\n",
  });
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
});

test("a mail names who gets a copy, and has no such header without anybody", async () => {
  const cc = ["boss@agency.test", "team@agency.test"];
  expect((await build({ cc })).mail.cc?.map(({ address }) => address)).toEqual(cc);
  expect((await build({ cc: [] })).keys).not.toContain("cc");
});

test("a mail has text and HTML as alternatives and the PDF as attachment", async () => {
  const content = Buffer.from("%PDF-1.7");
  const { raw, mail } = await build({
    attachments: [{ filename: "report.pdf", content, contentType: "application/pdf" }],
  });
  expect(raw).toContain("multipart/alternative");
  const [attachment] = mail.attachments;
  expect(attachment).toMatchObject({ filename: "report.pdf", mimeType: "application/pdf", disposition: "attachment" });
  expect(Buffer.from(attachment?.content as ArrayBuffer)).toEqual(content);
});

test("text in other scripts arrives unchanged", async () => {
  const { mail, raw } = await build({
    to: { name: "Kedai Kopi 咖啡 “Satu”, Sdn. Bhd.", address: "owner@client.test" },
    subject: "Laporan bulanan – 咖啡 ☕",
    text: "Pelawat: 1,204 – 咖啡 ☕",
  });
  expect(mail.to).toEqual([{ name: "Kedai Kopi 咖啡 “Satu”, Sdn. Bhd.", address: "owner@client.test" }]);
  expect(mail.subject).toBe("Laporan bulanan – 咖啡 ☕");
  expect(mail.text).toContain("1,204 – 咖啡 ☕");
  expect(Array.from(raw).every((character) => character < "\x80")).toBe(true);
});

test("what somebody typed as an encoded word is shown as typed, and not decoded to a link", async () => {
  const typed = "=?utf-8?B?aHR0cHM6Ly9ldmlsLmV4YW1wbGU=?=";
  const { mail } = await build({
    subject: `New message from ${typed}`,
    from: { name: typed, address: "hello@agency.test" },
    to: { name: `Aina ${typed}`, address: "owner@client.test" },
  });
  expect(mail.subject).toBe(`New message from ${typed}`);
  expect(JSON.stringify([mail.from, mail.to])).not.toContain("evil.example");
});

test.each(["r&d@firma.example", "a/b@firma.example", "o'contoh+news@firma.example", "info@xn--mnchen-3ya.example"])(
  "an email goes to %s and its reply to the same address, without quotes or another writing",
  async (address) => {
    const { mail, raw } = await build({ to: { name: "Firma, Contoh", address }, replyTo: address });
    expect(mail.to).toEqual([{ name: "Firma, Contoh", address }]);
    expect(mail.replyTo).toMatchObject([{ address }]);
    expect(raw).toContain(`Reply-To: ${address}\r\n`);
  },
);

test("every line ends with CR LF and none is longer than SMTP allows", async () => {
  const { raw } = await build({ text: `${"long ".repeat(500)}\n.\nend`, subject: "word ".repeat(100) });
  expect(raw.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(Math.max(...raw.split("\r\n").map(({ length }) => length))).toBeLessThan(998);
});

describe("no header can be injected", () => {
  const wanted = async () => (await build({ replyTo: "replies@agency.test" })).keys.toSorted();

  test.each(["\r\n", "\n", "\r", "\u2028", "\0\r\n "])("by %j", async (lineBreak) => {
    const tail = `${lineBreak}Bcc: thief@evil.test${lineBreak}${lineBreak}<b>body</b>`;
    const { mail, keys } = await build({
      from: { name: `Agency${tail}`, address: "hello@agency.test" },
      to: { name: `Kedai${tail}`, address: "owner@client.test" },
      subject: `Report${tail}`,
      replyTo: `replies@agency.test${tail}`,
      messageId: `<one@agency.test>${tail}`,
    });
    expect(keys.toSorted()).toEqual(await wanted());
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.text).toBe("Three numbers\n");
  });

  test.each([
    "owner@client.test, thief@evil.test",
    "owner@client.test>, <thief@evil.test",
    "owner@client.test\r\nBcc: thief@evil.test",
  ])("by an address: %j", async (address) => {
    const { mail, keys } = await build({ to: { name: "Kedai", address }, replyTo: "replies@agency.test" });
    expect(keys.toSorted()).toEqual(await wanted());
    expect(mail.to).toHaveLength(1);
    expect(mail.cc ?? mail.bcc ?? []).toEqual([]);
  });

  test("by an attachment's file name", async () => {
    const attachment = {
      filename: 'a"\r\nBcc: thief@evil.test\r\n.pdf',
      content: Buffer.from("x"),
      contentType: "application/pdf",
    };
    const { mail, raw } = await build({ attachments: [attachment] });
    expect(raw).not.toMatch(/^Bcc/m);
    expect(mail.attachments).toHaveLength(1);
  });
});

test("building a mail never reads a file or URL named in its texts", async () => {
  const text = { path: "/etc/passwd" } as unknown as string;
  await expect(buildMessage({ ...plain, text })).rejects.toThrow(/access/i);
});
