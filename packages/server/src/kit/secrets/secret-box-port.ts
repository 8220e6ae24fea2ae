/** Encrypts what must not be readable in the database or a backup. */
export type SecretBox = {
  /** The id of the key that `seal` uses; not secret. */
  keyId: string;
  /** @param context what the text belongs to; `open` must be given the same, so that a sealed text cannot be moved */
  seal: (text: string, context: string) => string;
  /** The text; null when it was sealed with a key that is not here, for another context, or was changed. */
  open: (sealed: string, context: string) => string | null;
};
