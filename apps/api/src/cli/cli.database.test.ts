import { mkdir, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createClient, readClient } from "@agency/contracts/clients";
import { changePassword, login, readSession } from "@agency/contracts/staff";
import { formatClientId } from "@agency/server/clients/client-id";
import { openDatabase } from "@agency/server/compose/tables";
import { readEnvironment } from "@agency/server/kit/environment";
import { listNotifications } from "@agency/server/notifications/store";
import { sessionIn, startApi, staffMember } from "@agency/server/testing/api";
import { makeScratch, migratedScratch } from "@agency/server/testing/migrated-scratch";
import { migrateToNewer } from "@agency/server/testing/newer-version";
import { addClient, generateOctober } from "@agency/server/testing/records";
import { writeIn } from "@agency/server/testing/sample-forms";
import { testFolder } from "@agency/testing/afterwards";
import { startMailServer } from "@agency/testing/mail-server";
import { runCli } from "./program.ts";

const api = await startApi({ realClock: true });

const nobody = { session: null };
const secret = { SECRET_KEY: "7".repeat(64) };

/** Runs a command as an operator would, while the product runs. */
async function run(args: string[], { input = "", environment = {} }: { input?: string; environment?: object } = {}) {
  const { DATA_DIR, DATABASE_URL } = api.dependencies.environment;
  const out: string[] = [];
  const wrong: string[] = [];
  const code = await runCli(args, {
    environment: () => readEnvironment({ DATA_DIR, DATABASE_URL, ...environment }),
    variables: () => ({ ...environment }),
    print: (line) => void out.push(line),
    printError: (line) => void wrong.push(line),
    readInput: async () => input,
    dns: async () => Promise.reject(Object.assign(new Error("ENOTFOUND"), { code: "ENOTFOUND" })),
  });
  return { code, out: out.join("\n"), wrong: wrong.join("\n") };
}

const signIn = (username: string, password: string) => api.attempt(login, { body: { username, password } }, nobody);

test("--help lists every command, and each command has its own --help", async () => {
  const { code, out } = await run(["--help"]);
  expect(code).toBe(0);
  const commands = [
    "admin:list",
    "admin:create",
    "admin:reset",
    "admin:remove",
    "client:rotate-id",
    "mail:test",
    "mail:check",
    "reports:states",
    "reports:check",
    "retention:purge",
    "backup",
    "backup:key",
    "restore",
    "doctor",
    "going-live",
  ];
  for (const command of commands) {
    expect(out).toContain(`  ${command}`);
    const help = await run([command, "--help"]);
    expect([help.code, help.out]).toEqual([0, expect.stringContaining(`Usage: agency ${command}`)]);
  }
});

test.each([[[]], [["no-such-command"]], [["admin:create"]], [["backup", "a", "--loud"]], [["mail:test", "nobody"]]])(
  "wrong usage ends with exit code 2: %j",
  async (args) => {
    expect((await run(args)).code).toBe(2);
  },
);

test("admin:create adds an account that can sign in, but not a second one of that name", async () => {
  const { code, out } = await run(["admin:create", "Aina"]);
  expect(code).toBe(0);
  const [, password = ""] = /^password {2}(\S+)/m.exec(out) ?? [];
  expect((await signIn("aina", password)).statusCode).toBe(200);
  for (const same of ["aina", "ＡＩＮＡ "]) {
    expect(await run(["admin:create", same])).toMatchObject({ code: 1, wrong: expect.stringContaining("already") });
  }
});

test("admin:create gives the role that was asked for, and knows no others", async () => {
  const { out } = await run(["admin:create", "reader", "--role", "viewer"]);
  const [, password = ""] = /^password {2}(\S+)/m.exec(out) ?? [];
  expect((await signIn("reader", password)).json()).toMatchObject({ role: "viewer" });
  expect(await run(["admin:create", "king", "--role", "king"])).toMatchObject({ code: 2 });
  await run(["admin:remove", "reader"]);
});

test("admin:role, admin:deactivate and admin:link change an account, and what they do is written down", async () => {
  const { out: made } = await run(["admin:create", "mover", "--role", "viewer"]);
  const [, password = ""] = /^password {2}(\S+)/m.exec(made) ?? [];
  expect(await run(["admin:role", "mover", "staff"])).toMatchObject({ code: 0 });
  expect((await signIn("mover", password)).json()).toMatchObject({ role: "staff" });
  expect(await run(["admin:remove-factors", "mover"])).toMatchObject({ code: 0 });
  expect((await run(["admin:link", "mover"])).out).toMatch(/\/admin\/join#token=[\w-]{43}$/m);
  expect(await run(["admin:deactivate", "mover"])).toMatchObject({ code: 0 });
  expect((await signIn("mover", password)).statusCode).toBe(401);
  expect(await run(["admin:link", "mover"])).toMatchObject({ code: 1 });
  await run(["admin:remove", "mover"]);
  const { accessId } = await addClient(api.dependencies.database);
  await run(["client:rotate-id", formatClientId(accessId)]);
  const kinds = await api.dependencies.database.select("SELECT kind FROM activity WHERE actor = 'command'");
  expect(kinds.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      "team.joined",
      "team.changed",
      "team.factors",
      "team.linked",
      "team.deactivated",
      "team.removed",
      "client.id",
    ]),
  );
});

test("--password-stdin sets a chosen password and refuses a weak one", async () => {
  const chosen = ["admin:create", "farid", "--password-stdin"];
  expect(await run(chosen, { input: "too short" })).toMatchObject({ code: 1, wrong: expect.stringContaining("12") });
  expect(await run(chosen, { input: "unbelievable" })).toMatchObject({ code: 1 });
  const { code, out } = await run(chosen, { input: "tapir mengira payung basah" });
  expect(code).toBe(0);
  expect(out).not.toContain("tapir");
  expect((await signIn("farid", "tapir mengira payung basah")).statusCode).toBe(200);
});

test("admin:reset sets a new password and ends every session", async () => {
  const session = await api.signIn();
  await api.call(readSession, {}, { session });
  const { code, out } = await run(["admin:reset", "ADMIN"]);
  expect(code).toBe(0);
  expect((await api.refused(readSession, {}, { session })).status).toBe(401);
  expect((await signIn(staffMember.username, staffMember.password)).statusCode).toBe(401);
  const [, password = ""] = /^password {2}(\S+)/m.exec(out) ?? [];
  const { headers } = await signIn(staffMember.username, password);
  const [pair = ""] = String(headers["set-cookie"]).split(";");
  const fresh = { session: pair.slice(pair.indexOf("=") + 1) };
  await api.call(changePassword, { body: { currentPassword: password, newPassword: staffMember.password } }, fresh);
  expect(await run(["admin:reset", "nobody"])).toMatchObject({
    code: 1,
    wrong: "No account is named nobody. Run admin:list to see all accounts.",
  });
});

test("admin:remove ends the sessions of a leaver and takes the account off the list, but never the last owner", async () => {
  const { out } = await run(["admin:create", "leaver"]);
  const [, password = ""] = /^password {2}(\S+)/m.exec(out) ?? [];
  const session = sessionIn((await signIn("leaver", password)).headers["set-cookie"]);
  expect((await run(["admin:list"])).out).toMatch(/^leaver {2}owner, since \S+, password of \S+, sessions 1$/m);

  expect(await run(["admin:remove", "Leaver"])).toMatchObject({ code: 0 });
  expect((await api.refused(readSession, {}, { session })).status).toBe(401);
  expect((await signIn("leaver", password)).statusCode).toBe(401);
  expect((await run(["admin:list"])).out).not.toContain("leaver");
  expect(await run(["admin:remove", "leaver"])).toMatchObject({
    code: 1,
    wrong: "No account is named leaver. Run admin:list to see all accounts.",
  });

  for (const name of ["aina", "farid"]) await run(["admin:remove", name]);
  expect(await run(["admin:remove", staffMember.username])).toMatchObject({
    code: 1,
    wrong: expect.stringContaining("last owner"),
  });
  expect((await run(["admin:list"])).out).toMatch(/^admin {2}/);
});

test("client:rotate-id accepts an ID or an email address, and the old ID stops working", async () => {
  const body = { name: "Sample Bakery", email: "owner@sample.example" };
  const client = await api.call(createClient, { body }, { session: await api.signIn() });
  const { code, out } = await run(["client:rotate-id", client.id]);
  expect(code).toBe(0);
  const [, fresh = ""] = /^client ID {2}(\S+)/m.exec(out) ?? [];
  expect((await api.refused(readClient, { params: { clientId: client.id } }, nobody)).status).toBe(404);
  expect(await api.call(readClient, { params: { clientId: fresh } }, nobody)).toMatchObject({ name: client.name });

  expect((await run(["client:rotate-id", "Owner@Sample.example"])).code).toBe(0);
  expect((await api.refused(readClient, { params: { clientId: fresh } }, nobody)).status).toBe(404);
  expect((await run(["client:rotate-id", "nobody@sample.example"])).code).toBe(1);
});

test("mail:check says what is missing for others to know the agency's emails", async () => {
  const environment = { MAIL_FROM: "reports@agency.example" };
  const { code, out } = await run(["mail:check", "--selector", "s1"], { environment });
  expect(code).toBe(0);
  expect(out).toContain("agency.example has no SPF record.");
  expect(out).toContain("There is no key at s1._domainkey.agency.example.");
  expect(out).toContain("agency.example has no DMARC record.");
  expect((await run(["mail:check", "--headers-stdin"], { environment, input: "Hello" })).code).toBe(1);
});

test("mail:test sends the way the product does, and prints why sending failed", async () => {
  const server = await startMailServer();
  const environment = { SMTP_URL: server.url };
  expect(await run(["mail:test", "staff@agency.test", "--language", "ms"], { environment })).toMatchObject({ code: 0 });
  expect(server.mails.map(({ to }) => to)).toEqual([["staff@agency.test"]]);
  const alarm = { ...environment, STAFF_EMAIL: "admin@agency.test" };
  expect((await run(["mail:alarm", "agency-backup.service"], { environment: alarm })).code).toBe(0);
  expect(server.mails.at(-1)).toMatchObject({ to: ["admin@agency.test"], raw: expect.anything() });
  expect(String(server.mails.at(-1)?.raw)).toContain("agency-backup.service");
  server.behaviour = "550";
  const refused = await run(["mail:test", "staff@agency.test"], { environment });
  expect(refused).toMatchObject({ code: 1, wrong: expect.stringContaining("Not wanted here") });
  await server.stop();
  expect((await run(["mail:test", "staff@agency.test"], { environment })).code).toBe(1);
});

test("reports:states corrects what is noted of reports, and says how many were wrong", async () => {
  const { database } = api.dependencies;
  const client = await addClient(database);
  await generateOctober(database, client);
  await database.write((transaction) => transaction.query("UPDATE reports SET life = 'sent'"));
  expect((await run(["reports:states"])).out).toBe("Corrected: 1");
  expect(await database.select("SELECT life FROM reports")).toEqual([{ life: "preparing" }]);
  expect((await run(["reports:states"])).out).toBe("Corrected: 0");
});

test("reports:check says how many sums of approved reports hold", async () => {
  expect(await run(["reports:check"])).toMatchObject({ code: 0, out: "0 of 0 sums hold." });
});

test("retention:purge deletes expired data and prints what it deleted", async () => {
  await writeIn(api, { email: "old@person.example" });
  expect((await run(["retention:purge"])).out).toBe("Deleted: nothing was due");
  const { database } = api.dependencies;
  await database.write((transaction) =>
    transaction.query("UPDATE enquiries SET createdAt = '2020-01-01 00:00:00.000'"),
  );
  const { code, out } = await run(["retention:purge"]);
  expect([code, out]).toEqual([0, expect.stringContaining("enquiries 1")]);
});

test("retention:purge deletes test emails after a day, and no file that belongs to an email of the product", async () => {
  const folder = join(api.dependencies.environment.DATA_DIR, "mail");
  await writeIn(api, { email: "new@person.example" });
  const [notification] = (await listNotifications(api.dependencies.database, { limit: 1, offset: 0 })).notifications;
  await run(["mail:test", "staff@agency.test"]);
  const own = `${notification?.id}.eml`;
  await writeFile(join(folder, own), "an email of the product");
  expect((await run(["retention:purge"])).out).toBe("Deleted: nothing was due");
  expect(await readdir(folder)).toHaveLength(2);
  const yesterday = new Date(Date.now() - 25 * 60 * 60 * 1000);
  for (const name of await readdir(folder)) await utimes(join(folder, name), yesterday, yesterday);
  expect((await run(["retention:purge"])).out).toBe("Deleted: mail files 1");
  expect(await readdir(folder)).toEqual([own]);
  await rm(folder, { recursive: true });
});

test("doctor finds nothing to do where everything is well, and otherwise says what and ends with 1", async () => {
  const PUBLIC_URL = await api.app.listen({ port: 0, host: "127.0.0.1" });
  const { REDIS_URL } = api.dependencies.environment;
  const well = { PUBLIC_URL, REDIS_URL, SECRET_KEY: "5".repeat(64) };
  const found = await run(["doctor"], { environment: well });
  expect(found).toMatchObject({ code: 0, wrong: "" });
  expect(found.out.split("\n").filter((line) => !line.startsWith("ok "))).toEqual([]);
  for (const part of ["Node", "Database", "Redis", "Mail server", "Site", "Last backup", "Files", "Disk"]) {
    expect(found.out).toContain(` ${part}: `);
  }
  const wrong = await run(["doctor"], { environment: { ...well, RATE_LIMITS: "off", SMTP_URL: "smtp://127.0.0.1:1" } });
  expect(wrong).toMatchObject({ code: 1, wrong: "To do: 2" });
  expect(wrong.out).toMatch(/^to do {2}Settings: RATE_LIMITS/m);
  const site = { ...well, PUBLIC_URL: "https://127.0.0.1:1", SMTP_URL: "smtp://127.0.0.1:1" };
  expect((await run(["doctor"], { environment: site })).out).toMatch(/^to do {2}SPF \(who may send\): /m);
  expect(wrong.out).toMatch(/^to do {2}Mail server: 127\.0\.0\.1:1: .*SMTP_URL/m);
});

test("backup and restore move the product to another place", async () => {
  const elsewhere = await makeScratch();
  const folder = await testFolder();
  const environment = { DATA_DIR: elsewhere.folder, DATABASE_URL: elsewhere.databaseUrl, ...secret };
  await writeFile(join(folder, "agency-2020-01-01T03-00-00.backup"), "too old");
  expect((await run(["backup", folder, "--keep-days", "soon"])).code).toBe(2);
  const backup = await run(["backup", folder, "--keep-days", "30"], { environment: secret });
  expect(backup).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      / {2}staff\n[^]*Backup: .*\.backup \(\d+ bytes, not encrypted\)\nDeleted: .*agency-2020/,
    ),
  });
  expect(await readdir(folder)).toHaveLength(1);
  const archive = join(folder, (await readdir(folder))[0] ?? "");

  expect(await run(["admin:create", "x"], { environment })).toMatchObject({
    code: 1,
    wrong: expect.stringContaining("There is no database"),
  });
  expect(await run(["restore", archive], { environment })).toMatchObject({ code: 0 });
  expect(await run(["restore", archive], { environment })).toMatchObject({
    code: 1,
    wrong: expect.stringMatching(/^The database is not empty .*--force/),
  });
  expect(await run(["restore", archive, "--force"], { environment })).toMatchObject({ code: 0 });
  const other = { ...environment, SECRET_KEY: "8".repeat(64) };
  expect(await run(["restore", archive, "--force"], { environment: other })).toMatchObject({
    code: 1,
    wrong: expect.stringMatching(/another SECRET_KEY.*--foreign/),
  });
  expect(await run(["restore", archive, "--force", "--foreign"], { environment: other })).toMatchObject({ code: 0 });
  expect(await run(["restore", join(folder, "nothing.backup")], { environment })).toMatchObject({ code: 1 });
});

test("on the data of a newer version, as after an undo, doctor says so, and backup and restore go on", async () => {
  const own = await migratedScratch();
  const environment = { DATA_DIR: own.folder, DATABASE_URL: own.databaseUrl, ...secret };
  const database = await openDatabase({ url: own.databaseUrl, folder: own.folder });
  await migrateToNewer(database);
  await database.close();
  const { out } = await run(["doctor"], { environment });
  expect(out).toMatch(
    /^to do {2}Database: .* of a newer version, as after an undo.*OfTomorrow.*agency update agency-/m,
  );

  const archive = join(own.folder, "one.backup");
  expect((await run(["backup", archive], { environment })).code).toBe(0);
  const restored = await run(["restore", archive, "--force"], { environment });
  expect(restored).toMatchObject({ code: 0, out: expect.stringContaining("install that version and restore") });
  expect(restored.out).toMatch(/^Left out: clients\.theme$/m);
  expect((await run(["doctor"], { environment })).out).toMatch(/^ok .*Database: .*, up to date$/m);
});

test("a backup whose time cannot be noted in DATA_DIR is kept, and the command says what is wrong", async () => {
  const { DATA_DIR } = api.dependencies.environment;
  const inTheWay = join(DATA_DIR, "last-backup.part");
  await mkdir(inTheWay);
  const folder = await testFolder();
  const backup = await run(["backup", folder], { environment: secret });
  await rm(inTheWay, { recursive: true });
  expect(backup).toMatchObject({ code: 1, wrong: expect.stringContaining("The backup is whole.") });
  expect(await readdir(folder)).toEqual([expect.stringMatching(/\.backup$/)]);
});

test("backup:key makes the two halves of a key that encrypts backups", async () => {
  const { out } = await run(["backup:key"]);
  const [, publicKey] = /^public key {2}(age1\S+)$/m.exec(out) ?? [];
  const [, secretKey] = /^secret key {2}(AGE-SECRET-KEY-1\S+)$/m.exec(out) ?? [];
  const archive = join(await testFolder(), "one.backup");
  const made = await run(["backup", archive], { environment: { ...secret, BACKUP_KEY: publicKey } });
  expect(made.out).toMatch(/Backup: .* \(\d+ bytes, encrypted\)/);
  const { folder: DATA_DIR, databaseUrl: DATABASE_URL } = await makeScratch();
  const restore = (BACKUP_KEY?: string) =>
    run(["restore", archive], { environment: { ...secret, DATA_DIR, DATABASE_URL, BACKUP_KEY } });
  expect(await restore()).toMatchObject({ code: 1, wrong: expect.stringMatching(/encrypted.*BACKUP_KEY/) });
  expect(await restore(secretKey)).toMatchObject({ code: 0 });
});

test("a backup where no database is says so, and leaves no archive behind", async () => {
  const empty = await makeScratch();
  const target = join(empty.folder, "backups");
  const environment = { DATA_DIR: empty.folder, DATABASE_URL: empty.databaseUrl, SECRET_KEY: "7".repeat(64) };
  expect(await run(["backup", target], { environment })).toMatchObject({
    code: 1,
    wrong: expect.stringMatching(/^There is no database of this product (at DATABASE_URL|in .*AGENCY_ENV)/),
  });
  await expect(readdir(target)).rejects.toThrow("ENOENT");
});
