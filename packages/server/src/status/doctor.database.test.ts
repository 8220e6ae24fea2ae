import { expect, test } from "vitest";
import { testFolder } from "@agency/testing/afterwards";
import { startMailServer } from "@agency/testing/mail-server";
import { migrations } from "../compose/migrations.ts";
import { makeScratch, migratedScratch } from "../testing/migrated-scratch.ts";
import { checkDatabase, checkMailServer, checkRedis } from "./doctor.ts";

const ours = { PUBLIC_URL: "http://127.0.0.1:3000", SMTP_CLEAR_LOGIN: "off", MAIL_HELO: undefined } as const;

test("the database is named with its version, or what it lacks", async () => {
  const ready = await migratedScratch();
  expect(await checkDatabase({ DATABASE_URL: ready.databaseUrl, DATA_DIR: ready.folder }, migrations)).toMatchObject({
    ok: true,
    told: expect.stringMatching(/^(SQLite|MariaDB) \d.*, up to date$/),
  });
  const empty = await makeScratch();
  expect(await checkDatabase({ DATABASE_URL: empty.databaseUrl, DATA_DIR: empty.folder }, migrations)).toMatchObject({
    ok: false,
    told: expect.stringMatching(/(lacks migrations|there is none).*setup\.ts$/),
  });
});

test("a database that does not answer is said in words", async () => {
  const away = { DATABASE_URL: "mysql://agency:secret@127.0.0.1:1/agency", DATA_DIR: await testFolder() };
  const { ok, told } = await checkDatabase(away, migrations);
  expect([ok, told]).toEqual([false, expect.stringContaining("does not answer at 127.0.0.1:1")]);
  expect(told).not.toContain("secret");
});

test("Redis answers, is not used, or is away", async () => {
  const { redisUrl } = await makeScratch();
  expect(await checkRedis({ REDIS_URL: redisUrl })).toMatchObject({
    ok: true,
    told: expect.stringMatching(/answers|not used/),
  });
  expect(await checkRedis({ REDIS_URL: "redis://127.0.0.1:1" })).toMatchObject({
    ok: false,
    told: expect.stringMatching(/^does not answer \(.*ECONNREFUSED/),
  });
});

test("a mail server is asked to take the sign-in", async () => {
  const server = await startMailServer({ account: { user: "agency", password: "right" } });
  const url = new URL(server.url);
  expect(await checkMailServer({ SMTP_URL: url.href, ...ours })).toMatchObject({
    ok: true,
    told: `${url.host} takes the sign-in`,
  });
  url.password = "wrong-password";
  const refused = await checkMailServer({ SMTP_URL: url.href, ...ours });
  expect(refused).toMatchObject({ ok: false, told: expect.stringContaining("535") });
  expect(refused.told).not.toContain("wrong-password");
  await server.stop();
  expect(await checkMailServer({ SMTP_URL: url.href, ...ours })).toMatchObject({ ok: false });
});

test("a mail server elsewhere that encrypts nothing has to be changed", async () => {
  const server = await startMailServer();
  // An address that leads to this machine and does not say so.
  const url = server.url.replace("127.0.0.1", "0.0.0.0");
  expect(await checkMailServer({ SMTP_URL: url, ...ours })).toMatchObject({
    ok: false,
    told: expect.stringContaining("without encryption"),
  });
  await server.stop();
});

test("without a mail server only a site that others use lacks something", async () => {
  expect(await checkMailServer(ours)).toMatchObject({ ok: true });
  expect(await checkMailServer({ ...ours, PUBLIC_URL: "https://agency.example" })).toMatchObject({ ok: false });
});
