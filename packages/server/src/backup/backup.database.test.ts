import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { migrations } from "../compose/migrations.ts";
import { openDatabase } from "../compose/tables.ts";
import type { Database } from "../kit/db/database.ts";
import { sendJournal } from "../kit/mail/journal.ts";
import type { NewsletterMails } from "../newsletter/mail.ts";
import type { Subscriber } from "../newsletter/newsletter.ts";
import { subscriberEntity, subscriptionMailEntity } from "../newsletter/table.ts";
import { addressNotification } from "../notifications/address-notification.ts";
import { findNotification, insertNotification } from "../notifications/store.ts";
import { nextRun } from "../schedules/schedules.ts";
import { enabledSchedules, storeSchedules } from "../schedules/store.ts";
import { untried } from "../schedules/untried.fixture.ts";
import { readOrSaveSetting } from "../settings/store.ts";
import { pendingConsentEntity } from "../sources/table.ts";
import { browserLinkEntity, sessionEntity, staffEntity } from "../staff/table.ts";
import { teamLinkEntity } from "../team/table.ts";
import { makeScratch, migratedScratch, type Scratch } from "../testing/migrated-scratch.ts";
import { addClient, sendOctober } from "../testing/records.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const moment = new Date("2026-11-21T20:00:00Z");
const difficult = 'O\'Contoh \\ "Kedai"\nbaris; -- dua\r\n咖啡 ☕ 🥐 \\n %s';

let from: Scratch;
let to: Scratch;
let archive: string;

beforeEach(async () => {
  from = await migratedScratch();
  to = await makeScratch();
  archive = join(from.folder, "kept", "agency.backup");
});

const secretKey = Buffer.alloc(32, 7);
const place = ({ databaseUrl, folder }: Scratch) => ({ url: databaseUrl, folder, secretKey, secretKeys: [secretKey] });
const restoreTo = (scratch: Scratch, force = false) =>
  restoreBackup(archive, { ...place(scratch), force, openDatabase, migrations, now: moment });

async function withDatabase<T>(scratch: Scratch, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(place(scratch));
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Every row of every table, as JSON. */
function allRows(scratch: Scratch): Promise<Record<string, string[]>> {
  return withDatabase(scratch, async ({ source }) => {
    const rows: Record<string, string[]> = {};
    for (const { tableName } of source.entityMetadatas) {
      const found = await source.query<unknown[]>(`SELECT * FROM ${tableName}`);
      rows[tableName] = found.map((row) => JSON.stringify(row)).toSorted();
    }
    return rows;
  });
}

/** Adds clients, reports with their dispatches, and notifications. @returns the id of a queued notification */
function fill(scratch: Scratch, clients = 3): Promise<string> {
  return withDatabase(scratch, async (database) => {
    for (let number = 0; number < clients; number += 1) {
      const client = await addClient(database, { name: `${difficult} ${number}` });
      await sendOctober(database, client);
    }
    return write(database, "first");
  });
}

async function write(database: Database, key: string): Promise<string> {
  const notification = addressNotification<NewsletterMails>(
    { newId, host: "agency.test" },
    {
      kind: "newsletter-known",
      to: { email: "aina@person.test", name: difficult },
      language: "en",
      parameters: { unsubscribeToken: difficult },
      key,
    },
  );
  await database.changes((statements) => insertNotification(database, statements, notification));
  return notification.id;
}

describe("a backup", () => {
  test("restores every row and file elsewhere and reports the row counts", async () => {
    const notificationId = await fill(from);
    await sendJournal(from.folder).append("sent-before", moment);
    await mkdir(join(from.folder, "mail"));
    await writeFile(join(from.folder, "mail", "one.eml"), "Subject: one\r\n\r\n");
    await writeFile(join(from.folder, "mail", "two.part"), "half");
    const before = await allRows(from);

    const { path, bytes, manifest } = await makeBackup(place(from), archive, moment);
    expect(path).toBe(archive);
    expect(bytes).toBe((await stat(archive)).size);
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(from.folder, "kept"))).toEqual(["agency.backup"]);
    expect(manifest.rows).toMatchObject({ clients: 3, reports: 3, dispatches: 3, notifications: 1, staff: 0 });

    const restored = await restoreTo(to);
    const nothing = { migrated: [], newer: false, leftOut: [], settled: 0, unknown: 0, held: [] };
    expect(restored).toEqual({ manifest, covered: false, ...nothing });
    const after = await allRows(to);
    expect(after).toEqual(before);
    expect(after["notifications"]?.[0]).toContain(notificationId);
    expect(await readdir(join(to.folder, "mail"))).toEqual(["one.eml"]);
    expect(await readFile(join(to.folder, "journal", "sent.log"), "utf8")).toContain("sent-before");
    expect((await readdir(to.folder)).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("is a consistent snapshot while the product keeps writing", async () => {
    await fill(from, 30);
    const over = new AbortController();
    const writer = withDatabase(from, async (database) => {
      while (!over.signal.aborted) {
        const client = await addClient(database);
        await write(database, client.id);
        // SQLite answers synchronously, so nothing else would get a turn.
        await setImmediate();
      }
    });
    const { manifest } = await makeBackup(place(from), archive, moment);
    over.abort();
    await writer;
    const { clients = 0, notifications = 0 } = manifest.rows;
    // Each client is written before its notification.
    expect(clients - 30 - (notifications - 1)).toBeOneOf([0, 1]);
    await restoreTo(to);
  });

  test("gets a name of its own in a folder and overwrites no other backup", async () => {
    await fill(from);
    const { path } = await makeBackup(place(from), from.folder, moment);
    expect(path).toBe(join(from.folder, "agency-2026-11-21T20-00-00.backup"));
    await expect(makeBackup(place(from), from.folder, moment)).rejects.toThrow(/already exists/);
  });

  test("is refused without a database and leaves no file", async () => {
    await expect(makeBackup(place(to), archive, moment)).rejects.toThrow(/^There is no database/);
    await expect(readdir(join(from.folder, "kept"))).rejects.toThrow("ENOENT");
  });
});

describe("a restore", () => {
  test("refuses a database that is not empty, and replaces it with force", async () => {
    await fill(from);
    await makeBackup(place(from), archive, moment);
    const before = await allRows(from);
    await withDatabase(to, async (database) => {
      await database.migrate();
      await addClient(database, { name: "Somebody else" });
    });
    const kept = await allRows(to);

    await expect(restoreTo(to)).rejects.toThrow(/The database is not empty \([^)]*\bclients 1[,)]/u);
    expect(await allRows(to)).toEqual(kept);

    await restoreTo(to, true);
    expect(await allRows(to)).toEqual(before);
  });

  test("accepts a database that was set up but never used", async () => {
    await fill(from);
    await makeBackup(place(from), archive, moment);
    await withDatabase(to, (database) => database.migrate());
    await restoreTo(to);
    expect(await allRows(to)).toEqual(await allRows(from));
  });

  test("ends access: sessions, known browsers, and every link and consent that waits for somebody", async () => {
    const [confirmed, left, pending] = ["confirmed", "unsubscribed", "pending"].map((state) => ({
      id: `sub-${state}`,
      email: `${state}@person.test`,
      state: state as Subscriber["state"],
      unsubscribeToken: state,
      requestedAt: moment,
      language: "en" as const,
    }));
    const account = { id: "s", username: "aina", role: "owner" as const, displayName: null, email: null };
    const staff = {
      ...account,
      ownClientsOnly: false,
      passwordHash: "x",
      createdAt: moment,
      passwordChangedAt: moment,
      joinedAt: moment,
      endedAt: null,
    };
    const ends = { staffId: "s", createdAt: moment, expiresAt: new Date("2027-01-01") };
    const people = [confirmed, left, pending].flatMap((one) => one ?? []);
    await withDatabase(from, async (database) => {
      await readOrSaveSetting(database, "browserKey", () => "signs cookies");
      await write(database, "welcome");
      for (const kind of ["browser-link", "newsletter-confirmation"]) {
        const id = await write(database, kind);
        await database.source.query(`UPDATE notifications SET kind = '${kind}' WHERE id = '${id}'`);
      }
      await database.write(async (transaction) => {
        await transaction.insert(staffEntity, staff);
        await transaction.insert(sessionEntity, {
          ...ends,
          id: "session",
          tokenHash: "session",
          lastUsedAt: moment,
          confirmedAt: moment,
          browser: null,
          network: null,
        });
        await transaction.insert(browserLinkEntity, { ...ends, tokenHash: "link" });
        await transaction.insert(teamLinkEntity, { ...ends, tokenHash: "invitation", kind: "invitation" });
        const consent = { stateHash: "consent", sessionId: "session", verifier: "v", language: "en" as const };
        await transaction.insert(pendingConsentEntity, { ...ends, ...consent });
        await transaction.insert(subscriberEntity, people);
        const mails = people.map(({ id }) => ({ tokenHash: id, subscriberId: id, sentAt: moment }));
        await transaction.insert(subscriptionMailEntity, mails);
      });
    });
    await makeBackup(place(from), archive, moment);
    await restoreTo(to);
    const { staff: accounts, sessions, browser_links, team_links, pending_consents, ...rows } = await allRows(to);
    expect(accounts).toHaveLength(1);
    expect([sessions, browser_links, team_links, pending_consents, rows["settings"]]).toEqual([[], [], [], [], []]);
    expect(rows["subscribers"]).toHaveLength(2);
    expect(rows["subscription_mails"]).toEqual([expect.stringContaining("sub-confirmed")]);
    expect(rows["notifications"]).toEqual([expect.stringContaining("newsletter-known")]);
  });

  test("is refused while the product has the database open, even with force", async () => {
    await fill(from);
    await makeBackup(place(from), archive, moment);
    await withDatabase(to, async (database) => {
      await database.migrate();
      const client = await addClient(database);
      await expect(restoreTo(to, true)).rejects.toThrow(/^The database is in use/);
      expect(await database.source.query("SELECT id FROM clients")).toEqual([{ id: client.id }]);
    });
  });

  test("uses the journal to mark mails sent after the backup, so that none is sent twice", async () => {
    const notificationId = await fill(from);
    await makeBackup(place(from), archive, moment);
    await sendJournal(from.folder).append(notificationId, moment);

    const { settled } = await restoreTo(from, true);
    expect(settled).toBe(1);
    await withDatabase(from, async (database) => {
      expect(await findNotification(database, notificationId)).toMatchObject({
        state: "sent",
        sentAt: moment,
      });
    });
  });

  describe("and schedules that were due since the backup", () => {
    const held = [{ client: "Kedai Satu", reportType: "monthly" }];
    const due = {
      ...untried,
      enabled: true,
      reportType: "monthly",
      day: 4,
      hour: 9,
      mode: "send",
      lastPeriodStart: "2026-09-01",
    } as const;
    const after = (seconds: number) => new Date(moment.getTime() + seconds * 1000);

    beforeEach(async () => {
      await withDatabase(from, async (database) => {
        const [one, other] = [await addClient(database, { name: "Kedai Satu" }), await addClient(database)];
        await storeSchedules(database, [
          { ...due, clientId: one.id },
          { ...due, clientId: one.id, reportType: "weekly", mode: "review" },
          { ...due, clientId: other.id, lastPeriodStart: "2026-10-01" },
        ]);
      });
      await sendJournal(from.folder).append("erased-since", moment);
      await makeBackup(place(from), archive, moment);
    });

    async function nextPeriods(scratch: Scratch): Promise<string[]> {
      const runs = await withDatabase(scratch, enabledSchedules);
      return runs.filter(({ mode }) => mode === "send").map((schedule) => nextRun(schedule, moment).period.start);
    }

    test("holds schedules that may have sent, which then continue with the next period", async () => {
      expect(await restoreTo(from, true)).toMatchObject({ covered: true, settled: 0, unknown: 0, held: [] });
      await sendJournal(from.folder).append("requested-after", after(1));
      expect(await restoreTo(from, true)).toMatchObject({ covered: true, settled: 0, unknown: 1, held });
      expect(await nextPeriods(from)).toEqual(["2026-11-01", "2026-11-01"]);
    });

    test("holds them on a new machine, whose folder does not know what was sent, also when it is repeated", async () => {
      expect(await restoreTo(to)).toMatchObject({ covered: false, settled: 0, unknown: 0, held });
      expect(await nextPeriods(to)).toEqual(["2026-11-01", "2026-11-01"]);
      const again = { ...place(to), force: true, openDatabase, migrations, now: after(60) };
      expect(await restoreBackup(archive, again)).toMatchObject({ covered: false, unknown: 0, held });
      expect(await nextPeriods(to)).toEqual(["2026-11-01", "2026-11-01"]);
    });

    test("holds nothing of a backup that the new machine made, because its journal knows what was sent since", async () => {
      await restoreTo(to);
      const later = join(from.folder, "kept", "later.backup");
      await makeBackup(place(to), later, after(60));
      const again = { ...place(to), force: true, openDatabase, migrations, now: after(120) };
      expect(await restoreBackup(later, again)).toMatchObject({ covered: true, held: [] });
    });
  });
});
