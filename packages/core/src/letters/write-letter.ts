import { createHash } from "node:crypto";
import type { NewId } from "../clock.ts";
import type { Doorbell } from "../doorbell.ts";
import type { Language } from "../reports/snapshot.ts";
import type { LetterKind, LetterParameters } from "./letter-parameters.ts";
import type { LetterRepository } from "./letter-repository.ts";
import type { LetterRequest } from "./letter.ts";

export type LetterInput<K extends LetterKind = LetterKind> = {
  kind: K;
  to: { email: string; name?: string };
  /** E-mail address of the person whom the letter is about, where that is not the recipient. */
  about?: string;
  language: Language;
  parameters: LetterParameters[K];
  /** Where an answer goes; to the address that the staff set for answers when left out. */
  replyTo?: string;
  /** Not before this moment; at once when left out. */
  dueAt?: Date;
  /** What makes this letter the same as another of its kind, such as the id of the booking that it confirms. */
  key: string;
};

type Addressing = {
  newId: NewId;
  /** Host of the Message-IDs. */
  host: string;
};

type Dependencies = Addressing & { letters: Pick<LetterRepository, "write">; doorbell: Doorbell };

/** A letter ready to be kept, for whoever keeps it in one transaction with something else. */
export function addressLetter<K extends LetterKind>({ newId, host }: Addressing, input: LetterInput<K>): LetterRequest {
  const { kind, to, about = to.email, language, parameters, replyTo = null, dueAt = null } = input;
  const dedupeKey = `${kind}/${input.key}`;
  return {
    id: newId(),
    kind,
    recipient: to.email,
    recipientName: to.name ?? "",
    person: about.toLowerCase(),
    language,
    parameters,
    replyTo,
    dedupeKey,
    messageId: `<${createHash("sha256").update(`letter/${dedupeKey}`).digest("hex").slice(0, 40)}@${host}>`,
    dueAt,
  };
}

/** Asks for a mail to be sent once. Asking again with the same key is answered with the letter that is there. */
export async function writeLetter<K extends LetterKind>(
  dependencies: Dependencies,
  input: LetterInput<K>,
): Promise<string> {
  const { letterId } = await dependencies.letters.write(addressLetter(dependencies, input));
  await dependencies.doorbell("letter", letterId);
  return letterId;
}
