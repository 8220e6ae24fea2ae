import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { call } from "../../shared/api/call.ts";
import { keys } from "./keys.ts";

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
    queryFn: ({ signal }) => call("POST /api/reports/letters", { body: { texts } }, { signal }),
    enabled: texts.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  return texts.length > 0 ? (data?.undrawn ?? []) : [];
}
