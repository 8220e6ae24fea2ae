import type { Mailable } from "../mail/mail-work.ts";
import type { Language } from "../reports/snapshot.ts";
import type { LetterKind, LetterParameters } from "./letter-parameters.ts";

/** A mail that is no report, as a row. It is put into words when it goes. */
export type Letter = Mailable & {
  kind: LetterKind;
  recipient: string;
  /** Empty where the recipient has told no name. */
  recipientName: string;
  /** E-mail address, in lower case, of the person whom the letter is to or about: what is found and erased by. */
  person: string;
  language: Language;
  /** Gone once the letter is sent: nobody needs them any more, and some open something. */
  parameters: LetterParameters[LetterKind] | null;
  /** Where an answer goes; to the address that the staff set for answers where it is null. */
  replyTo: string | null;
  /** One letter a key, however often it is asked for. */
  dedupeKey: string;
  state: "queued" | "sending" | "sent" | "failed" | "uncertain";
  sentAt: Date | null;
};

/** A letter as it is asked for. */
export type LetterRequest = Pick<
  Letter,
  | "id"
  | "kind"
  | "recipient"
  | "recipientName"
  | "person"
  | "language"
  | "parameters"
  | "replyTo"
  | "dedupeKey"
  | "messageId"
> & {
  /** Not before this moment; at once where it is null. */
  dueAt: Date | null;
};
