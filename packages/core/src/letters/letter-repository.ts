import type { Due } from "../due.ts";
import type { MailWork } from "../mail/mail-work.ts";
import type { Letter, LetterRequest } from "./letter.ts";

export type LetterSearch = { state?: Letter["state"] | undefined; limit: number; offset: number };

/** What is asked for and looked at outside of the worker. */
export type LetterRepository = {
  /** The letter with this key: the one that is there, or a new one. */
  write: (letter: LetterRequest) => Promise<{ letterId: string }>;
  /** Takes back letters that have not gone yet. @returns how many */
  withdraw: (dedupeKeys: string[]) => Promise<number>;
  /** Newest first. */
  list: (search: LetterSearch) => Promise<{ letters: Letter[]; total: number }>;
  find: (id: string) => Promise<Letter | null>;
  /** How many letters are due and not sent, and since when the oldest is. */
  due: () => Promise<Due>;
  /** @returns whether the letter was uncertain (or, to be queued again, failed) and now is settled */
  settle: (id: string, state: "sent" | "queued") => Promise<boolean>;
  /** Letters to or about this person, newest first. */
  aboutPerson: (person: string) => Promise<Letter[]>;
  /** @returns the ids of the letters that are gone */
  erasePerson: (person: string) => Promise<string[]>;
  /** Forgets letters asked for before a moment. @returns their ids */
  purge: (before: Date) => Promise<string[]>;
};

export type LetterWork = MailWork<Letter> & {
  /** The named letter, or the one that is due longest, with a lease on it. */
  claim: (id?: string) => Promise<Letter | null>;
};
