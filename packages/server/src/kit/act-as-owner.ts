import { statSync } from "node:fs";

/**
 * Gives up root's rights for those of the account that owns a folder, so that a command which root runs leaves no files there that
 * the product cannot open. Does nothing for other accounts, or where the folder is root's or not there.
 */
export function actAsOwner(folder: string): void {
  if (process.getuid?.() !== 0) return;
  const owner = statSync(folder, { throwIfNoEntry: false });
  if (owner === undefined || owner.uid === 0) return;
  process.setgroups?.([owner.gid]);
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}
