import { useCallback, useState } from "react";

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
