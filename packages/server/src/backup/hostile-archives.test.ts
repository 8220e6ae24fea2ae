import { mkdir, open, readdir, readFile, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { create } from "tar";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { migrations } from "../compose/migrations.ts";
import { openDatabase } from "../compose/tables.ts";
import { sendJournal } from "../kit/mail/journal.ts";
import { migratedScratch, type Scratch } from "../testing/migrated-scratch.ts";
import { addClient } from "../testing/records.ts";
import { changeArchive, inFile } from "./archives.fixture.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";
import { makeBackupKey, writeSealed } from "./seal.ts";
import { sqliteFile } from "./sqlite-copy.ts";

const now = new Date("2026-11-21T20:00:00Z");
const [own, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];

let from: Scratch;
let to: Scratch;
let archive: string;

/** Both hold a client. A restore that fails must leave the second one's as it is. */
beforeEach(async () => {
  from = await migratedScratch();
  to = await migratedScratch();
  archive = join(from.folder, "agency.backup");
  await addTo(from, "Backed up");
  await addTo(to, "In use");
  await sendJournal(to.folder).append("sent", now);
  await mkdir(join(to.folder, "mail"));
  await writeFile(join(to.folder, "mail", "one.eml"), "ours");
});

const place = ({ databaseUrl, folder }: Scratch) => ({ url: databaseUrl, folder, secretKey: own });

async function addTo(scratch: Scratch, name: string): Promise<void> {
  const database = await openDatabase(place(scratch));
  await addClient(database, { name });
  await database.close();
}

type Given = { foreign?: boolean; backupKey?: string; signal?: AbortSignal };

const restore = (given: Given = {}) =>
  restoreBackup(archive, { ...place(to), secretKeys: [own], force: true, openDatabase, migrations, now, ...given });

/** Names of the clients, and every file there is. */
async function everything(): Promise<unknown> {
  const database = await openDatabase(place(to));
  const clients = await database.source.query("SELECT name FROM clients");
  await database.close();
  const names = (await readdir(to.folder, { recursive: true })).toSorted();
  const files = names.filter((name) => !/-wal$|-shm$/.test(name));
  const journal = await readFile(join(to.folder, "journal", "sent.log"), "utf8");
  return { clients, files, journal };
}

async function expectRefusal(given: Given, message: RegExp | string): Promise<void> {
  const before = await everything();
  await expect(restore(given)).rejects.toThrow(message);
  expect(await everything()).toEqual(before);
}

/** Makes an archive of other content, sealed with a key. */
async function changeContent(key: Buffer, change: (folder: string) => Promise<unknown>): Promise<void> {
  const original = join(from.folder, `${newId()}.backup`);
  await makeBackup(place(from), original, now);
  archive = await changeArchive(original, { opens: own, seals: key }, change);
}

const inPlaceOfClients = (made: string) => ["ALTER TABLE clients RENAME TO other", `CREATE ${made}`];

/** So that only the references are wrong. */
async function countTargets(folder: string): Promise<void> {
  const manifest = join(folder, "manifest.json");
  await writeFile(manifest, (await readFile(manifest, "utf8")).replace('"targets": 0', '"targets": 1'));
}

describe("an archive", () => {
  test("that was changed anywhere, or cut off, is refused", async () => {
    const { bytes } = await makeBackup(place(from), archive, now);
    for (const at of [40, 92, Math.floor(bytes / 2), bytes - 1]) {
      const file = await open(archive, "r+");
      const { buffer } = await file.read(Buffer.alloc(1), 0, 1, at);
      await file.write(Buffer.from([(buffer[0] ?? 0) ^ 1]), 0, 1, at);
      await expectRefusal({}, /not as it was made|is no backup/);
      await file.write(buffer, 0, 1, at);
      await file.close();
    }
    await truncate(archive, bytes - 1);
    await expectRefusal({}, /not as it was made/);
    for (const size of [92, 50, 0]) {
      await truncate(archive, size);
      await expectRefusal({}, size < 92 ? /is no backup/ : /not as it was made/);
    }
  });

  test("of another SECRET_KEY is refused, until --foreign is typed", async () => {
    await makeBackup({ ...place(from), secretKey: other }, archive, now);
    await expectRefusal({}, /sealed with another SECRET_KEY.*--foreign/);
    await restore({ foreign: true });
    expect(await everything()).toMatchObject({ clients: [{ name: "Backed up" }] });
  });

  test("that --foreign lets in is refused when it is cut off", async () => {
    const { bytes } = await makeBackup({ ...place(from), secretKey: other }, archive, now);
    await truncate(archive, Math.floor(bytes / 2));
    await expectRefusal({ foreign: true }, /could not be unpacked/);
    await writeFile(archive, "no archive");
    await expectRefusal({ foreign: true }, /is no backup/);
    await expectRefusal({ foreign: true }, /is no backup/);
  });

  test.each<[string, (folder: string) => Promise<unknown>]>([
    ["a link", (folder) => symlink("/etc", join(folder, "files"))],
    ["a file of another name", (folder) => writeFile(join(folder, "secret.key"), "")],
    ["a file in another folder", (folder) => mkdir(join(folder, "journal"))],
    ["a file that is no database", (folder) => writeFile(join(folder, sqliteFile), "\\! touch ran\n")],
    ["a missing row", (folder) => inFile(folder, "DELETE FROM clients")],
    ["no manifest", (folder) => writeFile(join(folder, "manifest.json"), "{}")],
    ["no list of migrations", (folder) => inFile(folder, "DROP TABLE migrations")],
    [
      "a view in place of a table",
      (folder) => inFile(folder, ...inPlaceOfClients("VIEW clients AS SELECT * FROM other")),
    ],
    [
      "a virtual table in place of a table",
      (folder) => inFile(folder, ...inPlaceOfClients("VIRTUAL TABLE clients USING fts5(id, name, email)")),
    ],
    [
      "a table without a column",
      (folder) => inFile(folder, ...inPlaceOfClients("TABLE clients AS SELECT id, name FROM other")),
    ],
    [
      "rows that may be there only once",
      (folder) =>
        inFile(
          folder,
          ...inPlaceOfClients("TABLE clients AS SELECT * FROM other"),
          "INSERT INTO clients SELECT * FROM other",
        ),
    ],
    [
      "rows that refer to no row",
      (folder) =>
        inFile(folder, "INSERT INTO targets (clientId, targets) VALUES ('nobody', '{}')").then(() =>
          countTargets(folder),
        ),
    ],
  ])("with %s is refused, whoever sealed it", async (_, change) => {
    await changeContent(own, change);
    const message = /contains what no backup does|not a database|not whole|no backup|no data that this version/;
    await expectRefusal({}, message);
    await changeContent(other, change);
    await expectRefusal({ foreign: true }, message);
  });

  test("with a path to elsewhere writes nothing there", async () => {
    const outside = join(to.folder, "outside.txt");
    for (const path of ["../outside.txt", outside, "files/mail/../../../outside.txt"]) {
      await changeContent(own, (folder) => mkdir(join(folder, "files", "mail"), { recursive: true }));
      const folder = archive.replace(/\.backup$/, "");
      await writeFile(join(folder, "files", "mail", "elsewhere"), "written outside");
      archive = `${folder}-elsewhere.backup`;
      const content = create(
        {
          gzip: true,
          cwd: folder,
          onWriteEntry: (entry) => void (entry.path.endsWith("elsewhere") && (entry.path = path)),
        },
        ["."],
      );
      await writeSealed(archive, Readable.from(content), own);
      await expectRefusal({}, /contains what no backup does/);
    }
  });

  test("that is encrypted shows nothing, and opens with its own key only", async () => {
    const { publicKey, secretKey } = await makeBackupKey();
    await makeBackup({ ...place(from), backupKey: publicKey }, archive, now);
    expect((await readFile(archive, "latin1")).slice(92, 120)).toContain("age-encryption.org");
    await expectRefusal({}, /is encrypted\. Set BACKUP_KEY/);
    await expectRefusal({ backupKey: publicKey }, /is encrypted\. Set BACKUP_KEY/);
    await expectRefusal({ backupKey: (await makeBackupKey()).secretKey }, /cannot be decrypted/);
    await restore({ backupKey: secretKey });
    expect(await everything()).toMatchObject({ clients: [{ name: "Backed up" }] });
  });
});

describe("a restore", () => {
  test("that is stopped leaves everything as it was", async () => {
    await makeBackup(place(from), archive, now);
    await expectRefusal({ signal: AbortSignal.abort(new Error("Stopped")) }, "Stopped");
  });

  test("removes the copy of one that was killed", async () => {
    await makeBackup(place(from), archive, now);
    await mkdir(join(to.folder, ".restore-killed"));
    await writeFile(join(to.folder, ".restore-killed", sqliteFile), "a copy of everything");
    await restore();
    expect((await readdir(to.folder)).filter((name) => name.startsWith(".restore-"))).toEqual([]);
  });
});
