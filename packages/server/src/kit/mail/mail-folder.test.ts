import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { mailFolder } from "./mail-folder.ts";
import { buildMessage } from "./message.ts";

let dataFolder: string;
beforeEach(async () => {
  dataFolder = await testFolder();
});

const allow = async () => true;
const files = () => readdir(join(dataFolder, "mail"));

async function mail(id: string, subject = "Monthly report") {
  const raw = await buildMessage({
    messageId: `<${id}@agency.test>`,
    from: { name: "Contoh Digital", address: "hello@agency.test" },
    to: { name: "Kedai Roti", address: "owner@client.test" },
    cc: ["boss@agency.test"],
    replyTo: "replies@agency.test",
    date: new Date("2026-11-02T01:00:00Z"),
    subject,
    text: "Three numbers",
    html: "<p>Three numbers</p>",
    attachments: [{ filename: "report.pdf", content: Buffer.from("%PDF-1.7"), contentType: "application/pdf" }],
  });
  return { id, messageId: `<${id}@agency.test>`, from: "hello@agency.test", to: "owner@client.test", raw };
}

test("a mail is read back as it was written", async () => {
  const folder = mailFolder(dataFolder);
  const sent = await mail("one");
  expect(await folder.deliver(sent, allow)).toEqual({ result: "sent" });
  expect(await folder.read("one")).toEqual({
    id: "one",
    subject: "Monthly report",
    from: "Contoh Digital <hello@agency.test>",
    to: "Kedai Roti <owner@client.test>",
    cc: "boss@agency.test",
    replyTo: "replies@agency.test",
    at: new Date("2026-11-02T01:00:00Z"),
    text: "Three numbers\n",
    html: "<p>Three numbers</p>\n",
    attachments: [{ filename: "report.pdf", bytes: 8 }],
  });
  expect(await folder.readRaw("one")).toEqual(sent.raw);
});

test("a mail appears only once the caller allows it, and is then complete", async () => {
  const folder = mailFolder(dataFolder);
  const one = await mail("one");
  const outcome = await folder.deliver(one, async () => {
    expect(await folder.list()).toEqual([]);
    expect(await folder.lookUp(one)).toBe(false);
    return true;
  });
  expect(outcome).toEqual({ result: "sent" });
  expect(await folder.lookUp(one)).toBe(true);
  expect(await files()).toEqual(["one.eml"]);
});

test("a mail that the caller forbids, or whose check fails, leaves no file", async () => {
  const folder = mailFolder(dataFolder);
  const one = await mail("one");
  expect(await folder.deliver(one, async () => false)).toEqual({ result: "abandoned" });
  await expect(folder.deliver(one, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await folder.lookUp(one)).toBe(false);
  expect(await files()).toEqual([]);
});

test("a mail delivered twice at once is stored once and complete", async () => {
  const folder = mailFolder(dataFolder);
  const one = await mail("one");
  const slow = folder.deliver(one, async () => {
    await folder.deliver(one, allow);
    return true;
  });
  expect(await slow).toEqual({ result: "sent" });
  expect(await files()).toEqual(["one.eml"]);
  expect(await folder.readRaw("one")).toEqual(one.raw);
});

test("the list has the newest mail first and at most fifty mails", async () => {
  const folder = mailFolder(dataFolder);
  expect(await folder.list()).toEqual([]);
  for (let number = 0; number < 52; number += 1) {
    await folder.deliver(await mail(`mail-${number}`), allow);
    await utimes(join(dataFolder, "mail", `mail-${number}.eml`), number, number);
  }
  await writeFile(join(dataFolder, "mail", "mail-99.part"), "half");
  const ids = (await folder.list()).map(({ id }) => id);
  expect(ids).toHaveLength(50);
  expect(ids.slice(0, 2)).toEqual(["mail-51", "mail-50"]);
});

test.each(["../agency", "..", "", "a/b", "a\0b", "one.eml", "one\n", "%2e%2e", "x".repeat(300)])(
  "the invalid id %j finds nothing",
  async (id) => {
    const folder = mailFolder(dataFolder);
    await folder.deliver(await mail("one"), allow);
    await writeFile(join(dataFolder, "agency.eml"), "secret");
    expect(await folder.read(id)).toBeNull();
    expect(await folder.readRaw(id)).toBeNull();
  },
);

test("a file that is not an email does not break the list", async () => {
  const folder = mailFolder(dataFolder);
  await folder.deliver(await mail("one"), allow);
  await writeFile(join(dataFolder, "mail", "strange.eml"), Buffer.from([0, 255, 13, 10]));
  await writeFile(join(dataFolder, "mail", "with space.eml"), "not ours");
  expect((await folder.list()).map(({ id }) => id)).toContain("one");
});

test("a sweep deletes old files that nobody knows, and no others", async () => {
  const folder = mailFolder(dataFolder);
  const known = async () => new Set(["known"]);
  expect(await folder.sweep(new Date(), known)).toBe(0);
  for (const id of ["known", "unknown", "new"]) await folder.deliver(await mail(id), allow);
  await writeFile(join(dataFolder, "mail", "known.draft.part"), "half a mail");
  const [day, before] = [new Date("2026-11-02T01:00:00Z"), new Date("2026-11-03T01:00:00Z")];
  for (const name of ["known.eml", "unknown.eml", "known.draft.part"]) {
    await utimes(join(dataFolder, "mail", name), day, day);
  }
  expect(await folder.sweep(before, known)).toBe(2);
  expect((await files()).toSorted()).toEqual(["known.eml", "new.eml"]);
});
