import { useState } from "react";
import type { Language } from "@agency/content/settings";
import type { OwnWords } from "@agency/contracts/mail-words";
import { type MailWordPart, mailWordParts } from "@agency/model/report/mail-words";
import { useLanguage } from "../../shared/i18n/use-language.ts";
import { isChangedMeanwhile } from "../shared/changed-meanwhile.ts";
import { fieldMessages } from "../shared/field-messages.ts";

export type Wording = ReturnType<typeof useWording>;

/** Words as they are typed, the language of which they are shown in, and what the server said against them. */
export function useWording(saved: OwnWords[]) {
  const [words, setWords] = useState(saved);
  // As they were when the form showed them, or when its person was told what somebody else made of them.
  const [seen, setSeen] = useState(saved);
  const [isTold, setTold] = useState(false);
  if (isTold && seen !== saved) setSeen(saved);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const [problems, setProblems] = useState<Record<string, string>>({});
  const problem = (index: number, part: MailWordPart) => problems[`words.${index}.${part}`];
  const shown = words.findIndex((one) => one.language === language);

  /** Shows what the server refused, in the language that it is about. @returns whether it named a field */
  const refuse = (error: unknown): boolean => {
    const refused = inOwnForm(fieldMessages(error));
    const isWrong = (index: number) => mailWordParts.some((part) => `words.${index}.${part}` in refused);
    const wrong = words.find((_, index) => isWrong(index));
    setProblems(refused);
    setTold(isChangedMeanwhile(error));
    if (wrong && !isWrong(shown)) setLanguage(wrong.language);
    return Object.keys(refused).length > 0;
  };

  return {
    words,
    seen,
    language,
    setLanguage,
    problems,
    refuse,
    typed: (part: MailWordPart) => words[shown]?.[part] ?? "",
    problem: (part: MailWordPart) => problem(shown, part),
    write: (part: MailWordPart, text: string) =>
      setWords(words.map((one, index) => (index === shown ? { ...one, [part]: text } : one))),
    /** Whether somebody else changed what stands at a problem. */
    isChanged: isTold,
    /** What somebody else changed becomes what they wrote. The rest stays. */
    takeTheirs: () => {
      const their = (one: OwnWords, index: number, part: MailWordPart) =>
        problem(index, part) ? (saved[index]?.[part] ?? "") : one[part];
      const mixed = (one: OwnWords, index: number) => ({
        ...one,
        ...Object.fromEntries(mailWordParts.map((part) => [part, their(one, index, part)])),
      });
      setWords(words.map(mixed));
      setProblems({});
      setTold(false);
    },
    /** Takes what the server made of the words. */
    accept: (taken: OwnWords[] = words) => {
      setWords(taken);
      if (taken !== words) setSeen(taken);
      setProblems({});
      setTold(false);
    },
  };
}

/** The preview takes the fields of the form as a part of its own input. */
function inOwnForm(messages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([field, message]) => [field.replace(/^reportMail\./, ""), message]),
  );
}
