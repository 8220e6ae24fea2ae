import { type Command, InvalidArgumentError } from "commander";
import { noteBackup } from "@agency/server/attention/server-state";
import { deleteOldBackups, isArchive, makeBackup } from "@agency/server/backup/make-backup";
import type { Manifest } from "@agency/server/backup/manifest";
import { restoreBackup } from "@agency/server/backup/restore-backup";
import { makeBackupKey } from "@agency/server/backup/seal";
import { migrations } from "@agency/server/compose/migrations";
import { openDatabase } from "@agency/server/compose/tables";
import { presentKeys, secretKeys as keysToSeal } from "@agency/server/kit/secrets";
import { findInstallation, isInstallation, ownFolder } from "../installation.ts";
import { requireNoUpdate } from "../one-update.ts";
import { CommandError, type CommandContext } from "./context.ts";

/** `backup`, `backup:key` and `restore`. */
export function backupCommands(program: Command, { environment, print }: CommandContext): void {
  program
    .command("backup <target>")
    .description(
      "Write the database, the journal of sent emails and the email files into one sealed archive. The product can keep running.",
    )
    .addHelpText(
      "after",
      "\n<target> is a file name that ends in .backup, or a folder. In a folder, the file is named after the current time.",
    )
    .option("--keep-days <days>", "afterwards, delete the archives in this folder that are older", readDays)
    .action(async (target: string, { keepDays }: { keepDays?: number }) => {
      const read = environment();
      const { DATABASE_URL: url, DATA_DIR: folder, BACKUP_KEY: backupKey } = read;
      const now = new Date();
      if (keepDays && isArchive(target)) throw new CommandError("--keep-days needs a folder, not a file name.");
      const [secretKey] = keysToSeal(read);
      const { path, bytes, manifest, leftOut } = await makeBackup({ url, folder, secretKey, backupKey }, target, now);
      printRows(manifest);
      if (leftOut > 0) print(`Stored emails left out: ${leftOut}, beyond the last 30 days or 1 GB`);
      print(`Database: ${url ? `${new URL(url).host}${new URL(url).pathname}` : folder}`);
      print(`Backup: ${path} (${bytes} bytes, ${backupKey ? "encrypted" : "not encrypted"})`);
      for (const old of keepDays ? await deleteOldBackups(target, keepDays, now) : []) print(`Deleted: ${old}`);
      // Last, because a full disk of DATA_DIR keeps no archive from being made and no old one from being deleted.
      await noteBackup(folder, now).catch((error: NodeJS.ErrnoException) => {
        throw new CommandError(
          `The backup is whole. Its time could not be noted in ${folder} (${error.code}), so Attention still counts from the one before. Check the disk and its rights.`,
        );
      });
    });

  program
    .command("backup:key")
    .description("Make a key that encrypts backups, and print its two halves. Nothing is stored.")
    .action(async () => {
      const { publicKey, secretKey } = await makeBackupKey();
      print(`public key  ${publicKey}`);
      print("            Set it as BACKUP_KEY: backups are encrypted from then on.");
      print(`secret key  ${secretKey}`);
      print(
        "            Keep it where you keep passwords. Only it opens those backups: set it as BACKUP_KEY to restore.",
      );
    });

  program
    .command("restore <archive>")
    .description(
      "Restore the rows of a backup of either database into the database and DATA_DIR, and check the row count of every table. Everybody signs in again. Stop the product first.",
    )
    .option("--force", "replace a database that is not empty")
    .option(
      "--foreign",
      "restore a backup that was sealed with another SECRET_KEY, because you trust where it comes from",
    )
    .action(async (archive: string, { force = false, foreign = false }: { force?: boolean; foreign?: boolean }) => {
      if (isInstallation(ownFolder)) requireNoUpdate(findInstallation(ownFolder));
      const read = environment();
      const { DATABASE_URL: url, DATA_DIR: folder, BACKUP_KEY: backupKey } = read;
      const secretKeys = presentKeys(read);
      const options = { url, folder, secretKeys, backupKey, force, foreign, openDatabase, migrations, now: new Date() };
      const restored = await untilStopped((signal) => restoreBackup(archive, { ...options, signal }));
      const { manifest, newer, leftOut, migrated, covered, settled, unknown, held } = restored;
      printRows(manifest);
      if (leftOut.length > 0) {
        print(
          `The backup also has what this version has no place for, and that was left out${newer ? " because its data are of a newer version. To have it, install that version and restore the backup again" : ""}:`,
        );
        for (const name of leftOut) print(`Left out: ${name}`);
      }
      for (const name of migrated) print(`Migrated: ${name}`);
      if (settled > 0) print(`${settled} emails sent after the backup were marked as sent, according to the journal.`);
      if (!covered) {
        print(
          "DATA_DIR had no journal of what was sent since the backup, as on a new machine. Emails that are queued in the backup may have " +
            "been sent: look at the queued reports before you start the workers.",
        );
      }
      if (unknown > 0) print(`${unknown} emails that were requested and sent after the backup are not in it.`);
      if (held.length > 0) {
        print(
          "The schedules below were due since the backup and go on with the next period, so that nobody gets a report twice. Look in " +
            "your mail server's log for those that had not gone out, and press Send for them. See “Backup and restore” in docs/operations.md.",
        );
        for (const { client, reportType } of held) print(`Held: ${client}, ${reportType}`);
      }
      print(
        "Sessions, known browsers, and links and consents that waited for a click have ended: everybody signs in again.",
      );
      print(`Restored as of ${manifest.createdAt}; every table came with the rows of the backup.`);
    });

  function printRows({ rows }: Manifest): void {
    for (const table of Object.keys(rows).toSorted()) print(`${String(rows[table]).padStart(9)}  ${table}`);
  }
}

function readDays(text: string): number {
  const days = Number(text);
  if (!Number.isInteger(days) || days < 1) throw new InvalidArgumentError("It must be a whole number of days.");
  return days;
}

/**
 * Lets the work give up in order when the program is to end.
 * @throws CommandError then
 */
async function untilStopped<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = () => controller.abort(new CommandError("Stopped. Nothing was changed."));
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.on(signal, stop);
  try {
    return await work(controller.signal);
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}
