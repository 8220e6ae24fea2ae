import { useDebouncedValue } from "@mantine/hooks";

/** What was typed last once typing pauses, and whether the list still shows what an earlier search found. */
export function useSettledSearch(typed: string): { search: string; settling: boolean } {
  const wanted = typed.trim();
  const [search] = useDebouncedValue(wanted, 200);
  return { search, settling: search !== wanted };
}
