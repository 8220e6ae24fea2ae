export type Staff = {
  id: string;
  username: string;
  passwordHash: string;
  createdAt: Date;
  passwordChangedAt: Date;
};

/** A session. Only the hash of its token is stored. */
export type Session = {
  tokenHash: string;
  staffId: string;
  createdAt: Date;
  expiresAt: Date;
};

/** Makes the browser known in which it is opened. Only the hash of its token is stored. */
export type BrowserLink = {
  tokenHash: string;
  staffId: string;
  createdAt: Date;
  expiresAt: Date;
};
