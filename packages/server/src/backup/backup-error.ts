/** A backup or restore that failed. The message is for the person who runs the command. */
export class BackupError extends Error {
  override name = "BackupError";
}
