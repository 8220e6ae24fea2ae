import { startTransition, useState } from "react";

/**
 * The text of a search field: each letter is shown at once, and the table follows.
 * @returns the text, and what takes the next one
 */
export function useTyped(onSearch: (text: string) => void): [string, (text: string) => void] {
  const [typed, setTyped] = useState("");
  const type = (text: string) => {
    setTyped(text);
    startTransition(() => onSearch(text));
  };
  return [typed, type];
}
