import type { LetterRequest } from "../letters/letter.ts";
import { addressLetter } from "../letters/write-letter.ts";
import type { Issue } from "./issue.ts";
import type { Subscriber } from "./subscriber.ts";

/** Asks whether the address is to be on the list. */
export type SignUpLetter = { token: string };

/** A letter with the link that ends the newsletter. */
export type UnsubscribableLetter = { unsubscribeToken: string };

/** The newsletter itself: an article in the language of the subscriber. */
export type IssueLetter = UnsubscribableLetter & {
  slug: string;
  title: string;
  excerpt: string;
  /** How long it takes to read. */
  minutes: number;
};

/** What an article's letter says of it. */
export type IssueArticle = Omit<IssueLetter, "unsubscribeToken">;

type Addressing = Parameters<typeof addressLetter>[0];

/** Asks a person to confirm a sign-up. */
export function confirmationLetter(
  addressing: Addressing,
  { email, language }: Pick<Subscriber, "email" | "language">,
  { token, key }: { token: string; key: string },
): LetterRequest {
  return addressLetter(addressing, {
    kind: "newsletter-confirmation",
    to: { email },
    language,
    parameters: { token },
    key,
  });
}

/** Tells a person who signs up again that the address is on the list. */
export function knownLetter(addressing: Addressing, subscriber: Subscriber, key: string): LetterRequest {
  const { email, language, unsubscribeToken } = subscriber;
  return addressLetter(addressing, {
    kind: "newsletter-known",
    to: { email },
    language,
    parameters: { unsubscribeToken },
    key,
  });
}

/** An issue for one subscriber; asked for again it is the same letter. */
export function issueLetter(
  addressing: Addressing,
  issue: Pick<Issue, "id">,
  { id, email, language, unsubscribeToken }: Subscriber,
  article: IssueArticle,
): LetterRequest {
  return addressLetter(addressing, {
    kind: "newsletter-issue",
    to: { email },
    language,
    parameters: { ...article, unsubscribeToken },
    key: `${issue.id}/${id}`,
  });
}
