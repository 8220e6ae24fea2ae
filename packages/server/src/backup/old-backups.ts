import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const day = 86_400_000;

/** The time in the name that `makeBackup` gives an archive. Other files in the folder are not ours to delete. */
const ourName = /^agency-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.backup$/;

/**
 * Deletes the archives in a folder that are older than a number of days, by the time in their names.
 * @returns their paths
 */
export async function deleteOldBackups(folder: string, days: number, now: Date): Promise<string[]> {
  const old = (await readdir(folder)).filter((name) => {
    const [, date, hour, minute, second] = ourName.exec(name) ?? [];
    return date !== undefined && now.getTime() - Date.parse(`${date}T${hour}:${minute}:${second}Z`) > days * day;
  });
  const paths = old.map((name) => join(folder, name));
  for (const path of paths) await rm(path);
  return paths;
}
