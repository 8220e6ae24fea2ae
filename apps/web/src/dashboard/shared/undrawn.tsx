import { Alert } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { read } from "./calls.ts";
import { keys } from "./keys.ts";
import { useListFormat } from "./use-format.ts";

/** How many words are named. */
const mostWords = 8;

/** Names the words that PDFs cannot show, and says what to do about them; nothing without such words. */
export function UndrawnNote({ words, children }: { words: string[]; children?: ReactNode }) {
  const { t } = useTranslation("admin");
  const list = useListFormat();
  const named = words.slice(0, mostWords).map((word) => `“${word}”`);
  const others = words.length - named.length;
  return (
    <div role="status">
      {words.length > 0 && (
        <Alert color="accent" title={t("letters.title")}>
          <p>
            {t("letters.words", {
              words: list([...named, ...(others > 0 ? [t("letters.others", { count: others })] : [])]),
            })}
          </p>
          <p>{t("letters.remedy")}</p>
          {children}
        </Alert>
      )}
    </div>
  );
}

/** How long typing pauses before the server is asked, in ms. */
const pause = 400;
/** Letters that every font has. */
const plain = /^[\t\n -~]*$/;

/** The words of what is typed that the PDFs of reports cannot show, once typing pauses. */
export function useUndrawn(typed: string[]): string[] {
  const [settled] = useDebouncedValue(JSON.stringify(typed.filter((text) => !plain.test(text))), pause);
  const texts = JSON.parse(settled) as string[];
  const { data } = useQuery({
    queryKey: keys.letters(texts),
    queryFn: read("POST /api/reports/letters", { body: { texts } }),
    enabled: texts.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return texts.length > 0 ? (data?.undrawn ?? []) : [];
}
