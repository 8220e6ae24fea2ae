/** A file as it was uploaded. */
export type UploadedFile = { name: string; bytes: Uint8Array };

/** For how long a file is kept while its questions are answered, in ms. */
export const importFileLifetime = 60 * 60_000;

/** How many files are kept: of one session, so that two windows can ask at once, and of all. */
export const mostImportFiles = { ofSession: 3, ofAll: 50 } as const;

/** The files that are being asked about, each for the session that uploaded it. */
export type ImportFiles = {
  /**
   * Keeps a file. The oldest ones make room for it.
   * @returns its id
   */
  keep: (session: string, file: UploadedFile, now: Date) => Promise<string>;
  /** Null when it is no longer kept, or was uploaded in another session. */
  read: (session: string, id: string, now: Date) => Promise<UploadedFile | null>;
  forget: (session: string, id: string) => Promise<void>;
  /** @returns how many had their time */
  purge: (now: Date) => Promise<number>;
};
