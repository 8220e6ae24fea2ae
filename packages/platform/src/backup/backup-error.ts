/** A backup or its return that cannot be; the message is for the person who asked. */
export class BackupError extends Error {
  override name = "BackupError";
}
