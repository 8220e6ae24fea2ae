import { useCallback, useEffect, useRef, useState } from "react";
import type { BoardRow } from "@agency/contracts/board/schemas";

/** The clients chosen in the table: some by their IDs, or all active ones that match the filter. */
export type Selection = {
  all: boolean;
  /** Empty when all are chosen. */
  chosen: ReadonlyMap<string, BoardRow>;
  /** Chooses a client or drops it; with `range`, those between it and the last one as well. It is always the same function. */
  toggle: (row: BoardRow, options: { index: number; range: boolean }) => void;
  chooseAll: () => void;
  clear: () => void;
};

type Choice = Pick<Selection, "all" | "chosen">;

const none: Choice = { all: false, chosen: new Map() };

/** @param rowsBetween the rows that are known, both indices included */
export function useSelection(rowsBetween: (first: number, last: number) => BoardRow[]): Selection {
  const [choice, setChoice] = useState(none);
  const last = useRef<number | null>(null);
  const latest = useRef(rowsBetween);
  useEffect(() => {
    latest.current = rowsBetween;
  }, [rowsBetween]);

  const toggle = useCallback<Selection["toggle"]>((own, { index, range }) => {
    const from = range && last.current !== null ? last.current : index;
    const between = latest.current(Math.min(from, index), Math.max(from, index));
    last.current = index;
    // The own row is the one that was in sight, whatever has arrived since.
    const rows = from === index ? [own] : [...between, own];
    setChoice((before) => toggled(before, { own, rows }));
  }, []);
  return {
    ...choice,
    toggle,
    chooseAll: () => setChoice({ all: true, chosen: none.chosen }),
    clear: () => {
      last.current = null;
      setChoice(none);
    },
  };
}

function toggled({ all, chosen }: Choice, { own, rows }: { own: BoardRow; rows: BoardRow[] }): Choice {
  const adding = !all && !chosen.has(own.clientId);
  const next = new Map(chosen);
  for (const row of rows) {
    if (adding) next.set(row.clientId, row);
    else next.delete(row.clientId);
  }
  return { all: false, chosen: next };
}
