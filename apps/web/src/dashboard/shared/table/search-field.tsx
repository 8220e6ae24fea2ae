import { TextInput, type TextInputProps } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { startTransition, useState } from "react";

type SearchFieldProps = Pick<TextInputProps, "className" | "flex" | "maw"> & {
  label: string;
  onSearch: (search: string) => void;
};

/** The search above a long table. */
export function SearchField({ label, onSearch, ...place }: SearchFieldProps) {
  const [typed, type] = useTyped(onSearch);
  return (
    <TextInput
      {...place}
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}

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

/** The last search once typing pauses, and whether the list still shows the one before. */
export function useSettledSearch(typed: string): { search: string; settling: boolean } {
  const wanted = typed.trim();
  const [search] = useDebouncedValue(wanted, 200);
  return { search, settling: search !== wanted };
}
