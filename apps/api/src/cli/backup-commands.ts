import type { Command } from "commander";
import { makeBackup } from "@agency/platform/backup/make-backup";
import type { Manifest } from "@agency/platform/backup/manifest";
import { restoreBackup } from "@agency/platform/backup/restore-backup";
import type { CommandContext } from "./context.ts";

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
    .action(async (target: string) => {
      const { DATABASE_URL: url, DATA_DIR: folder } = environment();
      const { path, bytes, manifest } = await makeBackup({ url, folder }, target, new Date());
      printRows(manifest);
      print(`Backup: ${path} (${bytes} bytes)`);
    });

  program
    .command("restore <archive>")
    .description(
      "Restore a backup into the database and DATA_DIR, and check the row count of every table. Stop the product first.",
    )
    .option("--force", "replace a database that is not empty")
    .action(async (archive: string, { force = false }: { force?: boolean }) => {
      const { DATABASE_URL: url, DATA_DIR: folder } = environment();
      const { manifest, migrated, settled } = await restoreBackup(archive, { url, folder, force });
      printRows(manifest);
      for (const name of migrated) print(`Migrated: ${name}`);
      if (settled > 0) print(`${settled} emails sent after the backup were marked as sent, according to the journal.`);
      print(`Restored as of ${manifest.createdAt}; the row count of every table matches the backup.`);
    });

  function printRows({ rows }: Manifest): void {
    for (const table of Object.keys(rows).toSorted()) print(`${String(rows[table]).padStart(9)}  ${table}`);
  }
}
