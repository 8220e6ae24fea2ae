import { type ChangeEvent, useCallback, useEffect, useRef, useState } from "react";
import type { LongList } from "./use-long-list.ts";

type RowChoice<Row> = {
  list: Pick<LongList<Row>, "rowAt">;
  idOf: (row: Row) => string;
  /** The ids of all rows in the table's order, also of those that have not been read. */
  readIds: () => Promise<string[]>;
  /** Names the rows and their order. Nothing is selected from a row of one view to a row of another. */
  view: string;
  selection: Selection;
  onError: (error: unknown) => void;
};

/** A row and where it was clicked. */
type Place = { index: number; id: string };

/** Selects a row or drops it; with `range`, those since the last one as well. */
export type ChooseRow = (row: Place, how: { on: boolean; range: boolean }) => void;

/** How a row's checkbox was changed: Shift asks for a range. */
export function choiceOf({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): Parameters<ChooseRow>[1] {
  return { on: currentTarget.checked, range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey };
}

/** Handles clicks on the checkboxes of rows. It is always the same function, so that rows are not drawn again. */
export function useRowChoice<Row>(choice: RowChoice<Row>): ChooseRow {
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  });
  const last = useRef<(Place & { view: string }) | null>(null);
  return useCallback((row, { on, range }) => {
    const { view, selection, list, idOf, readIds, onError } = latest.current;
    const idAt = (index: number) => {
      const read = list.rowAt(index);
      return read === undefined ? undefined : idOf(read);
    };
    const from = range && last.current?.view === view ? last.current : null;
    last.current = { ...row, view };
    selection.set([row.id], on);
    if (!from) return;
    const known = readBetween(idAt, from, row);
    if (known) {
      selection.set(known, on);
      return;
    }
    readIds().then((ids) => {
      const now = latest.current;
      // The staff may have gone on to another view meanwhile, or dropped the row again.
      if (now.view === view && now.selection.ids.has(row.id) === on) {
        selection.set(idsBetween(ids, from.id, row.id), on);
      }
    }, onError);
  }, []);
}

/** The ids of the rows from one to another; null unless all have been read, and both are where they were clicked. */
export function readBetween(idAt: (index: number) => string | undefined, one: Place, other: Place): string[] | null {
  const first = Math.min(one.index, other.index);
  const ids = Array.from({ length: Math.abs(one.index - other.index) + 1 }, (_, place) => idAt(first + place));
  if (idAt(one.index) !== one.id || idAt(other.index) !== other.id) return null;
  return ids.every((id) => id !== undefined) ? ids : null;
}

/** The ids from one to another, both included, in either order. Empty when one of them is gone. */
export function idsBetween(ids: readonly string[], one: string, other: string): string[] {
  const [first = -1, last = -1] = [ids.indexOf(one), ids.indexOf(other)].toSorted((left, right) => left - right);
  return first === -1 ? [] : ids.slice(first, last + 1);
}

export type Selection = {
  ids: ReadonlySet<string>;
  /** Selects some or drops them. It is always the same function. */
  set: (ids: Iterable<string>, on: boolean) => void;
  replace: (ids: Iterable<string>) => void;
};

/** Which rows of a table are selected, by their ids, also when they are not in sight. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const set = useCallback<Selection["set"]>(
    (changed, on) =>
      setIds((before) => {
        const after = new Set(before);
        for (const id of changed) {
          if (on) after.add(id);
          else after.delete(id);
        }
        return after;
      }),
    [],
  );
  return { ids, set, replace: (wanted) => setIds(new Set(wanted)) };
}
