import { type ChangeEvent, useCallback, useEffect, useRef, useState } from "react";

type RowChoice = {
  /** The ids of the rows that the table shows, in its order. */
  shown: readonly string[];
  /** The ids of all rows in the table's order, also of those on other pages. */
  readIds: () => Promise<string[]>;
  /** Names the rows and their order. Nothing is selected from a row of one view to a row of another. */
  view: string;
  selection: Selection;
  onError: (error: unknown) => void;
};

/** Selects a row or drops it; with `range`, those since the last one as well. */
export type ChooseRow = (id: string, how: { on: boolean; range: boolean }) => void;

/** How a row's checkbox was changed: Shift asks for a range. */
export function rowChoice({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>): Parameters<ChooseRow>[1] {
  return { on: currentTarget.checked, range: nativeEvent instanceof MouseEvent && nativeEvent.shiftKey };
}

/** Handles clicks on the checkboxes of rows. It is always the same function, so that rows are not drawn again. */
export function useRowChoice(choice: RowChoice): ChooseRow {
  const latest = useRef(choice);
  useEffect(() => {
    latest.current = choice;
  });
  const last = useRef<{ id: string; view: string } | null>(null);
  return useCallback((id, { on, range }) => {
    const { view, selection, shown, readIds, onError } = latest.current;
    const from = range && last.current?.view === view ? last.current.id : null;
    last.current = { id, view };
    selection.set([id], on);
    if (from === null) return;
    if (shown.includes(from)) {
      selection.set(idsBetween(shown, from, id), on);
      return;
    }
    readIds().then((ids) => {
      const now = latest.current;
      // The staff may have gone on to another view meanwhile, or dropped the row again.
      if (now.view === view && now.selection.ids.has(id) === on) selection.set(idsBetween(ids, from, id), on);
    }, onError);
  }, []);
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

/** Which rows of a table are selected, by their ids, also when they are on another page. */
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
