/** The answers so far, by the names of the questions. */
export type Given = Readonly<Record<string, string>>;
