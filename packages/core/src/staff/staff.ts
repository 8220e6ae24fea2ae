export type Staff = {
  id: string;
  username: string;
  passwordHash: string;
  createdAt: Date;
  passwordChangedAt: Date;
};

/** A sign-in. Only the hash of its token is kept. */
export type Session = {
  tokenHash: string;
  staffId: string;
  createdAt: Date;
  expiresAt: Date;
};
