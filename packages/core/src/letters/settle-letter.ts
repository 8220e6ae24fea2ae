import type { Doorbell } from "../doorbell.ts";
import { Refusal } from "../refusal.ts";
import type { LetterRepository } from "./letter-repository.ts";
import type { Letter } from "./letter.ts";

type Dependencies = { letters: Pick<LetterRepository, "find" | "settle">; doorbell: Doorbell };

/**
 * Settles a letter whose outcome is not known by what the staff found out, or sends one again that failed.
 * @throws Refusal letter_not_found, or not_uncertain where there is nothing to settle
 */
export async function settleLetter(
  { letters, doorbell }: Dependencies,
  id: string,
  { arrived }: { arrived: boolean },
): Promise<Letter> {
  if (!(await letters.find(id))) throw new Refusal("letter_not_found");
  if (!(await letters.settle(id, arrived ? "sent" : "queued"))) throw new Refusal("not_uncertain");
  if (!arrived) await doorbell("letter", id);
  const settled = await letters.find(id);
  if (!settled) throw new Refusal("letter_not_found");
  return settled;
}
