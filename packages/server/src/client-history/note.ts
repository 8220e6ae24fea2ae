/** A note of the staff about a client, which only they read. */
export type Note = {
  id: string;
  clientId: string;
  text: string;
  /** The account's name. */
  author: string;
  createdAt: Date;
};
