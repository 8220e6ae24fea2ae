import type { Language } from "@agency/content/settings";
import type { PresentedDoubt } from "@agency/contracts/figures";
import { type ConfirmedDoubt, type Doubt, doubtId } from "@agency/model/doubts";
import { fieldLabel, problemMessages } from "../kit/http/problems.ts";
import { doubtProblems } from "./doubts.ts";

/** Doubts in words of a language, each with whoever answered it. */
export function presentDoubts(
  { doubts, confirmed }: { doubts: Doubt[]; confirmed: ConfirmedDoubt[] },
  language: Language,
): PresentedDoubt[] {
  const messages = problemMessages(doubtProblems(doubts), language);
  return doubts.map((doubt, index) => {
    const id = doubtId(doubt);
    const answer = confirmed.find((one) => one.id === id);
    const { field = "", message = "" } = messages[index] ?? {};
    return {
      id,
      figure: doubt.figure,
      message: `${fieldLabel(field, language)} ${message}`,
      confirmed: answer ? { by: answer.by, at: answer.at } : null,
    };
  });
}
