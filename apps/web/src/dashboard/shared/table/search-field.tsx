import { TextInput } from "@mantine/core";
import { useTyped } from "./use-typed.ts";

type SearchFieldProps = { label: string; onSearch: (search: string) => void; className?: string | undefined };

/** The search above a long table. */
export function SearchField({ label, onSearch, className = "" }: SearchFieldProps) {
  const [typed, type] = useTyped(onSearch);
  return (
    <TextInput
      className={className}
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}
