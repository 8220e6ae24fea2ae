import { useCallback, useState } from "react";

export type Selection = {
  ids: ReadonlySet<string>;
  /** Turns one on or off; with `range`, all up to the one before it as well. */
  toggle: (id: string, range?: string[]) => void;
  replace: (ids: Iterable<string>) => void;
};

/** Which rows of a table are selected, by their ids, also when they are not in sight. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback<Selection["toggle"]>(
    (id, range = []) =>
      setIds((before) => {
        const after = new Set(before);
        const on = !before.has(id);
        for (const one of [...range, id]) {
          if (on) after.add(one);
          else after.delete(one);
        }
        return after;
      }),
    [],
  );
  return { ids, toggle, replace: (wanted) => setIds(new Set(wanted)) };
}
