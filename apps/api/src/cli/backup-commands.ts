import { type Command, InvalidArgumentError } from "commander";
import { isArchive, makeBackup } from "@agency/platform/backup/make-backup";
import type { Manifest } from "@agency/platform/backup/manifest";
import { deleteOldBackups } from "@agency/platform/backup/old-backups";
import { restoreBackup } from "@agency/platform/backup/restore-backup";
import { noteBackup } from "@agency/platform/server/server-state";
import { CommandError, type CommandContext } from "./context.ts";

/** `backup` and `restore`. */
export function backupCommands(program: Command, { environment, print }: CommandContext): void {
  program
    .command("backup <target>")
    .description(
      "Write the database, the journal of sent emails and the email files into one archive. The product can keep running.",
    )
    .addHelpText(
      "after",
      "\n<target> is a file name that ends in .tar.gz, or a folder. In a folder, the file is named after the current time.",
    )
    .option("--keep-days <days>", "afterwards, delete the archives in this folder that are older", readDays)
    .action(async (target: string, { keepDays }: { keepDays?: number }) => {
      const { DATABASE_URL: url, DATA_DIR: folder } = environment();
      const now = new Date();
      if (keepDays && isArchive(target)) throw new CommandError("--keep-days needs a folder, not a file name.");
      const { path, bytes, manifest } = await makeBackup({ url, folder }, target, now);
      await noteBackup(folder, now);
      printRows(manifest);
      print(`Database: ${url ? `${new URL(url).host}${new URL(url).pathname}` : folder}`);
      print(`Backup: ${path} (${bytes} bytes)`);
      for (const old of keepDays ? await deleteOldBackups(target, keepDays, now) : []) print(`Deleted: ${old}`);
    });

  program
    .command("restore <archive>")
    .description(
      "Restore a backup into the database and DATA_DIR, and check the row count of every table. Stop the product first.",
    )
    .option("--force", "replace a database that is not empty")
    .action(async (archive: string, { force = false }: { force?: boolean }) => {
      const { DATABASE_URL: url, DATA_DIR: folder } = environment();
      const options = { url, folder, force, now: new Date() };
      const { manifest, migrated, covered, settled, unknown, held } = await restoreBackup(archive, options);
      printRows(manifest);
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
      print(`Restored as of ${manifest.createdAt}; the row count of every table matches the backup.`);
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
