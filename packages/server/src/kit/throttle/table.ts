import { EntitySchema } from "typeorm";
import { key, longText, moment, whole, yesNo } from "../db/columns.ts";

/** Tries of one key. */
export type ThrottleRow = {
  /** A hash, so that the table names neither addresses nor people. */
  id: string;
  count: number;
  /** The next try may come then. */
  openAt: Date;
  forgetAt: Date;
};

export const throttleEntity = new EntitySchema<ThrottleRow>({
  name: "throttle",
  tableName: "throttles",
  columns: { id: key(64), count: whole, openAt: moment, forgetAt: moment },
  indices: [{ name: "throttles_forget_at", columns: ["forgetAt"] }],
});

/** The tries to sign in to one account from browsers that nobody knows. */
export type SignInLineRow = {
  /** A hash of the account or of the name without one. */
  id: string;
  /** Whether there is such an account. */
  isAccount: boolean;
  /** As `line-text.ts` writes it. */
  text: string;
  forgetAt: Date;
};

export const signInLineEntity = new EntitySchema<SignInLineRow>({
  name: "signInLine",
  tableName: "sign_in_lines",
  columns: { id: key(64), isAccount: yesNo, text: longText, forgetAt: moment },
  indices: [{ name: "sign_in_lines_forget_at", columns: ["forgetAt"] }],
});
