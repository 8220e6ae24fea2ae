/** What lets a program read as the person who made it. Only the hash of its secret is stored. */
export type Token = {
  id: string;
  staffId: string;
  name: string;
  tokenHash: string;
  /** Whether it reads only the clients that it was given. */
  clientsOnly: boolean;
  /** Whether it may propose comments and lines for drafts, for as long as its person may edit reports. */
  mayPropose: boolean;
  createdAt: Date;
  expiresAt: Date;
  lastUsedAt: Date | null;
};

/** What a secret begins with, so that whoever finds one knows what it is. */
export const tokenPrefix = "agt_";
