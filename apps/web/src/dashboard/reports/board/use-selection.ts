import { useRef, useState } from "react";
import type { BoardRow } from "@agency/contracts/board/schemas";

/** The clients chosen in the table: some by their IDs, or all that match the filter. */
export type Selection = {
  all: boolean;
  /** Empty when all are chosen. */
  chosen: ReadonlyMap<string, BoardRow>;
  has: (clientId: string) => boolean;
  /** Chooses a client or drops it; with `range`, those between it and the last one as well. */
  toggle: (index: number, options: { range: boolean }) => void;
  chooseAll: () => void;
  clear: () => void;
};

/** @param rowsBetween the rows that are known, both indices included */
export function useSelection(rowsBetween: (first: number, last: number) => BoardRow[]): Selection {
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, BoardRow>>(new Map());
  const last = useRef<number | null>(null);

  return {
    all,
    chosen,
    has: (clientId) => all || chosen.has(clientId),
    toggle: (index, { range }) => {
      const from = range && last.current !== null ? last.current : index;
      const rows = rowsBetween(Math.min(from, index), Math.max(from, index));
      const [own] = rowsBetween(index, index);
      last.current = index;
      if (!own) return;
      const adding = !all && !chosen.has(own.clientId);
      const next = new Map(chosen);
      for (const row of rows) {
        if (adding) next.set(row.clientId, row);
        else next.delete(row.clientId);
      }
      setAll(false);
      setChosen(next);
    },
    chooseAll: () => {
      setAll(true);
      setChosen(new Map());
    },
    clear: () => {
      last.current = null;
      setAll(false);
      setChosen(new Map());
    },
  };
}
