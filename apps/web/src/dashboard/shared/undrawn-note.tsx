import { Alert } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useListFormat } from "./use-list-format.ts";

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
